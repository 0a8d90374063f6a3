"""Checks what the files of the phones' projects say against each other, and against the code that they name."""

import json
import plistlib
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as xml
from pathlib import Path

from pbxproj import XcodeProject

ANDROID = "{http://schemas.android.com/apk/res/android}"
MAIN = Path("android/app/src/main")
LANGUAGES = {"en", "ru", "bg"}

complaints = []


def expect(true, complaint):
    """Notes a complaint, unless what it complains of isn't so."""
    if not true:
        complaints.append(complaint)


def read(path):
    return Path(path).read_text(encoding="utf-8")


def package(name):
    """The metadata of a package in Cargo.lock."""
    metadata = json.loads(subprocess.check_output(["cargo", "metadata", "--locked", "--format-version", "1"]))
    return next(found for found in metadata["packages"] if found["name"] == name)


def manifest():
    """The library is named, nothing is asked of the person, and all changes are the activity's own."""
    application = xml.parse(MAIN / "AndroidManifest.xml").getroot()
    asked = [
        permission.get(f"{ANDROID}name")
        for permission in application.iter("uses-permission")
        if permission.get("{http://schemas.android.com/tools}node") != "remove"
    ]
    expect(not asked, f"the manifest asks for {asked}")
    names = {item.get(f"{ANDROID}name"): item.get(f"{ANDROID}value") for item in application.iter("meta-data")}
    expect(names.get("android.app.lib_name") == "kletki", "the manifest names another library")
    expect('System.loadLibrary("kletki")' in kotlin, "MainActivity loads another library")
    handled = application.find("application/activity").get(f"{ANDROID}configChanges").split("|")
    for change in ["density", "fontScale", "locale", "orientation", "screenSize", "smallestScreenSize", "uiMode"]:
        expect(change in handled, f"the activity is made anew when {change} changes")
    for reference in re.findall(r"@(\w+)/([\w.]+)", read(MAIN / "AndroidManifest.xml")):
        expect(reference in resources, f"no resource is called @{'/'.join(reference)}")


def known_resources():
    """All resources, by kind and name."""
    known = set()
    for file in (MAIN / "res").glob("*/*.xml"):
        kind = file.parent.name.split("-")[0]
        if kind != "values":
            known.add((kind, file.stem))
            continue
        for item in xml.parse(file).getroot():
            known.add((item.tag, item.get("name").replace(".", "_")))
            known.add((item.tag, item.get("name")))
    return known


def references():
    """What resources refer to is there."""
    for file in (MAIN / "res").glob("*/*.xml"):
        for reference in re.findall(r'[">]@(\w+)/([\w.]+)', read(file)):
            expect(reference in resources, f"{file}: no resource is called @{'/'.join(reference)}")


def languages():
    """Every list of languages has those that the app has."""
    expect({folder.name for folder in Path("assets/text").iterdir()} == LANGUAGES, "the app has other languages")
    locales = xml.parse(MAIN / "res/xml/locales_config.xml").getroot()
    expect({item.get(f"{ANDROID}name") for item in locales} == LANGUAGES, "locales_config.xml has other languages")
    filters = re.search(r"localeFilters \+= listOf\((.*?)\)", gradle)[1]
    expect(set(re.findall(r'"(\w+)"', filters)) == LANGUAGES, "build.gradle.kts has other languages")
    expect(set(info["CFBundleLocalizations"]) == LANGUAGES, "Info.plist has other languages")
    catalogue = json.loads(read("ios/InfoPlist.xcstrings"))
    for key, entry in catalogue["strings"].items():
        expect(set(entry["localizations"]) == LANGUAGES, f"InfoPlist.xcstrings: {key} has other languages")
    name = dict(re.findall(r"(?m)^(app-name) = (.*)", "".join(read(f"assets/text/{l}/common.ftl") for l in ["ru"])))
    strings = read(MAIN / "res/values-ru/strings.xml")
    expect(f">{name['app-name']}<" in strings, "the app has another name on Android")


