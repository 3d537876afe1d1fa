//! Checks everything that must be true before the crates and the npm package
//! are published. The publishing itself is left to a person.

use std::fs;

use crate::step::{Fallible, Outcome, Step, answers, root};
use crate::{audit, page};

/// The published crates, in the order of their dependencies.
const CRATES: &str = "--package gridfold-core --package gridfold-photo --package gridfold";

/// Runs all checks.
pub(crate) fn check() -> Outcome {
    let (version, lowest) = (field("version")?, field("rust-version")?);
    has_section(&fs::read_to_string(root().join("CHANGELOG.md"))?, &version)?;
    lowest_rust(&lowest)?;
    Step::cargo(
        "documentation",
        &format!("doc --quiet --locked --no-deps --features wire {CRATES}"),
    )
    .with("RUSTDOCFLAGS", "--deny warnings")
    .run()?;
    // Builds each crate from the files to be published, and refuses uncommitted
    // files.
    Step::cargo("packages", &format!("package --quiet --locked {CRATES}")).run()?;
    compatible(&version)?;
    audit::run()?;
    npm_package(&version)?;
    println!(
        "\n{version} can be published; nothing was sent. What publishes it: cargo publish {CRATES}; npm publish ./dist-package"
    );
    Ok(())
}

/// A field of `[workspace.package]`.
fn field(name: &str) -> Fallible<String> {
    let text = fs::read_to_string(root().join("Cargo.toml"))?;
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    value
        .map(|value| value.trim_matches('"').to_owned())
        .ok_or_else(|| format!("Cargo.toml names no {name}").into())
}

/// Checks that the changelog says what is new in a version.
fn has_section(changes: &str, version: &str) -> Outcome {
    if changes.lines().any(|line| line.trim_end() == format!("## {version}")) {
        return Ok(());
    }
    let mend = "rename \"Unreleased\" and begin a new one above it";
    Err(format!("CHANGELOG.md has no section \"## {version}\"; {mend}.").into())
}

/// Checks that the crates build with the lowest Rust version that they name.
fn lowest_rust(lowest: &str) -> Outcome {
    if !answers("rustup", &["run", lowest, "rustc", "--version"]) {
        return Err(format!("Rust {lowest} is missing: rustup toolchain install {lowest}").into());
    }
    let line = format!("rustup run {lowest} cargo check --quiet --locked --all-features {CRATES}");
    Step::new("the lowest Rust", &line).with("CARGO_TARGET_DIR", "target/lowest").run()
}

/// Checks that nothing public was removed since the last version, unless this
/// version's number allows it.
fn compatible(version: &str) -> Outcome {
    let tags = Step::new("tags", "git tag --list v* --sort=-version:refname").output()?;
    let Some(last) = tags.lines().find(|tag| *tag != format!("v{version}")) else {
        println!("Not run: cargo semver-checks; there is no version to compare with.");
        return Ok(());
    };
    Step::cargo(
        "public names",
        &format!("semver-checks --package gridfold-core --baseline-rev {last}"),
    )
    .run()
}

/// Checks that the npm package has this version, and that Node and bundlers
/// find its exports and types.
fn npm_package(version: &str) -> Outcome {
    page::package()?;
    let manifest = fs::read_to_string(root().join("dist-package/package.json"))?;
    if !manifest.contains(&format!("\"version\": \"{version}\"")) {
        return Err(format!("package.json names another version than {version}.").into());
    }
    // The tool is fetched only for this check, because it would add a hundred
    // packages to the lock file.
    let publint = "npx --yes publint@0.3.25 dist-package --strict";
    let types = "npx --yes @arethetypeswrong/cli@0.18.5 --pack dist-package --profile esm-only";
    Step::new("exports of the package", publint).run()?;
    Step::new("types for each way to import it", types).run()
}

#[cfg(test)]
mod tests {
    use super::{field, has_section};

    #[test]
    fn the_workspace_names_its_version_and_its_lowest_rust() {
        assert!(field("version").unwrap().split('.').count() == 3);
        assert!(field("rust-version").unwrap().starts_with("1."));
        assert!(field("colour").is_err());
    }

    #[test]
    fn a_version_needs_its_section() {
        let changes = "# Changes\n\n## 0.2.0\n\n* a\n\n## 0.1.0\n";
        assert!(has_section(changes, "0.1.0").is_ok());
        assert!(has_section(changes, "0.1").is_err());
    }
}
