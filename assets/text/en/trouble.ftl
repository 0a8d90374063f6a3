# When something went wrong.

trouble-title = Something is wrong
trouble-storage = This device won’t keep your games. They last until you close the app.
trouble-second-window = Kletki is open in another window. Games in this one last until you close it.
trouble-full = Your move could not be saved. The device may be out of space.

trouble-save-kept = It was put aside and isn’t lost. You can start a new game.
trouble-save-broken = The saved game is damaged. { trouble-save-kept }
trouble-save-newer = The saved game comes from a newer version of the app. { trouble-save-kept }
trouble-save-edited = Somebody has changed the saved game. { trouble-save-kept }
trouble-save-illegal = The saved game has a move against the rules. { trouble-save-kept }
trouble-settings = The settings could not be read, so they are as they were in the beginning.
trouble-statistics = The results could not be read. The old ones were put aside, and counting starts anew.
trouble-address = The address names a game that is not here. Choose another one.
