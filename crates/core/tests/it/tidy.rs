//! The project's own rules: layers, no cycles, file lengths, and no access from
//! the core to the outside.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::imports::{Module, circle, needs};

/// The layers of the core, lowest first. Each layer uses only itself and those before it.
const LAYERS: &[&str] = &[
    "grid",
    "rng",
    "message",
    "error",
    "budget",
    "engine",
    "constraints",
    "planes",
    "conditions",
    "kind",
    "puzzle",
    "solve",
    "parsing",
    "formats",
    "snake",
    "texts",
    "deduction",
    "rules",
    "explain",
    "generate",
    "lab",
    "wire",
];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let skipped = ["target", "node_modules", "generated", "dist", ".git", "test-results"];
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !skipped.contains(&name.as_str()) {
            sources(&path, found);
        }
        let code = path
            .extension()
            .is_some_and(|end| ["rs", "ts", "tsx", "css"].iter().any(|code| end == *code));
        if path.is_file() && code {
            found.push(path);
        }
    }
}

fn all_sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    sources(&repository().join("crates"), &mut found);
    sources(&repository().join("www"), &mut found);
    assert!(found.len() > 30, "only {} sources found", found.len());
    found
}

/// The layer of a file in `crates/core/src`; None for `lib.rs`.
fn layer_of(path: &Path) -> Option<String> {
    let root = repository().join("crates/core/src").canonicalize().expect("the core");
    let inside = path.canonicalize().ok()?.strip_prefix(root).ok()?.to_path_buf();
    let first = inside.components().next()?.as_os_str().to_string_lossy().into_owned();
    Some(first.trim_end_matches(".rs").to_owned()).filter(|layer| layer != "lib")
}

/// A source without the attributes that a feature turns on: they say how a
/// type is serialised, and that code does not belong to the type's own layer.
fn without_attributes(text: &str) -> String {
    let mut parts = text.split("#[cfg_attr(");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(")]").map_or("", |(_, rest)| rest))
}

fn uses(text: &str) -> Vec<String> {
    let after = text.match_indices("crate::").map(|(at, word)| &text[at + word.len()..]);
    let word = |rest: &str| {
        rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>()
    };
    after.map(word).filter(|word| !word.is_empty()).collect()
}

#[test]
fn every_layer_uses_only_those_below_it() {
    let rank = |layer: &str| LAYERS.iter().position(|known| *known == layer);
    let mut checked = 0;
    for path in all_sources() {
        let Some(layer) = layer_of(&path) else { continue };
        let own = rank(&layer).unwrap_or_else(|| panic!("{layer} is not in the table of layers"));
        let text = fs::read_to_string(&path).expect("a source");
        for used in uses(&without_attributes(&text)) {
            let other = rank(&used).unwrap_or_else(|| panic!("{}: crate::{used}?", path.display()));
            assert!(other <= own, "{} uses crate::{used}", path.display());
            checked += 1;
        }
    }
    assert!(checked > 30, "only {checked} uses found");
}

/// The module of a file in `crates/core/src`; the crate itself is empty.
fn module_of(path: &Path) -> Option<Module> {
    let root = repository().join("crates/core/src").canonicalize().expect("the core");
    let inside = path.canonicalize().ok()?.strip_prefix(root).ok()?.with_extension("");
    let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
    let mut module: Module = names.collect();
    module.pop_if(|name| name == "mod" || name == "lib");
    Some(module)
}

fn shown(modules: &[Module]) -> String {
    modules.iter().map(|module| module.join("/")).collect::<Vec<_>>().join(" -> ")
}

#[test]
fn no_files_of_the_core_need_each_other() {
    let text = |path: &PathBuf| fs::read_to_string(path).expect("a source");
    let files = all_sources();
    let texts = files.iter().filter_map(|path| Some((module_of(path)?, text(path))));
    let needs = needs(&texts.collect());
    let count: usize = needs.values().map(BTreeSet::len).sum();
    assert!(count > 800, "only {count} needs found");
    if let Some(circle) = circle(&needs) {
        panic!("{}", shown(&circle));
    }
}

