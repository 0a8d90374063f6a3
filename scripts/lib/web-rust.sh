# A Rust that builds for the web: rustup's, or where rustup can't fetch the target, Debian's, which brings the source of its
# standard library. Sets the array `web_build`: the program and its first arguments.
# shellcheck shell=bash

WEB_TARGET=wasm32-unknown-unknown

# The path of a program of a Debian package: these aren't in PATH.
in_package() {
    local paths
    paths=$(dpkg -L "$1" | grep "/bin/$2\$")
    say "${paths%%$'\n'*}"
}

rustup_has_web() {
    have rustup || return
    rustup target list --installed | grep -x "$WEB_TARGET" >/dev/null || rustup target add "$WEB_TARGET" 2>/dev/null
}

# With `--small`, the standard library is built for size as well, which needs its source.
need_web_rust() {
    local small=${1-}
    if [[ ${KLETKI_WEB_RUST-} != debian ]] && rustup_has_web; then
        web_build=(cargo build)
        return
    fi
    if ! on_debian || ! apt-cache show rustc-web &>/dev/null; then
        die "Rust's target $WEB_TARGET is missing. Try: rustup target add $WEB_TARGET"
    fi
    need_packages rustc-web cargo-web rust-web-src libstd-rust-web-dev lld-22
    web_build=(env RUSTC_BOOTSTRAP=1 RUSTC="$(in_package rustc-web rustc)" "$(in_package cargo-web cargo)" build '-Zbuild-std=std,panic_abort')
    [[ $small != --small ]] || web_build+=(-Zbuild-std-features=optimize_for_size)
}
