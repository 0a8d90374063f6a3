//! The browser, asked through web-sys or by the page's own functions. Whatever it refuses has a
//! sensible answer.

use std::cell::{Cell, RefCell};

use bevy::{
    prelude::*,
    winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent},
};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{HtmlElement, Window};

use super::{Haptic, Insets, SAMPLES_A_SECOND};

/// Events of the window tell what the browser says.
pub const ASKED_EACH_FRAME: bool = false;

/// Few browsers let a page be felt, and none of them asks first.
pub const HAPTICS: bool = false;

/// A text can be offered to others.
pub const SHARES: bool = true;

pub fn plugin(app: &mut App) {
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        hear_shared((**proxy).clone());
        hear_licences((**proxy).clone());
    }
}

fn window() -> Option<Window> {
    web_sys::window()
}

fn root() -> Option<HtmlElement> {
    window()?.document()?.document_element()?.dyn_into().ok()
}

/// One of the page's functions.
fn function(name: &str) -> Option<js_sys::Function> {
    let window = window()?;
    let function = js_sys::Reflect::get(&window, &name.into()).ok()?;
    function.dyn_into().ok()
}

/// Calls one of the page's functions. An error of its own goes to the console, as it would without the app.
pub(super) fn call(name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    function(name)?
        .apply(&JsValue::NULL, &arguments.iter().cloned().collect())
        .inspect_err(|error| {
            if let Some(report) = function("reportError") {
                let _ = report.call1(&JsValue::NULL, error);
            }
        })
        .ok()
}

/// Lets the page call a function of the app by that name; false if it can't be had.
pub(super) fn listen(name: &str, function: &JsValue) -> bool {
    window().is_some_and(|window| js_sys::Reflect::set(&window, &name.into(), function).is_ok())
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

/// Moves can be heard.
pub const SOUNDS: bool = true;

/// Lets samples be heard, [`SAMPLES_A_SECOND`].
pub fn play(samples: &[f32]) {
    let samples = js_sys::Float32Array::from(samples);
    call("kletkiPlay", &[samples.into(), SAMPLES_A_SECOND.into()]);
}

/// How many ways back there are in the app: so many of the browser's lead back in it. The page sees to
/// that.
pub fn tell_depth(ways: usize) {
    if let Some(root) = root() {
        let _ = root.dataset().set("depth", &ways.to_string());
    }
}

/// The page makes a key of it.
pub fn take_back() -> bool {
    false
}

pub fn prefers_dark() -> bool {
    media("(prefers-color-scheme: dark)")
}

pub fn prefers_reduced_motion() -> bool {
    media("(prefers-reduced-motion: reduce)")
}

/// A property of the page's root as it's computed, in pixels.
fn pixels_of_root(property: &str) -> Option<f32> {
    let root = root()?;
    let style = window()?.get_computed_style(&root).ok()??;
    let value = style.get_property_value(property).ok()?;
    value.trim().trim_end_matches("px").parse().ok()
}

/// Read off the variables that the page sets from `env(safe-area-inset-*)`.
pub fn insets() -> Insets {
    let side = |name: &str| pixels_of_root(name).unwrap_or(0.0);
    Insets {
        top: side("--safe-top"),
        right: side("--safe-right"),
        bottom: side("--safe-bottom"),
        left: side("--safe-left"),
    }
}

/// How many times as large as usual the browser's own texts are.
pub fn text_scale() -> f32 {
    let usual = pixels_of_root("--usual-text").filter(|&usual| usual > 0.0);
    let scale = pixels_of_root("font-size")
        .zip(usual)
        .map(|(size, usual)| size / usual);
    scale.unwrap_or(1.0)
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

/// Offers a text to others, or copies it where the browser can't.
pub fn share(text: &str) {
    call("kletkiShare", &[text.into()]);
}

thread_local! {
    static SHARED: Cell<Option<bool>> = const { Cell::new(None) };
}

/// What became of a text that was shared, if it has to be told: it was copied, or it wasn't.
pub fn shared() -> Option<bool> {
    SHARED.take()
}

fn hear_shared(wake: EventLoopProxy<WinitUserEvent>) {
    let told = Closure::<dyn Fn(bool)>::new(move |copied| {
        SHARED.set(Some(copied));
        // It fails only when the app is at its end.
        let _ = wake.send_event(WinitUserEvent::WakeUp);
    });
    listen("kletkiShared", told.as_ref());
    told.forget();
}

/// Asks the browser to keep what is stored.
pub fn keep_stored() {
    call("kletkiKeep", &[]);
}

/// Keyboards on the screen write into the window.
pub const WRITES_IN_DIALOG: bool = false;

pub fn ask_text(_title: &str, _text: &str, _limit: usize) {}

pub fn asked_text() -> Option<String> {
    None
}

/// The page names their file if it came with this build.
pub fn has_licences() -> bool {
    root().is_some_and(|root| {
        root.dataset()
            .get("licences")
            .is_some_and(|file| !file.is_empty())
    })
}

thread_local! {
    static LICENCES: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// None while they're being loaded, and empty if they can't be.
pub fn licences() -> Option<String> {
    let text = LICENCES.take();
    if text.is_none() {
        call("kletkiLicences", &[]);
    }
    text
}

fn hear_licences(wake: EventLoopProxy<WinitUserEvent>) {
    let read = Closure::<dyn Fn(String)>::new(move |text| {
        LICENCES.set(Some(text));
        // It fails only when the app is at its end.
        let _ = wake.send_event(WinitUserEvent::WakeUp);
    });
    listen("kletkiLicencesRead", read.as_ref());
    read.forget();
}

/// What follows the question mark in the page's address.
fn query() -> Option<web_sys::UrlSearchParams> {
    let search = window()?.location().search().ok()?;
    web_sys::UrlSearchParams::new_with_str(&search).ok()
}

/// Whether the page's address asks for the probe.
pub fn probe_wanted() -> bool {
    query().is_some_and(|query| query.has("probe"))
}

/// The game that the page's address asks for.
pub fn asked_game() -> Option<String> {
    query()?.get("game")
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
    listen("kletkiAsk", ask.as_ref());
    ask.forget();
}

/// What the page's elements have asked for since the last time.
pub fn heard_from_page() -> Vec<FromPage> {
    FROM_PAGE.take()
}

/// Gives the page what is on the screen, for those who hear it.
pub fn mirror(tree: &str) {
    call("kletkiMirror", &[tree.into()]);
}
