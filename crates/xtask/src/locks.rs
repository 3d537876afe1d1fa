//! Checks the dependencies in the two lock files. Dependencies may come only from the public registries, each with a
//! checksum and under a known licence, and none may run a program while it is installed.
//!
//! cargo-deny (`deny.toml`) checks Rust's licences and duplicates, if it is installed. The check for known
//! vulnerabilities needs the network and is not part of the gate (`audit.rs`).

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Map, Value};

use crate::step::{Outcome, Step, answers, root};

const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";
const NPM: &str = "https://registry.npmjs.org/";

/// Licences that are allowed in what the page sends to visitors.
const SHIPPED: &[&str] = &["MIT", "ISC", "Apache-2.0", "BSD-3-Clause", "Unicode-DFS-2016"];
/// Licences that may also be used for building and testing.
const TOOLS: &[&str] = &[
    "MIT OR Apache-2.0",
    "MPL-2.0",
    "0BSD",
    "(MIT OR GPL-3.0-or-later)",
    "(MIT AND Zlib)",
    "(MIT OR Apache-2.0)",
];

/// Checks both lock files, and runs cargo-deny if it is installed.
pub(crate) fn check() -> Outcome {
    println!("\n== lock files ==");
    let read = |name| fs::read_to_string(root().join(name));
    let mut faults = cargo_faults(&read("Cargo.lock")?);
    faults.extend(npm_faults(&read("package-lock.json")?, &read("package.json")?)?);
    if !faults.is_empty() {
        return Err(format!("Stopped at: lock files.\n{}", faults.join("\n")).into());
    }
    println!("Not asked: databases of known faults (cargo run -p xtask -- audit).");
    licences_and_doubles()
}

/// Checks the Rust side. All crates of `Cargo.lock` must be available,
/// including those for other systems.
fn licences_and_doubles() -> Outcome {
    let not_run = |mend| println!("Not run: licences and doubles of the Rust side ({mend}).");
    if !answers("cargo-deny", &["--version"]) {
        not_run("cargo install cargo-deny --locked");
    } else if !answers("cargo", &["fetch", "--locked"]) {
        not_run("cargo fetch --locked, with a network");
    } else {
        let line = "deny --offline --log-level error check bans licenses sources";
        return Step::cargo("licences and doubles", line).run();
    }
    Ok(())
}

/// Packages that belong neither to this workspace nor to the public registry
/// with a checksum.
fn cargo_faults(lock: &str) -> Vec<String> {
    let packages = lock.split("[[package]]").skip(1);
    packages.filter_map(|package| cargo_fault(&fields(package))).collect()
}

fn fields(package: &str) -> BTreeMap<&str, &str> {
    let lines = package.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(name, value)| (name, value.trim_matches('"'))).collect()
}

fn cargo_fault(package: &BTreeMap<&str, &str>) -> Option<String> {
    let name = package.get("name").copied().unwrap_or("a package without a name");
    match (package.get("source"), package.get("checksum")) {
        // The package belongs to this workspace.
        (None, None) => None,
        (Some(&CRATES), Some(_)) => None,
        (Some(&CRATES), None) => Some(format!("Cargo.lock: {name} has no checksum.")),
        (source, _) => Some(format!("Cargo.lock: {name} comes from {}.", source.unwrap_or(&"?"))),
    }
}

fn npm_faults(lock: &str, package: &str) -> serde_json::Result<Vec<String>> {
    let (lock, package): (Value, Value) =
        (serde_json::from_str(lock)?, serde_json::from_str(package)?);
    let empty = Map::new();
    let packages = lock["packages"].as_object().unwrap_or(&empty);
    let mut faults: Vec<_> = packages
        .iter()
        .filter(|(path, _)| !path.is_empty())
        .flat_map(|(path, package)| npm_package_faults(path, package))
        .collect();
    for list in ["dependencies", "devDependencies"] {
        if lock["packages"][""][list] != package[list] {
            faults.push(format!("package-lock.json: other {list} than in package.json."));
        }
    }
    Ok(faults)
}

fn npm_package_faults(path: &str, package: &Value) -> Vec<String> {
    let text = |name: &str| package[name].as_str().unwrap_or_default();
    let is_tool = package["dev"] == true;
    let licence = text("license");
    let mut faults = Vec::new();
    if !text("integrity").starts_with("sha512-") {
        faults.push("has no checksum");
    }
    if !text("resolved").is_empty() && !text("resolved").starts_with(NPM) {
        faults.push("does not come from the public registry");
    }
    if package["hasInstallScript"] == true {
        faults.push("runs a program while it is installed");
    }
    let is_known = SHIPPED.contains(&licence) || is_tool && TOOLS.contains(&licence);
    if !is_known {
        faults.push("has a licence that is not in the list");
    }
    faults.iter().map(|fault| format!("package-lock.json: {path} {fault}.")).collect()
}

#[cfg(test)]
mod tests {
    use super::{cargo_faults, npm_faults};

    const LOCKED: &str = r#"{ "packages": {
        "": { "dependencies": { "a": "1.0.0" } },
        "node_modules/a": { "integrity": "sha512-x", "license": "MIT" },
        "node_modules/b": { "integrity": "sha512-x", "license": "MPL-2.0", "dev": true }
    } }"#;
    const PACKAGE: &str = r#"{ "dependencies": { "a": "1.0.0" } }"#;

    fn one_fault(lock: &str) -> String {
        let faults = npm_faults(lock, PACKAGE).unwrap();
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults.concat()
    }

    #[test]
    fn the_workspace_and_the_registry_with_a_checksum_pass() {
        let lock = "version = 4\n\n[[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n\n\
            [[package]]\nname = \"theirs\"\n\
            source = \"registry+https://github.com/rust-lang/crates.io-index\"\nchecksum = \"c9\"\n";
        assert_eq!(cargo_faults(lock), [""; 0]);
        assert_eq!(
            cargo_faults(&lock.replace("checksum = \"c9\"\n", "")),
            ["Cargo.lock: theirs has no checksum."]
        );
        assert_eq!(
            cargo_faults(
                &lock.replace("registry+https://github.com/rust-lang/crates.io-index", "git+x")
            ),
            ["Cargo.lock: theirs comes from git+x."]
        );
    }

    #[test]
    fn known_licences_pass_and_a_tool_may_have_more_of_them() {
        assert_eq!(npm_faults(LOCKED, PACKAGE).unwrap(), [""; 0]);
        let shipped = LOCKED.replace(", \"dev\": true", "");
        assert!(one_fault(&shipped).contains("node_modules/b has a licence"));
    }

    #[test]
    fn what_is_odd_about_a_package_is_named() {
        assert!(one_fault(&LOCKED.replacen("sha512-x", "sha1-x", 1)).contains("no checksum"));
        let script = LOCKED.replace("\"MIT\"", "\"MIT\", \"hasInstallScript\": true");
        assert!(one_fault(&script).contains("runs a program"));
        let elsewhere = LOCKED.replace("\"MIT\"", "\"MIT\", \"resolved\": \"https://other/a.tgz\"");
        assert!(one_fault(&elsewhere).contains("public registry"));
    }

    #[test]
    fn a_lock_file_that_was_not_brought_up_to_date_is_named() {
        let faults = npm_faults(LOCKED, r#"{ "dependencies": { "a": "1.0.1" } }"#).unwrap();
        assert_eq!(faults, ["package-lock.json: other dependencies than in package.json."]);
    }
}
