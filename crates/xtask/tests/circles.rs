//! No import cycles in the crates around the core: a module never uses,
//! directly or indirectly, a module that uses it.
//!
//! The sources are read as text. A file is a module; its `use` lines and full
//! paths lead to other modules: through any re-exports (`pub use`) to the
//! module that defines the name. Unit tests may use what they test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const CRATES: &[&str] = &["cli", "wasm", "xtask"];

/// A module by the parts of its path; the path of the crate's root is empty.
type Module = Vec<String>;

/// The modules of a crate, each with its source.
struct Sources(BTreeMap<Module, String>);

impl Sources {
    fn of(krate: &str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(krate).join("src");
        let mut found = BTreeMap::new();
        for file in files(&root) {
            let text = fs::read_to_string(&file).expect("a source");
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            found.insert(module(&root, &file), lines.collect::<Vec<_>>().join("\n"));
        }
        Self(found)
    }

    /// Every module with the modules that it uses.
    fn graph(&self) -> BTreeMap<&Module, BTreeSet<Module>> {
        self.0.iter().map(|(module, text)| (module, self.used_by(module, text))).collect()
    }

    fn used_by(&self, module: &Module, text: &str) -> BTreeSet<Module> {
        let imports = imports(text, false).into_iter();
        let paths = imports.chain(written_out(text)).map(|(path, _)| path);
        let used = paths.filter_map(|path| self.resolved(module, &path));
        used.filter(|used| used != module).collect()
    }

    /// The module that defines the last name of a path; None for anything
    /// outside this crate.
    fn resolved(&self, from: &Module, path: &[String]) -> Option<Module> {
        let mut module: Module = Vec::new();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => rest = &path[1..],
            "self" | "super" => {
                module = from.clone();
                while let Some(word) =
                    rest.first().filter(|word| *word == "self" || *word == "super")
                {
                    if word == "super" {
                        module.pop()?;
                    }
                    rest = &rest[1..];
                }
            }
            first if self.0.contains_key(&child(from, first)) => module.clone_from(from),
            _ => return None,
        }
        while let Some((word, behind)) = rest.split_first() {
            if self.0.contains_key(&child(&module, word)) {
                module = child(&module, word);
                rest = behind;
            } else {
                return Some(self.defined(&module, word));
            }
        }
        Some(module)
    }

    /// The module that defines a name that this module has or re-exports.
    fn defined(&self, module: &Module, word: &str) -> Module {
        let passed_on = imports(&self.0[module], true);
        let source = passed_on.iter().find(|(_, name)| name == word);
        let origin = source.and_then(|(path, _)| self.resolved(module, path));
        origin.unwrap_or_else(|| module.clone())
    }
}

fn child(module: &[String], word: &str) -> Module {
    module.iter().cloned().chain([word.to_owned()]).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let each = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    entries.flat_map(each).collect()
}

fn module(root: &Path, file: &Path) -> Module {
    let inside = file.strip_prefix(root).expect("inside").with_extension("");
    let words = inside.iter().map(|word| word.to_string_lossy().into_owned());
    words.filter(|word| !["mod", "lib", "main"].contains(&word.as_str())).collect()
}

/// The paths of the `use` lines with the names that they import: either those
/// that are re-exported, or the others.
fn imports(text: &str, passed_on: bool) -> Vec<(Vec<String>, String)> {
    let mut found = Vec::new();
    for statement in text.split(';') {
        let Some((before, tree)) =
            statement.rsplit_once("use ").filter(|(before, _)| begins_line(before))
        else {
            continue;
        };
        let line = before.rsplit('\n').next().unwrap_or_default();
        if line.trim().starts_with("pub") == passed_on {
            expand(&[], tree, &mut found);
        }
    }
    found
}

/// Whether a `use` line begins here, perhaps after `pub` or `pub(crate)`.
fn begins_line(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default().trim();
    line.is_empty() || line == "pub" || (line.starts_with("pub(") && line.ends_with(')'))
}

