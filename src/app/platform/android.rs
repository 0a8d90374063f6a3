//! Android: what `MainActivity` tells of the system, and what it's told.
//!
//! The activity's own thread calls in here, so what it says is put down and the app woken; the app
//! calls the activity's methods, which go on in the activity's thread.

use std::{
    io::Read,
    path::PathBuf,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::{
    android::ANDROID_APP,
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport},
        init_gpu_resource,
    },
    winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent},
};
use jni::{
    Env, EnvUnowned, JValue, JavaVM,
    errors::LogErrorAndDefault,
    jni_mangle, jni_sig, jni_str,
    objects::{JObject, JString},
    refs::Global,
    strings::JNIStr,
    sys::{jboolean, jfloat, jint},
};

use super::{
    Haptic, Insets,
    phone::{System, system},
};

/// Wakes the app from waiting for the window's events.
static WAKER: OnceLock<EventLoopProxy<WinitUserEvent>> = OnceLock::new();

static LANGUAGES: Mutex<Vec<String>> = Mutex::new(Vec::new());

static WRITTEN: Mutex<Option<String>> = Mutex::new(None);

static BACK: AtomicBool = AtomicBool::new(false);

/// Where Android begins: GameActivity calls `android_main`, which the attribute adds.
#[bevy_main]
fn main() {
    crate::app::run();
}

pub fn plugin(app: &mut App) {
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        // A second app in the same process would have the first one's waker: there is none, since
        // `MainActivity` ends the process with itself.
        let _ = WAKER.set((**proxy).clone());
    }
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render_app.add_systems(
        RenderStartup,
        spare_the_gpu.after(init_gpu_resource::<GpuPreprocessingSupport>),
    );
}

/// The drivers of PowerVR crash on a shader that Bevy prepares for culling in three dimensions
/// (bevy issues 23754 and 25788; Bevy itself knows only one of these devices by name). Nothing here
/// is three-dimensional, so no phone is asked to do it.
fn spare_the_gpu(mut support: ResMut<GpuPreprocessingSupport>) {
    support.max_supported_mode = GpuPreprocessingMode::None;
}

fn wake() {
    if let Some(proxy) = WAKER.get() {
        // The event loop is gone: nobody is there to be woken.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }
}

/// The system's bars, notches and edges of gestures, in density-independent pixels.
#[jni_mangle("org.kletki.MainActivity")]
pub fn on_insets<'local>(
    _env: EnvUnowned<'local>,
    _activity: JObject<'local>,
    left: jfloat,
    top: jfloat,
    right: jfloat,
    bottom: jfloat,
) {
    system().insets = Insets {
        top,
        right,
        bottom,
        left,
    };
    wake();
}

/// The person's wishes. `languages` are BCP 47 tags with commas between them, best first.
#[jni_mangle("org.kletki.MainActivity")]
pub fn on_wishes<'local>(
    mut env: EnvUnowned<'local>,
    _activity: JObject<'local>,
    dark: jboolean,
    reduced_motion: jboolean,
    text_scale: jfloat,
    languages: JString<'local>,
) {
    let languages = env
        .with_env(|env| languages.try_to_string(env))
        .resolve::<LogErrorAndDefault>();
    *LANGUAGES.lock().unwrap_or_else(PoisonError::into_inner) =
        languages.split(',').map(str::to_owned).collect();
    let mut said = system();
    let insets = said.insets;
    *said = System {
        insets,
        dark,
        reduced_motion,
        text_scale,
    };
    drop(said);
    wake();
}

/// What the person wrote in the dialog.
#[jni_mangle("org.kletki.MainActivity")]
pub fn on_text<'local>(
    mut env: EnvUnowned<'local>,
    _activity: JObject<'local>,
    text: JString<'local>,
) {
    let text = env
        .with_env(|env| text.try_to_string(env))
        .resolve::<LogErrorAndDefault>();
    *WRITTEN.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
    wake();
}

