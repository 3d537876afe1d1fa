//! Chromium for the end-to-end tests: finds it, or installs it if that needs no
//! question, or else says how to install it.
//!
//! The headless shell is preferred. This shell is Chromium without windows, and
//! needs less than half the work to open a page.

use std::env;
use std::error::Error;
use std::path::Path;

use crate::apt;
use crate::step::{Outcome, answers};

/// Debian's headless shell, in the package of this name.
const SHELL: &str = "/usr/bin/chromium-headless-shell";
const SHELL_PACKAGE: &str = "chromium-headless-shell";

const PLACES: &[&str] = &[
    SHELL,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const ASK: &str = "The end-to-end tests need Chromium, and it could not be installed here.\n\
    Install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell), or name one that is elsewhere:\n\
    CHROMIUM=/path/to/chromium npm test";

/// Makes sure that there is a Chromium.
pub(crate) fn install() -> Outcome {
    ensure_installed().map(|path| println!("Chromium: {path}"))
}

/// The Chromium to test with, installed first if there is none.
pub(crate) fn ensure_installed() -> Result<String, Box<dyn Error>> {
    let Some(found) = find() else {
        install_any().map_err(|failure| format!("{failure}\n\n{ASK}"))?;
        return find().ok_or_else(|| ASK.into());
    };
    if apt::is_root() && wants_shell(&found) && answers("apt-cache", &["show", SHELL_PACKAGE]) {
        // The shell is preferred but not required: without it, the tests take longer.
        let _ = apt::update().and_then(|()| apt::install(SHELL_PACKAGE));
    }
    Ok(find().unwrap_or(found))
}

/// Whether the faster shell is wanted next to this browser, if the tests run as root. Root is taken to mean a
/// container or a server; on a person's machine, the existing browser is kept.
fn wants_shell(found: &str) -> bool {
    found != SHELL && PLACES.contains(&found)
}

fn install_any() -> Outcome {
    if !answers("apt-get", &["--version"]) {
        return Err("There is no apt-get to install Chromium with.".into());
    }
    apt::update()?;
    // Ubuntu has no package with only the shell.
    apt::install(SHELL_PACKAGE).or_else(|_| apt::install("chromium"))
}

/// The installed Chromium, if any.
pub(crate) fn find() -> Option<String> {
    let named = env::var("CHROMIUM").ok();
    choose(named, |place| Path::new(place).is_file())
}

/// Chooses the named browser even if it is missing, so that the error message
/// names it too.
fn choose(named: Option<String>, exists: impl Fn(&str) -> bool) -> Option<String> {
    let known = || PLACES.iter().find(|place| exists(place)).map(|place| (*place).to_owned());
    named.filter(|path| !path.is_empty()).or_else(known)
}

#[cfg(test)]
mod tests {
    use super::{SHELL, choose, wants_shell};

    #[test]
    fn the_named_one_comes_before_all_others() {
        assert_eq!(choose(Some("/opt/c".into()), |_| true).as_deref(), Some("/opt/c"));
    }

    #[test]
    fn an_empty_name_is_no_name() {
        assert_eq!(choose(Some(String::new()), |_| true).as_deref(), Some(SHELL));
    }

    #[test]
    fn the_first_place_that_exists_is_taken() {
        let chrome = "/usr/bin/google-chrome";
        assert_eq!(choose(None, |place| place == chrome).as_deref(), Some(chrome));
        assert_eq!(choose(None, |_| false), None);
    }

    #[test]
    fn the_shell_is_wanted_beside_another_browser_but_not_beside_a_named_one() {
        assert!(wants_shell("/usr/bin/chromium"));
        assert!(!wants_shell("/opt/c"));
        assert!(!wants_shell(SHELL));
    }
}
