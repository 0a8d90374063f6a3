//! Alpha-beta with an explicit stack.
