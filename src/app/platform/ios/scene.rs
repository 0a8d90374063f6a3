//! The window and its scene.
//!
//! An app that is built with the kit of iOS 27 or later is ended at its start if it doesn't live in
//! scenes (Apple's technote TN3187), and winit 0.30 makes a window without one. So the app declares
//! a scene (`Info.plist` names the class below), and the window moves into it when both are there.

use bevy::winit::WINIT_WINDOWS;
use objc2::{ClassType, DeclaredClass, declare_class, mutability, rc::Retained};
use objc2_foundation::{MainThreadMarker, NSObjectProtocol};
use objc2_ui_kit::{
    UIApplication, UICoordinateSpace, UIResponder, UISceneDelegate, UIView, UIWindow,
    UIWindowScene, UIWindowSceneDelegate,
};
use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};

declare_class!(
    /// What UIKit asks for by the name in `Info.plist`. All that it would tell comes to winit as the
    /// application's own notifications.
    struct SceneDelegate;

    // SAFETY: `UIResponder` has no requirements for its subclasses, and there is no `Drop`.
    unsafe impl ClassType for SceneDelegate {
        type Super = UIResponder;
        type Mutability = mutability::MainThreadOnly;
        const NAME: &'static str = "KletkiSceneDelegate";
    }

    impl DeclaredClass for SceneDelegate {}

    unsafe impl NSObjectProtocol for SceneDelegate {}

    unsafe impl UISceneDelegate for SceneDelegate {}

    unsafe impl UIWindowSceneDelegate for SceneDelegate {}
);

/// Makes the class known: before the event loop begins, since UIKit looks for it by name.
pub fn register() {
    SceneDelegate::class();
}

/// The app's window, in its scene; none before UIKit has made both.
pub fn window(main_thread: MainThreadMarker) -> Option<Retained<UIWindow>> {
    let window = winit_view()?.window()?;
    // SAFETY: plain getters and setters, on the main thread.
    unsafe {
        if window.windowScene().is_none()
            && let Some(scene) = scene(main_thread)
        {
            window.setWindowScene(Some(&scene));
            window.setFrame(scene.coordinateSpace().bounds());
            window.makeKeyAndVisible();
        }
    }
    Some(window)
}

/// The view that winit draws into.
fn winit_view() -> Option<Retained<UIView>> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.windows.values().next()?;
        let RawWindowHandle::UiKit(handle) = window.window_handle().ok()?.as_raw() else {
            return None;
        };
        // SAFETY: winit's handle has a `UIView` that lives as long as the window.
        unsafe { Retained::retain(handle.ui_view.as_ptr().cast()) }
    })
}

/// The scene that UIKit has connected. There is one at most: `Info.plist` allows no more.
fn scene(main_thread: MainThreadMarker) -> Option<Retained<UIWindowScene>> {
    let application = UIApplication::sharedApplication(main_thread);
    // SAFETY: a plain getter, on the main thread.
    let scenes = unsafe { application.connectedScenes() };
    let scene = scenes.iter().next()?;
    let is_window_scene = scene.is_kind_of::<UIWindowScene>();
    // SAFETY: it is what it's cast to.
    is_window_scene.then(|| unsafe { Retained::cast::<UIWindowScene>(scene.retain()) })
}