#[test]
fn a_circle_of_files_is_found_however_it_is_written() {
    let files = |texts: &[(&str, &str)]| -> BTreeMap<Module, String> {
        let named = |path: &str| -> Module {
            path.split('/').filter(|name| !name.is_empty()).map(str::to_owned).collect()
        };
        texts.iter().map(|(path, text)| (named(path), (*text).to_owned())).collect()
    };
    let hub = ("a", "mod one;\nmod two;\npub use one::One;\npub use two::Two;");
    for one in [
        "use super::two::Two;",
        "use crate::a::Two;",
        "use super::{Other, Two as Second};",
        "use crate::a;\nfn f(two: a::Two) {}",
        "fn f(two: &super::two::Two) {}",
        "use super::{\n    two::{self},\n};\ntype Both = two::Two;",
    ] {
        let found =
            circle(&needs(&files(&[("", ""), hub, ("a/one", one), ("a/two", "use super::One;")])));
        assert_eq!(
            found.as_deref().map(shown).as_deref(),
            Some("a/one -> a/two -> a/one"),
            "{one}"
        );
    }
    for one in
        ["// use super::two::Two;", "#[cfg(test)]\nmod tests {\n    use super::super::two::Two;\n}"]
    {
        let found =
            circle(&needs(&files(&[("", ""), hub, ("a/one", one), ("a/two", "use super::One;")])));
        assert_eq!(found, None, "{one}");
    }
}

#[test]
fn no_source_is_over_four_hundred_lines() {
    for path in all_sources() {
        let lines = fs::read_to_string(&path).expect("a source").lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

#[test]
fn every_module_says_what_it_is() {
    for path in all_sources().iter().filter(|path| path.extension().is_some_and(|end| end == "rs"))
    {
        let text = fs::read_to_string(path).expect("a source");
        assert!(text.starts_with("//! "), "{} has no head", path.display());
    }
}

/// The file or folder of a module, and the files that may declare it.
fn module_and_parents(path: &Path) -> (String, Vec<PathBuf>) {
    let is_folder = path.file_name().is_some_and(|name| name == "mod.rs");
    let module = if is_folder { path.parent().expect("a folder") } else { path };
    let folder = module.parent().expect("a folder");
    let mut parents: Vec<PathBuf> =
        ["mod.rs", "lib.rs", "main.rs"].map(|name| folder.join(name)).into();
    parents.push(folder.with_extension("rs"));
    // Each file in such a folder is a separate program.
    if ["benches", "examples", "tests"].iter().any(|name| folder.ends_with(name)) {
        let entries = fs::read_dir(folder).expect("a folder");
        parents.extend(
            entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file()),
        );
    }
    (module.file_stem().expect("a name").to_string_lossy().into_owned(), parents)
}

/// A file that no other file declares is not compiled, so nothing in it is tested.
#[test]
fn every_source_is_a_module_of_a_program() {
    let is_root = |path: &Path| {
        let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
        let alone = ["benches", "examples", "bin", "tests"].iter().any(|name| folder == *name);
        alone || ["lib.rs", "main.rs", "build.rs"].iter().any(|name| path.ends_with(name))
    };
    let rust = |path: &PathBuf| path.extension().is_some_and(|end| end == "rs") && !is_root(path);
    for path in all_sources().into_iter().filter(rust) {
        let (module, parents) = module_and_parents(&path);
        let texts = parents.iter().filter_map(|parent| fs::read_to_string(parent).ok());
        let named = format!("mod {module};");
        assert!(texts.into_iter().any(|text| text.contains(&named)), "nothing names {path:?}");
    }
}

#[test]
fn the_core_has_no_clock_no_printing_and_no_hash_order() {
    let banned = [
        "println!",
        "eprintln!",
        "std::time",
        "HashMap",
        "HashSet",
        "std::env",
        "std::fs",
        "serde",
        "ts_rs",
    ];
    let serialises = |path: &Path| {
        layer_of(path).as_deref() == Some("wire") || path.ends_with("parsing/json.rs")
    };
    for path in all_sources().iter().filter(|path| layer_of(path).is_some()) {
        let text = without_attributes(&fs::read_to_string(path).expect("a source"));
        for word in banned {
            let meant = serialises(path) && ["serde", "ts_rs"].contains(&word);
            assert!(meant || !text.contains(word), "{} has {word}", path.display());
        }
    }
}
