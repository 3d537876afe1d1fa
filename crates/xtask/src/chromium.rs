//! Chromium for the end-to-end tests: found, or installed where that can be done without asking, or asked for.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::step::{Outcome, Step};

const PLACES: &[&str] = &[
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const ASK: &str = "The end-to-end tests need Chromium, and it could not be installed here.\n\
    Install Chromium or Chrome (on Debian: apt-get install chromium), or name one that is elsewhere:\n\
    CHROMIUM=/path/to/chromium npm test";

/// Makes sure that there is a Chromium.
pub(crate) fn install() -> Outcome {
    path().map(|path| println!("Chromium: {path}"))
}

/// The Chromium to test with, installed first where there is none.
pub(crate) fn path() -> Result<String, Box<dyn std::error::Error>> {
    if let Some(path) = find() {
        return Ok(path);
    }
    if answers("apt-get", "--version") {
        let apt = if is_root() { "apt-get" } else { "sudo -n apt-get" };
        // An old list of packages names files that are gone, so it is fetched first.
        let steps = [
            Step::new("list of packages", &format!("{apt} update --quiet")),
            Step::new(
                "Chromium",
                &format!("{apt} install --quiet --yes --no-install-recommends chromium"),
            )
            .with("DEBIAN_FRONTEND", "noninteractive"),
        ];
        for step in steps {
            step.run().map_err(|failure| format!("{failure}\n\n{ASK}"))?;
        }
    }
    find().ok_or_else(|| ASK.into())
}

fn find() -> Option<String> {
    let named = env::var("CHROMIUM").ok();
    choose(named, |place| Path::new(place).is_file())
}

/// The one that was named, even where it is missing: the failure then names it too.
fn choose(named: Option<String>, exists: impl Fn(&str) -> bool) -> Option<String> {
    let known = || PLACES.iter().find(|place| exists(place)).map(|place| (*place).to_owned());
    named.filter(|path| !path.is_empty()).or_else(known)
}

fn answers(program: &str, argument: &str) -> bool {
    let status =
        Command::new(program).arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::choose;

    #[test]
    fn the_named_one_comes_before_all_others() {
        assert_eq!(choose(Some("/opt/c".into()), |_| true).as_deref(), Some("/opt/c"));
    }

    #[test]
    fn an_empty_name_is_no_name() {
        assert_eq!(choose(Some(String::new()), |_| true).as_deref(), Some("/usr/bin/chromium"));
    }

    #[test]
    fn the_first_place_that_exists_is_taken() {
        let chrome = "/usr/bin/google-chrome";
        assert_eq!(choose(None, |place| place == chrome).as_deref(), Some(chrome));
        assert_eq!(choose(None, |_| false), None);
    }
}
