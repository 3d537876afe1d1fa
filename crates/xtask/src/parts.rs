//! The licences of the crates in the npm package's wasm, appended to those of
//! the npm packages, which vite writes.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde_json::Value;

use crate::step::{Fallible, Outcome, Step, root};

const FILE: &str = "dist-package/LICENSES-OF-PARTS.md";

/// The modules in the package, without those needed only by the build.
const TREE: &str = "tree --locked --package gridfold-wasm --features explain,grid,snake,text \
    --target wasm32-unknown-unknown --edges normal,no-proc-macro --prefix none --format {p}";
const METADATA: &str =
    "metadata --locked --format-version 1 --filter-platform wasm32-unknown-unknown";

/// Appends the licences to the existing file.
pub(crate) fn write() -> Outcome {
    println!("\n== licences of the crates ==");
    let bundled = bundled(&Step::cargo("crates of the package", TREE).output()?);
    let metadata: Value =
        serde_json::from_str(&Step::cargo("metadata of the crates", METADATA).output()?)?;
    let mut file = OpenOptions::new().append(true).open(root().join(FILE))?;
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let [name, version, licence, manifest] =
            ["name", "version", "license", "manifest_path"].map(|field| text(package, field));
        if bundled.contains(&(name.to_owned(), version.to_owned())) {
            let words = licence_texts(Path::new(manifest))?.join("\n\n");
            write!(file, "\n## {name} - {version} ({licence})\n\n{}\n", words.trim())?;
        }
    }
    Ok(())
}

fn text<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

/// The name and version of each crate in a tree, without the crates of this workspace, which are followed by their
/// folder.
fn bundled(tree: &str) -> BTreeSet<(String, String)> {
    let lines = tree.lines().filter(|line| !line.contains('/'));
    let named = lines.filter_map(|line| line.split_once(" v"));
    let first = |version: &str| version.split(' ').next().unwrap_or_default().to_owned();
    named.map(|(name, version)| (name.to_owned(), first(version))).collect()
}

/// The licence files next to the manifest; the long text of the Apache licence
/// only if there is no other choice.
fn licence_texts(manifest: &Path) -> Fallible<Vec<String>> {
    let folder = manifest.parent().ok_or("a manifest lies in a folder")?;
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if name.starts_with("LICENSE") {
            files.push((name.contains("APACHE"), entry.path()));
        }
    }
    files.sort();
    let others = files.iter().filter(|(is_apache, _)| !is_apache).count();
    let chosen = files.into_iter().take(if others == 0 { 1 } else { others });
    chosen.map(|(_, path)| Ok(fs::read_to_string(path)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::bundled;

    #[test]
    fn the_crates_of_a_tree_are_those_from_elsewhere_each_once() {
        let tree = "gridfold-wasm v0.1.0 (/home/crates/wasm)\nserde v1.0.2\nslab v0.4.12\nserde v1.0.2 (*)\n";
        let names: Vec<_> = bundled(tree).into_iter().collect();
        let pair = |name: &str, version: &str| (name.to_owned(), version.to_owned());
        assert_eq!(names, [pair("serde", "1.0.2"), pair("slab", "0.4.12")]);
    }
}
