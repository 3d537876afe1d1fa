//! Python for the tests of the lab's programs: finds it, or installs it if that needs no question, or else
//! says how to install it. The tests need only the standard library, in any version.

use crate::apt;
use crate::step::{Outcome, answers};

const ASK: &str = "The page tests need Python, and it could not be installed here.\n\
    Install it as python3 (on Debian: apt-get install python3-minimal).";

/// Makes sure that there is a `python3`.
pub(crate) fn install() -> Outcome {
    if is_there() {
        return Ok(());
    }
    apt::update()
        .and_then(|()| apt::install("python3-minimal"))
        .map_err(|failure| format!("{failure}\n\n{ASK}"))?;
    if is_there() { Ok(()) } else { Err(ASK.into()) }
}

fn is_there() -> bool {
    answers("python3", &["--version"])
}