/// One path for each name in the braces of a `use` line.
fn expand(before: &[String], tree: &str, found: &mut Vec<(Vec<String>, String)>) {
    let tree = tree.trim();
    let Some((path, braces)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut words: Vec<String> = before.iter().cloned().chain(words(path)).collect();
        words.retain(|word| word != "*");
        let last = words.last().cloned().unwrap_or_default();
        found.push((words, if name.is_empty() { last } else { name.trim().to_owned() }));
        return;
    };
    let before: Vec<String> = before.iter().cloned().chain(words(path)).collect();
    let inside = braces.rsplit_once('}').map_or(braces, |(inside, _)| inside);
    let mut depth = 0;
    let parts = inside.split(|char| {
        depth += i32::from(char == '{') - i32::from(char == '}');
        char == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty()).for_each(|part| expand(&before, part, found));
}

fn words(path: &str) -> impl Iterator<Item = String> {
    path.split("::").map(|word| word.trim().to_owned()).filter(|word| !word.is_empty())
}

/// Paths from `crate` or `super` in the middle of code, and in attributes.
fn written_out(text: &str) -> Vec<(Vec<String>, String)> {
    let is_word = |char: char| char.is_alphanumeric() || char == '_' || char == ':';
    let paths = text.split(|char| !is_word(char));
    let inside = paths.filter(|path| path.starts_with("crate::") || path.starts_with("super::"));
    inside.map(|path| (words(path).collect(), String::new())).collect()
}

/// The first cycle found, as a list of modules each of which uses the next.
fn circle(graph: &BTreeMap<&Module, BTreeSet<Module>>) -> Option<Vec<Module>> {
    let mut done = BTreeSet::new();
    graph.keys().find_map(|start| walk(graph, start, &mut Vec::new(), &mut done))
}

fn walk(
    graph: &BTreeMap<&Module, BTreeSet<Module>>,
    module: &Module,
    path: &mut Vec<Module>,
    done: &mut BTreeSet<Module>,
) -> Option<Vec<Module>> {
    if let Some(at) = path.iter().position(|before| before == module) {
        return Some(path[at..].to_vec());
    }
    if !done.insert(module.clone()) {
        return None;
    }
    path.push(module.clone());
    let found = graph[module].iter().find_map(|used| walk(graph, used, path, done));
    path.pop();
    found
}

#[test]
fn no_module_uses_one_that_uses_it() {
    for krate in CRATES {
        let sources = Sources::of(krate);
        let graph = sources.graph();
        let uses: usize = graph.values().map(BTreeSet::len).sum();
        assert!(uses >= 10, "only {uses} uses found in {krate}");
        let found =
            circle(&graph).map(|modules| modules.iter().map(|module| module.join("::")).collect());
        assert_eq!(found, None::<Vec<String>>, "a circle in {krate}");
    }
}

#[test]
fn a_circle_is_found_through_what_is_passed_on() {
    let source = |module: &str, text: &str| (words(module).collect::<Module>(), text.to_owned());
    let sources = Sources(BTreeMap::from([
        source("", "mod a;\nuse a::One;\nfn main() {}"),
        source("a", "mod b;\nmod c;\npub(crate) use b::{One, Two as Second};\n"),
        source("a::b", "use super::c;\nstruct One;"),
        source("a::c", "fn of() { crate::a::Second::new() }"),
    ]));
    let used = |module: &str| sources.graph()[&words(module).collect::<Module>()].clone();
    let one = |module: &str| BTreeSet::from([words(module).collect::<Module>()]);
    assert_eq!(used(""), one("a::b"));
    assert_eq!(used("a"), BTreeSet::new());
    assert_eq!((used("a::b"), used("a::c")), (one("a::c"), one("a::b")));
    let names: Vec<String> =
        circle(&sources.graph()).expect("a circle").iter().map(|one| one.join("::")).collect();
    assert_eq!(names, ["a::b", "a::c"]);
}