/// Back, by gesture, button or key, while the app has asked for it.
#[jni_mangle("org.kletki.MainActivity")]
pub fn on_back<'local>(_env: EnvUnowned<'local>, _activity: JObject<'local>) {
    BACK.store(true, Ordering::Release);
    wake();
}

/// Calls a method of the activity. What it throws is logged and ends there: nothing that the app
/// asks of it is worth a crash.
fn call(with: impl FnOnce(&mut Env, &JObject) -> jni::errors::Result<()>) {
    let Some(app) = ANDROID_APP.get() else { return };
    let called = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            let activity = app.activity_as_ptr().cast();
            // SAFETY: the pointer is a global reference that lives as long as the activity, and so
            // as the process; it's only borrowed here.
            let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&activity)? };
            let done = with(env, &activity);
            if done.is_err() {
                env.exception_clear();
            }
            done
        })
    });
    if let Err(error) = called {
        warn!("Android refused: {error}");
    }
}

fn call_with_flag(method: &'static JNIStr, flag: bool) {
    call(|env, activity| {
        env.call_method(
            activity,
            method,
            jni_sig!((bool) -> void),
            &[JValue::Bool(flag)],
        )?;
        Ok(())
    });
}

/// The icons in the system's bars are dark on a light page, and light on a dark one.
pub fn show_look(dark: bool) {
    call_with_flag(jni_str!("showLook"), dark);
}

/// Lets a finger feel something, if the system's settings allow it.
pub fn feel(haptic: Haptic) {
    call_with_flag(jni_str!("feel"), haptic == Haptic::Refused);
}

/// How many ways back there are in the app: without one Back leads out of it, as the system shows it.
pub fn tell_depth(ways: usize) {
    call_with_flag(jni_str!("takeBack"), ways > 0);
}

/// Whether Back was meant since this was asked last.
pub fn take_back() -> bool {
    BACK.swap(false, Ordering::Acquire)
}

/// GameActivity keeps what is written to itself, and winit 0.30 doesn't ask for it.
pub const WRITES_IN_DIALOG: bool = true;

/// Asks the person for a text of so many characters, beginning with one.
pub fn ask_text(title: &str, text: &str, limit: usize) {
    call(|env, activity| {
        let title = JString::from_str(env, title)?;
        let text = JString::from_str(env, text)?;
        env.call_method(
            activity,
            jni_str!("askText"),
            jni_sig!((title: JString, text: JString, limit: jint) -> void),
            &[
                JValue::Object(&title),
                JValue::Object(&text),
                JValue::Int(limit.try_into().unwrap_or(jint::MAX)),
            ],
        )?;
        Ok(())
    });
}

/// What was written since this was asked last.
pub fn asked_text() -> Option<String> {
    WRITTEN
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take()
}

/// Offers a text to the person's other apps.
pub fn share(text: &str) {
    call(|env, activity| {
        let text = JString::from_str(env, text)?;
        env.call_method(
            activity,
            jni_str!("share"),
            jni_sig!((text: JString) -> void),
            &[JValue::Object(&text)],
        )?;
        Ok(())
    });
}

/// The languages of the app's own setting in the system, or of the system.
pub fn languages() -> Vec<String> {
    LANGUAGES
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}

pub(super) fn local_time() -> jiff::ZonedDateTime {
    jiff::ZonedDateTime::now()
}

/// The app's own folder, which no other app can read.
pub fn data_folder() -> Option<PathBuf> {
    ANDROID_APP.get()?.internal_data_path()
}

/// The build puts them among the assets.
pub fn has_licences() -> bool {
    true
}

/// The licences of the libraries, as `scripts/third-party` gathers them; empty if they can't be read.
pub fn licences() -> Option<String> {
    let mut text = String::new();
    let file = ANDROID_APP
        .get()
        .and_then(|app| app.asset_manager().open(c"THIRD-PARTY.txt"));
    if file.is_none_or(|mut file| file.read_to_string(&mut text).is_err()) {
        text.clear();
    }
    Some(text)
}