def bridge():
    """Kotlin and Rust call each other by names that both have."""
    rust = read("src/app/platform/android.rs")
    space = re.search(r"(?m)^package (\S+)", kotlin)[1]
    told = re.findall(r"external fun (\w+)\(", kotlin)
    heard = re.findall(rf'jni_mangle\("{space}\.MainActivity"\)\]\s*pub fn (\w+)', rust)
    camel = lambda name: re.sub(r"_(\w)", lambda letter: letter[1].upper(), name)
    expect(told and set(told) == {camel(name) for name in heard}, f"Kotlin calls {told}, and Rust has {heard}")
    kept = re.findall(r"@Keep\s+private fun (\w+)\(", kotlin)
    called = re.findall(r'jni_str!\("(\w+)"\)', rust)
    expect(kept and set(kept) == set(called), f"Rust calls {called}, and Kotlin keeps {kept}")


def game_activity():
    """Both halves of GameActivity are of one version: another one crashes at the start."""
    crate = Path(package("android-activity")["manifest_path"]).parent
    header = next(crate.rglob("GameActivity.h")).read_text(encoding="utf-8")
    part = lambda name: re.search(rf"#define GAMEACTIVITY_{name}_VERSION (\d+)", header)[1]
    native = ".".join(map(part, ["MAJOR", "MINOR", "BUGFIX"]))
    java = tomllib.loads(read("android/gradle/libs.versions.toml"))["versions"]["gamesActivity"]
    expect(native == java, f"GameActivity is {java} in Gradle, and {native} in android-activity")


def xcode():
    """The Xcode project's files are there, and so are the names that it shares with the code."""
    project = XcodeProject.load("ios/Kletki.xcodeproj/project.pbxproj")
    for reference in project.objects.get_objects_in_section("PBXFileReference"):
        made = reference["sourceTree"] == "BUILT_PRODUCTS_DIR" or reference.path.startswith("../dist/")
        expect(made or Path("ios", reference.path).exists(), f"the Xcode project names {reference.path}")
    keys = set(project.objects.get_keys())
    text = read("ios/Kletki.xcodeproj/project.pbxproj")
    for key in re.findall(r"\b[0-9A-F]{24}\b", text + read("ios/Kletki.xcodeproj/xcshareddata/xcschemes/Kletki.xcscheme")):
        expect(key in keys, f"the Xcode project has no object {key}")
    version = tomllib.loads(read("Cargo.toml"))["package"]["version"]
    versions = set(re.findall(r"MARKETING_VERSION = (.*);", text))
    expect(versions == {version}, f"the Xcode project is of version {versions}, and Cargo.toml of {version}")
    scenes = info["UIApplicationSceneManifest"]["UISceneConfigurations"]["UIWindowSceneSessionRoleApplication"]
    delegate = re.search(r'const NAME: &\'static str = "(\w+)"', read("src/app/platform/ios/scene.rs"))[1]
    expect([scene["UISceneDelegateClassName"] for scene in scenes] == [delegate], "Info.plist names another scene delegate")
    colour = info["UILaunchScreen"]["UIColorName"]
    expect(Path(f"ios/Assets.xcassets/{colour}.colorset").is_dir(), f"the launch screen's colour {colour} isn't there")
    for contents in Path("ios/Assets.xcassets").rglob("Contents.json"):
        for image in json.loads(read(contents)).get("images", []):
            expect((contents.parent / image["filename"]).exists(), f"{contents} names {image['filename']}")


def plist(path):
    with open(path, "rb") as file:
        return plistlib.load(file)


kotlin = read(MAIN / "kotlin/org/kletki/MainActivity.kt")
gradle = read("android/app/build.gradle.kts")
info = plist("ios/Info.plist")
resources = known_resources()

checks = [manifest, references, languages, bridge, game_activity, xcode]
for check in checks:
    check()
privacy = plist("ios/PrivacyInfo.xcprivacy")
expect(privacy["NSPrivacyTracking"] is False and not privacy["NSPrivacyTrackingDomains"], "the privacy manifest tells of tracking")
plist("ios/ExportOptions.plist")

for complaint in complaints:
    print(complaint, file=sys.stderr)
if complaints:
    sys.exit(1)
print(f"{len(checks) + 1} kinds of agreement between the projects' files and the code hold")
