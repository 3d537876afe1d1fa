//! The one integration-test binary of the core.

mod corpus;
mod oracle;
mod support;
mod tidy;
