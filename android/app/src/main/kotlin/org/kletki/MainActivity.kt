package org.kletki

import android.content.Intent
import android.content.res.Configuration
import android.os.Build
import android.os.Bundle
import android.os.Process
import android.provider.Settings
import android.text.InputFilter
import android.view.HapticFeedbackConstants
import android.view.KeyEvent
import android.view.View
import android.widget.EditText
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge
import androidx.annotation.Keep
import androidx.appcompat.app.AlertDialog
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import com.google.androidgamesdk.GameActivity

/**
 * What the app can't ask of Android without Java. `GameActivity` starts the app and gives it the surface and the touches; the
 * other half of this class is `src/app/platform/android.rs`, which calls the methods marked with [Keep].
 */
@Keep
class MainActivity : GameActivity() {
    private val back =
        object : OnBackPressedCallback(false) {
            override fun handleOnBackPressed() = onBack()
        }

    private external fun onBack()

    private external fun onInsets(left: Float, top: Float, right: Float, bottom: Float)

    private external fun onText(text: String)

    private external fun onWishes(dark: Boolean, reducedMotion: Boolean, textScale: Float, languages: String)

    override fun onCreate(savedInstanceState: Bundle?) {
        // The app begins within `super.onCreate`, and asks for the language at once.
        tellWishes(resources.configuration)
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        onBackPressedDispatcher.addCallback(this, back)
        ViewCompat.setOnApplyWindowInsetsListener(findViewById(android.R.id.content)) { _, insets ->
            tellInsets(insets)
            insets
        }
    }

    override fun onResume() {
        super.onResume()
        // The animations may have been turned off meanwhile, of which no configuration tells.
        tellWishes(resources.configuration)
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        tellWishes(newConfig)
    }

    /**
     * The app's thread waits for events until its process ends, and `GameActivity` would wait here for that thread. All is kept
     * at each move, so the process may end at any time.
     */
    override fun onDestroy() {
        Process.killProcess(Process.myPid())
        super.onDestroy()
    }

    /** Before Android 13, and from keyboards, Back is a key, which `GameActivity` would take for one of the app's. */
    override fun dispatchKeyEvent(event: KeyEvent): Boolean {
        if (event.keyCode != KeyEvent.KEYCODE_BACK) return super.dispatchKeyEvent(event)
        if (event.action == KeyEvent.ACTION_UP && !event.isCanceled) onBackPressedDispatcher.onBackPressed()
        return true
    }

    private fun tellInsets(insets: WindowInsetsCompat) {
        val covered = insets.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
        val density = resources.displayMetrics.density
        onInsets(covered.left / density, covered.top / density, covered.right / density, covered.bottom / density)
    }

    private fun tellWishes(configuration: Configuration) {
        val night = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
        val animations = Settings.Global.getFloat(contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f)
        onWishes(
            night == Configuration.UI_MODE_NIGHT_YES,
            animations == 0f,
            configuration.fontScale,
            configuration.locales.toLanguageTags(),
        )
    }

    /** Whether Back is the app's, or leads out of it as the system shows it. */
    @Keep
    private fun takeBack(takes: Boolean) = runOnUiThread { back.isEnabled = takes }

    /** The icons in the system's bars fit the page under them. */
    @Keep
    private fun showLook(dark: Boolean) =
        runOnUiThread {
            val bars = WindowCompat.getInsetsController(window, window.decorView)
            bars.isAppearanceLightStatusBars = !dark
            bars.isAppearanceLightNavigationBars = !dark
        }

    /** By way of the view, which needs no permission and heeds the person's setting. */
    @Keep
    private fun feel(refused: Boolean) =
        runOnUiThread {
            val view: View = window.decorView
            view.performHapticFeedback(
                when {
                    !refused -> HapticFeedbackConstants.CLOCK_TICK
                    Build.VERSION.SDK_INT >= Build.VERSION_CODES.R -> HapticFeedbackConstants.REJECT
                    else -> HapticFeedbackConstants.LONG_PRESS
                },
            )
        }

    /** Asks for a text in a dialog: what a soft keyboard writes into the window doesn't reach the app. */
    @Keep
    private fun askText(title: String, text: String, limit: Int) =
        runOnUiThread {
            val line = EditText(this)
            line.filters = arrayOf(InputFilter.LengthFilter(limit))
            line.isSingleLine = true
            line.setText(text)
            line.setSelection(line.length())
            AlertDialog.Builder(this)
                .setTitle(title)
                .setView(line)
                .setPositiveButton(android.R.string.ok) { _, _ -> onText("${line.text}") }
                .setNegativeButton(android.R.string.cancel, null)
                .show()
        }

    @Keep
    private fun share(text: String) =
        runOnUiThread {
            val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
            startActivity(Intent.createChooser(send, null))
        }

    private companion object {
        init {
            // Before `GameActivity` does so itself: `onCreate` calls into it first.
            System.loadLibrary("kletki")
        }
    }
}
