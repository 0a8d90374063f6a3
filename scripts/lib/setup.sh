# What the scripts stand on: where things are built, and the programs that are needed, fetched when they are missing.
# Sourced, with the project's folder as the current one.
# shellcheck shell=bash

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/kletki-target}"
TOOLS="$HOME/.cache/kletki-tools"

if [[ -t 1 ]]; then bold=$'\e[1m' red=$'\e[31m' plain=$'\e[0m'; else bold='' red='' plain=''; fi

title() { printf '\n%s== %s%s\n' "$bold" "$*" "$plain"; }
say() { printf '%s\n' "$*"; }
complain() { printf '%s%s%s\n' "$red" "$*" "$plain" >&2; }
die() {
    complain "$@"
    exit 1
}
have() { command -v "$1" >/dev/null; }
on_debian() { have apt-get && have dpkg-query; }

# The Debian or Ubuntu packages of these names, installed if they are missing.
need_packages() {
    local missing=() package as_root=()
    for package in "$@"; do
        [[ $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) == 'install ok installed' ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    if [[ $EUID != 0 ]]; then
        have sudo || die "Please install these packages, then run this again: ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# A program, and the Debian packages that bring it. Elsewhere only told.
need_program() {
    local program=$1
    shift
    have "$program" && return
    if on_debian; then need_packages "$@"; fi
    have "$program" || die "Please install '$program' (on Debian: $*), then run this again."
}

need_rust() {
    [[ -d $HOME/.cargo/bin ]] && PATH="$HOME/.cargo/bin:$PATH"
    have cargo || die "Rust is missing. Get it from https://rustup.rs, open a new terminal and run this again: rustup then fetches
the version that rust-toolchain.toml names."
    # Cargo tells by the age of its files whether a folder of ours has changed, and in a fresh clone they are new: all of Bevy stands on
    # this one, and would be compiled again.
    touch -t 202601010000 patches/inventory/Cargo.toml patches/inventory/src/lib.rs
    # On Windows rustup brings a linker, or tells where to get one.
    [[ $(uname) == MINGW* ]] || need_program cc gcc libc6-dev
}

# The libraries that a window on Linux opens at run time; the build needs none of them.
need_window_libraries() {
    [[ $(uname) == Linux ]] || return 0
    if on_debian; then
        need_packages libx11-6 libxcursor1 libxi6 libxkbcommon-x11-0 libxrandr2 libvulkan1 mesa-vulkan-drivers
        return
    fi
    local library missing=()
    for library in libX11 libXcursor libXi libXrandr libxkbcommon-x11 libvulkan; do
        ldconfig -p 2>/dev/null | grep "$library\.so" >/dev/null || missing+=("$library")
    done
    ((${#missing[@]} == 0)) || say "If the window doesn't open, install: ${missing[*]} and a Vulkan driver (Mesa's or your card's)."
}

# What the app's sounds are built with on Linux.
need_sound_library() {
    [[ $(uname) == Linux ]] || return 0
    if on_debian; then need_packages pkg-config libasound2-dev; fi
    { have pkg-config && pkg-config --exists alsa; } ||
        die "Please install pkg-config and ALSA's files for developers (alsa-lib or alsa-lib-devel), then run this again."
}

need_node() { need_program node nodejs npm; need_program npm npm; }

# A program from crates.io in exactly this version, built once and kept. What follows goes to cargo install.
need_crate() {
    local crate=$1 program=$2 version=$3
    shift 3
    PATH="$TOOLS/bin:$PATH"
    [[ $("$TOOLS/bin/$program" --version 2>/dev/null) == *" $version"* ]] && return
    say "Building $crate $version (a few minutes, once)"
    env -u CARGO_TARGET_DIR cargo install --quiet --root "$TOOLS" --force "$crate" --version "=$version" "$@"
    have "$program" || die "$crate $version brought no program '$program'."
}

# The version of a crate in Cargo.lock.
locked_version() { awk -v name="\"$1\"" '$1 == "name" && $3 == name { getline; gsub(/"/, "", $3); print $3; exit }' Cargo.lock; }

# A Chromium for the browser tests: sets CHROMIUM to its path.
need_browser() {
    find_browser && return
    if on_debian; then need_packages chromium fonts-dejavu-core; fi
    find_browser || die "Please install Chromium or Chrome, or set CHROMIUM to its path, then run this again."
}

find_browser() {
    local name
    [[ -z ${CHROMIUM-} ]] || return 0
    for name in chromium chromium-browser google-chrome "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        if have "$name"; then
            CHROMIUM=$(command -v "$name")
            export CHROMIUM
            return 0
        fi
    done
    return 1
}
