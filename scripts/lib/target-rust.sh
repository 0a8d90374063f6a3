# A Rust that builds for something else than this machine: rustup's, or where rustup can't fetch the target, Debian's, which
# brings the source of its standard library.
# shellcheck shell=bash

WEB_TARGET=wasm32-unknown-unknown

# The path of a program of a Debian package: these aren't in PATH.
in_package() {
    local paths
    paths=$(dpkg -L "$1" | grep "/bin/$2\$")
    say "${paths%%$'\n'*}"
}

# Whether rustup has the standard library for a target, or can fetch it.
rustup_has() {
    have rustup || return
    rustup target list --installed | grep -x "$1" >/dev/null || rustup target add "$1" 2>/dev/null
}

# Debian's Rust for a target. Sets the array `debian_rust`: two variables of the environment, and the path of its cargo.
need_debian_rust() {
    if ! on_debian || ! apt-cache show rustc-web &>/dev/null; then
        die "Rust's target $1 is missing. Try: rustup target add $1"
    fi
    need_packages rustc-web cargo-web rust-web-src rust-web-llvm libstd-rust-web-dev lld-22
    debian_rust=(RUSTC_BOOTSTRAP=1 "RUSTC=$(in_package rustc-web rustc)" "$(in_package cargo-web cargo)")
}

# Sets the array `web_build`: the program and its first arguments.
# With `--small`, the standard library is built for size as well, and a panic stops without a word: both need its source.
need_web_rust() {
    local small=${1-} flags='-Ctarget-feature=+simd128'
    if [[ ${KLETKI_WEB_RUST-} != debian ]] && rustup_has "$WEB_TARGET"; then
        web_build=(env CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$flags" cargo build)
        return
    fi
    need_debian_rust "$WEB_TARGET"
    [[ $small != --small ]] || flags+=' -Zunstable-options -Cpanic=immediate-abort'
    web_build=(env CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$flags" "${debian_rust[@]}" build '-Zbuild-std=std,panic_abort')
    [[ $small != --small ]] || web_build+=(-Zbuild-std-features=optimize_for_size)
}
