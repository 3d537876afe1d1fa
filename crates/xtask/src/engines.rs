//! Firefox and WebKitGTK, which walk through the page if they are installed.
//! Chromium has separate tests.

use std::fs;
use std::path::Path;

use crate::step::{Outcome, Step};

/// A browser: its project in `playwright.config.ts`, and what to install on Debian.
struct Engine {
    project: &'static str,
    packages: &'static str,
    is_installed: fn() -> bool,
}

const ENGINES: &[Engine] = &[
    Engine { project: "firefox", packages: "firefox-esr", is_installed: has_firefox },
    Engine { project: "webkit", packages: "webkit2gtk-driver xvfb", is_installed: has_webkit },
];

/// Walks through the built page in each installed browser, and reports which browsers are missing.
pub(crate) fn run() -> Outcome {
    let (there, missing): (Vec<&Engine>, Vec<&Engine>) =
        ENGINES.iter().partition(|engine| (engine.is_installed)());
    for Engine { project, packages, .. } in missing {
        println!("\nNot run: the walks in {project}. On Debian: apt-get install {packages}");
    }
    if there.is_empty() {
        return Ok(());
    }
    let projects: String =
        there.iter().map(|engine| format!(" --project {}", engine.project)).collect();
    let line = format!("test --workers 2{projects}");
    Step::node("page in other browsers", "@playwright/test/cli.js", &line).run()
}

fn has_firefox() -> bool {
    ["/usr/bin/firefox-esr", "/usr/bin/firefox"].iter().any(|place| Path::new(place).exists())
}

/// Checks for the driver, the small browser that it controls (below a folder
/// for the machine's architecture), and a display.
fn has_webkit() -> bool {
    let programs = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
    let kinds = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut browsers = kinds.map(|kind| kind.path().join("webkit2gtk-4.1/MiniBrowser"));
    programs.iter().all(|place| Path::new(place).exists()) && browsers.any(|place| place.exists())
}
