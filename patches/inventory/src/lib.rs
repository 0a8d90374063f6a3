//! A stand-in for the crate `inventory`, by which Bevy registers every type it can reflect at start.
//!
//! Nothing here reflects: no scenes, no editor. But what is collected is linked, and weighs on the web page. So this one
//! takes the same words and collects nothing, and the linker drops what nobody calls. Some of Bevy's crates ask for its
//! feature `auto_register_inventory` by default, so it can't be left out otherwise.
#![no_std]

use core::{convert::Infallible, iter::Empty, marker::PhantomData};

/// What was submitted of a type: nothing.
pub enum Collected<T> {
    /// As `inventory::iter::<T>`: a value to loop over.
    #[allow(non_camel_case_types)]
    iter,
    #[doc(hidden)]
    Never(Infallible, PhantomData<T>),
}
pub use Collected::iter;

impl<T: 'static> IntoIterator for Collected<T> {
    type Item = &'static T;
    type IntoIter = Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        core::iter::empty()
    }
}

/// Takes what would have been collected, and drops it.
#[macro_export]
macro_rules! submit {
    ($($anything:tt)*) => {};
}

/// Takes the type whose values would be collected.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {};
}
