//! The browser, asked through web-sys. Whatever it refuses has a sensible answer.

use std::cell::RefCell;

use bevy::winit::{EventLoopProxy, WinitUserEvent};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{HtmlElement, Window};

use super::{Haptic, Insets};

/// Events of the window tell what the browser says.
pub const ASKED_EACH_FRAME: bool = false;

/// Few browsers let a page be felt, and none of them asks first.
pub const HAPTICS: bool = false;

/// A text can be offered to others.
pub const SHARES: bool = true;

/// The page has set all up before the app is there.
pub fn plugin(_app: &mut bevy::prelude::App) {}

fn window() -> Option<Window> {
    web_sys::window()
}

fn root() -> Option<HtmlElement> {
    window()?.document()?.document_element()?.dyn_into().ok()
}

fn media(query: &str) -> bool {
    window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|list| list.matches())
}

/// The languages that the person prefers, best first, as BCP 47 tags.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// What lies around the page is the browser's.
pub fn show_look(_dark: bool) {}

pub fn feel(_haptic: Haptic) {}

/// Back leads from page to page, and the app is one.
pub fn takes_back(_takes: bool) {}

pub fn take_back() -> bool {
    false
}

pub fn prefers_dark() -> bool {
    media("(prefers-color-scheme: dark)")
}

pub fn prefers_reduced_motion() -> bool {
    media("(prefers-reduced-motion: reduce)")
}

/// Read off the variables that the page sets from `env(safe-area-inset-*)`.
pub fn insets() -> Insets {
    let style = window()
        .zip(root())
        .and_then(|(window, root)| window.get_computed_style(&root).ok().flatten());
    let side = |name: &str| {
        style
            .as_ref()
            .and_then(|style| style.get_property_value(name).ok())
            .and_then(|value| value.trim().trim_end_matches("px").parse().ok())
            .unwrap_or(0.0)
    };
    Insets {
        top: side("--safe-top"),
        right: side("--safe-right"),
        bottom: side("--safe-bottom"),
        left: side("--safe-left"),
    }
}

/// The date where the person is, by the browser's clock and time zone.
pub fn today() -> jiff::civil::Date {
    let now = js_sys::Date::new_0();
    jiff::civil::Date::new(
        now.get_full_year() as i16,
        now.get_month() as i8 + 1,
        now.get_date() as i8,
    )
    .unwrap_or(jiff::civil::Date::constant(2026, 1, 1))
}

/// How far the local clock is ahead of UTC, in minutes.
pub fn utc_offset() -> i16 {
    -(js_sys::Date::new_0().get_timezone_offset() as i16)
}

/// Offers a text to others. True if it was copied for the person to paste, so that it's told.
pub fn share(text: &str) -> bool {
    let Some(window) = window() else { return false };
    // The promise's outcome comes too late to matter to the one who tapped.
    let _ = window.navigator().clipboard().write_text(text);
    true
}

/// Keyboards on the screen write into the window.
pub const WRITES_IN_DIALOG: bool = false;

pub fn ask_text(_title: &str, _text: &str, _limit: usize) {}

pub fn asked_text() -> Option<String> {
    None
}

/// They lie beside the page, for who looks for them.
pub fn has_licences() -> bool {
    false
}

pub fn licences() -> Option<String> {
    None
}

/// Whether the page's address asks for the probe.
pub fn probe_wanted() -> bool {
    window()
        .and_then(|window| window.location().search().ok())
        .and_then(|search| web_sys::UrlSearchParams::new_with_str(&search).ok())
        .is_some_and(|search| search.has("probe"))
}

/// The first picture is there: the page takes its cover away.
pub fn ready() {
    if let Some(root) = root() {
        let _ = root.dataset().set("ready", "");
    }
}

/// Puts the report where a test can read it: `document.documentElement.dataset.kletki`.
pub fn publish(report: &str) {
    if let Some(root) = root() {
        let _ = root.dataset().set("kletki", report);
    }
}

/// Something in the page's own elements was pressed, or moved to a value.
pub struct FromPage {
    /// The number of the node that the element stands for.
    pub node: String,
    pub value: Option<f64>,
}

thread_local! {
    static FROM_PAGE: RefCell<Vec<FromPage>> = const { RefCell::new(Vec::new()) };
}

/// Lets the page's elements ask for things: `kletkiAsk(node, value)`.
pub fn hear_page(wake: EventLoopProxy<WinitUserEvent>) {
    let ask = Closure::<dyn Fn(String, Option<f64>)>::new(move |node, value| {
        FROM_PAGE.with_borrow_mut(|asked| asked.push(FromPage { node, value }));
        // It fails only when the app is at its end.
        let _ = wake.send_event(WinitUserEvent::WakeUp);
    });
    if let Some(window) = window() {
        let _ = js_sys::Reflect::set(&window, &"kletkiAsk".into(), ask.as_ref());
    }
    ask.forget();
}

/// What the page's elements have asked for since the last time.
pub fn heard_from_page() -> Vec<FromPage> {
    FROM_PAGE.take()
}

/// Gives the page what is on the screen, for those who hear it.
pub fn mirror(tree: &str) {
    let show =
        window().and_then(|window| js_sys::Reflect::get(&window, &"kletkiMirror".into()).ok());
    if let Some(show) = show.and_then(|show| show.dyn_into::<js_sys::Function>().ok()) {
        let _ = show.call1(&JsValue::NULL, &tree.into());
    }
}
