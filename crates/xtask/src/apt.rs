//! Debian packages, installed if that is possible without asking: by root, or
//! by a `sudo` that needs no password.

use std::process::Command;

use crate::step::{Outcome, Step};

/// Updates the list of packages, because an old list names files that no longer exist.
pub(crate) fn update() -> Outcome {
    Step::new("list of packages", &format!("{} update --quiet", apt_get())).run()
}

/// Installs a package without its recommendations.
pub(crate) fn install(package: &str) -> Outcome {
    let line = format!("{} install --quiet --yes --no-install-recommends {package}", apt_get());
    Step::new("packages", &line).with("DEBIAN_FRONTEND", "noninteractive").run()
}

/// Whether the tests run as root, as in a container or on a server.
pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt_get() -> &'static str {
    if is_root() { "apt-get" } else { "sudo -n apt-get" }
}
