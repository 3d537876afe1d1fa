//! The contents of the published crates: their sources, their licences and a README, and nothing else.

use std::collections::BTreeSet;
use std::env;
use std::path::Path;
use std::process::Command;

/// The files of a program's answer, one per line.
fn listed(program: &str, arguments: &[&str], folder: &Path) -> BTreeSet<String> {
    let output = Command::new(program).args(arguments).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_package_holds_its_sources_and_its_licences() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    for (package, folder) in [
        ("gridfold-core", "crates/core"),
        ("gridfold", "crates/cli"),
        ("gridfold-photo", "crates/photo"),
    ] {
        let arguments = ["package", "--offline", "--list", "--allow-dirty", "--package", package];
        let packed = listed(&cargo, &arguments, &root);
        let (sources, others): (BTreeSet<String>, BTreeSet<String>) =
            packed.into_iter().partition(|file| file.starts_with("src/"));
        let folder = root.join(folder);
        let kept = listed("git", &["ls-files", "src"], &folder);
        let differing: Vec<&String> = sources.symmetric_difference(&kept).collect();
        assert!(differing.is_empty() && !kept.is_empty(), "{package}: {differing:?}");
        let others: Vec<&str> = others
            .iter()
            .map(String::as_str)
            .filter(|file| *file != ".cargo_vcs_info.json")
            .collect();
        assert_eq!(
            others,
            [
                "Cargo.lock",
                "Cargo.toml",
                "Cargo.toml.orig",
                "LICENSE-APACHE",
                "LICENSE-MIT",
                "README.md"
            ],
            "{package}"
        );
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let text = |folder: &Path| std::fs::read_to_string(folder.join(licence)).unwrap();
            assert_eq!(text(&folder), text(&root), "{package}");
        }
    }
}
