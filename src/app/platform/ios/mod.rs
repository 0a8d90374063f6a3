//! iOS and iPadOS, asked through UIKit, which speaks to the main thread alone: what it says is read
//! there at the beginning of each frame, and what it's told waits for the end of one.

mod scene;

use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use bevy::{ecs::system::NonSendMarker, prelude::*, window::RequestRedraw};
use jiff::tz::{Offset, TimeZone};
use objc2::rc::Retained;
use objc2_foundation::{MainThreadMarker, NSArray, NSString, NSTimeZone};
use objc2_ui_kit::{
    UIAccessibilityIsReduceMotionEnabled, UIActivityViewController, UIFontMetrics,
    UINotificationFeedbackGenerator, UINotificationFeedbackType, UISelectionFeedbackGenerator,
    UITraitEnvironment, UIUserInterfaceStyle, UIViewController, UIWindow,
};

use super::{
    Haptic, Insets,
    phone::{System, system},
};

/// What UIKit is told at the end of the frame.
enum Order {
    Feel(Haptic),
    ShowLook { dark: bool },
    Share(String),
}

static ORDERS: Mutex<Vec<Order>> = Mutex::new(Vec::new());

fn order(order: Order) {
    ORDERS
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(order);
}

pub fn plugin(app: &mut App) {
    scene::register();
    app.add_systems(First, listen).add_systems(Last, obey);
}

/// Reads what the system says. The screens read it in the same frame or the next.
fn listen(_main_thread: NonSendMarker, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(window) = MainThreadMarker::new().and_then(scene::window) else {
        return;
    };
    let said = ask(&window);
    let mut known = system();
    if *known != said {
        *known = said;
        redraw.write(RequestRedraw);
    }
}

fn ask(window: &UIWindow) -> System {
    let insets = window.safeAreaInsets();
    // The window wears the app's own look: the screen's is the system's.
    // SAFETY: these are plain getters, called on the main thread, where the window is from.
    let (style, reduced_motion, hundred) = unsafe {
        (
            window.screen().traitCollection().userInterfaceStyle(),
            UIAccessibilityIsReduceMotionEnabled().as_bool(),
            // It rounds to pixels: a hundred points tell the scale to a hundredth.
            UIFontMetrics::defaultMetrics().scaledValueForValue(100.0),
        )
    };
    System {
        insets: Insets {
            top: insets.top as f32,
            right: insets.right as f32,
            bottom: insets.bottom as f32,
            left: insets.left as f32,
        },
        dark: style == UIUserInterfaceStyle::Dark,
        reduced_motion,
        text_scale: hundred as f32 / 100.0,
    }
}

fn obey(_main_thread: NonSendMarker) {
    let Some(main_thread) = MainThreadMarker::new() else {
        return;
    };
    let Some(window) = scene::window(main_thread) else {
        return;
    };
    let orders = std::mem::take(&mut *ORDERS.lock().unwrap_or_else(PoisonError::into_inner));
    for order in orders {
        // SAFETY: UIKit is called on its own thread, with objects that it gave.
        unsafe {
            match order {
                Order::Feel(Haptic::Made) => {
                    UISelectionFeedbackGenerator::new(main_thread).selectionChanged();
                }
                Order::Feel(Haptic::Refused) => UINotificationFeedbackGenerator::new(main_thread)
                    .notificationOccurred(UINotificationFeedbackType::Warning),
                Order::ShowLook { dark } => window.setOverrideUserInterfaceStyle(if dark {
                    UIUserInterfaceStyle::Dark
                } else {
                    UIUserInterfaceStyle::Light
                }),
                Order::Share(text) => offer(&window, &text, main_thread),
            }
        }
    }
}

/// Shows the system's sheet of the apps that take a text.
///
/// # Safety
///
/// The window is one of UIKit's, in the view of the app's only scene.
unsafe fn offer(window: &UIWindow, text: &str, main_thread: MainThreadMarker) {
    let Some(page) = window.rootViewController() else {
        return;
    };
    let text = Retained::into_super(NSString::from_str(text));
    let items: Retained<NSArray> = NSArray::from_vec(vec![Retained::into_super(text)]);
    // SAFETY: the items are what the class takes, and the arguments those of its methods.
    unsafe {
        let sheet = UIActivityViewController::initWithActivityItems_applicationActivities(
            main_thread.alloc(),
            &items,
            None,
        );
        // On an iPad the sheet hangs from a place.
        if let Some(popover) = sheet.popoverPresentationController() {
            popover.setSourceView(page.view().as_deref());
            popover.setSourceRect(
                page.view()
                    .map_or_else(Default::default, |view| view.bounds()),
            );
        }
        let sheet: Retained<UIViewController> = Retained::into_super(sheet);
        page.presentViewController_animated_completion(&sheet, true, None);
    }
}

/// The clock, the battery and the signal are dark on a light page, and light on a dark one.
pub fn show_look(dark: bool) {
    order(Order::ShowLook { dark });
}

/// Lets a finger feel something, if the system's settings allow it.
pub fn feel(haptic: Haptic) {
    order(Order::Feel(haptic));
}

/// An iPhone has no Back of its own.
pub fn tell_depth(_ways: usize) {}

pub fn take_back() -> bool {
    false
}

/// Offers a text to the person's other apps.
pub fn share(text: &str) {
    order(Order::Share(text.to_owned()));
}

/// The languages that the person prefers, best first, as BCP 47 tags.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Asked of the system's library: an app's sandbox needn't show the files that jiff reads.
pub(super) fn local_time() -> jiff::ZonedDateTime {
    // SAFETY: both are plain getters that any thread may call.
    let seconds = unsafe { NSTimeZone::localTimeZone().secondsFromGMT() };
    let offset = i32::try_from(seconds)
        .ok()
        .and_then(|seconds| Offset::from_seconds(seconds).ok())
        .unwrap_or(Offset::UTC);
    jiff::Timestamp::now().to_zoned_datetime(TimeZone::fixed(offset))
}

/// The app's own folder, which the system's backup keeps.
pub fn data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "kletki", "kletki").map(|dirs| dirs.data_dir().to_owned())
}

/// Keyboards on the screen write into the window.
pub const WRITES_IN_DIALOG: bool = false;

pub fn ask_text(_title: &str, _text: &str, _limit: usize) {}

pub fn asked_text() -> Option<String> {
    None
}
