//! The dependencies between source files, read from their `use` lines and paths.
//!
//! Types and `super::` count. A name that the file of a folder re-exports (`pub
//! use`) belongs to the file that defines it, and re-exporting it does not
//! count as a dependency. Tests inside a file and the attributes of features do
//! not count.

use std::collections::{BTreeMap, BTreeSet};

/// A module by its path: `["engine", "queue"]`; the crate itself is empty.
pub type Module = Vec<String>;

/// The files on which each file depends.
pub type Needs = BTreeMap<Module, BTreeSet<Module>>;

/// Names, each with the path that it refers to.
type Names = BTreeMap<String, Module>;

/// What a file says about other files.
#[derive(Default)]
struct Source {
    /// The names that it re-exports.
    handed_on: Names,
    /// The names that it brings into scope.
    imported: Names,
    /// The paths in its code.
    paths: Vec<Module>,
}

/// The dependencies of each of these modules, given their texts. Paths into
/// other crates do not count.
pub fn needs(texts: &BTreeMap<Module, String>) -> Needs {
    let read = |(module, text): (&Module, &String)| {
        let is_child = |name: &str| texts.contains_key(&joined(module, &[name.to_owned()]));
        (module.clone(), Source::read(module, &code_of(text), is_child))
    };
    let sources: BTreeMap<Module, Source> = texts.iter().map(read).collect();
    let of = |(module, source): (&Module, &Source)| {
        let owners = source.named(&sources).filter_map(|path| owner(&sources, &path, 0));
        let others = owners.filter(|other| other != module && !other.is_empty());
        (module.clone(), others.collect())
    };
    sources.iter().filter(|(module, _)| !module.is_empty()).map(of).collect()
}

/// Files that depend on each other in a cycle, in order, with the first one
/// repeated at the end.
pub fn circle(needs: &Needs) -> Option<Vec<Module>> {
    let mut done = BTreeSet::new();
    needs.keys().find_map(|start| closing(needs, start, &mut Vec::new(), &mut done))
}

fn closing(
    needs: &Needs,
    at: &Module,
    way: &mut Vec<Module>,
    done: &mut BTreeSet<Module>,
) -> Option<Vec<Module>> {
    if let Some(first) = way.iter().position(|before| before == at) {
        return Some([&way[first..], std::slice::from_ref(at)].concat());
    }
    if !done.insert(at.clone()) {
        return None;
    }
    way.push(at.clone());
    let found = needs.get(at)?.iter().find_map(|next| closing(needs, next, way, done));
    way.pop();
    found
}

/// The file that defines what a path refers to.
fn owner(sources: &BTreeMap<Module, Source>, path: &[String], handed: usize) -> Option<Module> {
    let at = (0..=path.len()).rev().find(|at| sources.contains_key(&path[..*at]))?;
    let (module, rest) = path.split_at(at);
    match rest.split_first().map(|(name, rest)| (sources[module].handed_on.get(name), rest)) {
        Some((Some(target), rest)) if handed < 9 => {
            owner(sources, &joined(target, rest), handed + 1)
        }
        _ => Some(module.to_vec()),
    }
}

impl Source {
    fn read(module: &[String], code: &str, is_child: impl Fn(&str) -> bool) -> Self {
        let mut source = Self::default();
        let absolute = |path: &[String]| absolute(module, path, &is_child);
        let mut rest = code;
        let mut others = String::new();
        while let Some((before, handed_on, tree, behind)) = next_use(rest) {
            others.push_str(before);
            let names = if handed_on { &mut source.handed_on } else { &mut source.imported };
            let found = expanded(tree, &[]).into_iter();
            names.extend(found.filter_map(|(name, path)| Some((name, absolute(&path)?))));
            rest = behind;
        }
        others.push_str(rest);
        let full = |path: Module| match source.imported.get(&path[0]) {
            Some(target) => Some(joined(target, &path[1..])),
            None => absolute(&path),
        };
        source.paths = paths_in(&others).into_iter().filter_map(full).collect();
        source
    }

    /// The items of other files that it refers to. A module that it brings into
    /// scope counts only if a path begins with it.
    fn named(&self, sources: &BTreeMap<Module, Self>) -> impl Iterator<Item = Module> {
        let items = self.imported.values().filter(|path| !sources.contains_key(*path));
        items.chain(&self.paths).cloned().collect::<Vec<_>>().into_iter()
    }
}

/// The path starting from the crate, if it leads into this crate.
fn absolute(module: &[String], path: &[String], is_child: impl Fn(&str) -> bool) -> Option<Module> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    match &*path[0] {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some(joined(module, &path[1..])),
        "super" => Some(joined(&module[..module.len().checked_sub(supers)?], &path[supers..])),
        first => is_child(first).then(|| joined(module, path)),
    }
}

fn joined(one: &[String], other: &[String]) -> Module {
    [one, other].concat()
}

/// A text without its comments, its tests and the attributes of features.
fn code_of(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let code = lines.collect::<Vec<_>>().join("\n");
    let code = without(&code, "#[cfg_attr(", ")]");
    without(&code, "pub(in ", ")")
}

/// A text without the parts from an opening mark to the next closing mark.
fn without(text: &str, opens: &str, closes: &str) -> String {
    let mut parts = text.split(opens);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(closes).map_or("", |(_, rest)| rest))
}

/// The next `use`: the text before it, whether it re-exports, its tree, and the
/// text after it.
fn next_use(code: &str) -> Option<(&str, bool, &str, &str)> {
    let is_word = |at: &usize| code[..*at].chars().next_back().is_none_or(char::is_whitespace);
    let at = code.match_indices("use ").map(|(at, _)| at).find(is_word)?;
    let (tree, behind) = code[at + "use ".len()..].split_once(';')?;
    let before = &code[..at];
    let head = before.trim_end();
    let handed_on =
        head.ends_with("pub") || head.ends_with("pub(crate)") || head.ends_with("pub(super)");
    Some((before, handed_on, tree, behind))
}

/// Every name of a `use` tree with its path.
fn expanded(tree: &str, before: &[String]) -> Vec<(String, Module)> {
    let tree = tree.trim();
    let parts = |path: &str| -> Module {
        path.split("::")
            .map(|part| part.trim().to_owned())
            .filter(|part| !part.is_empty())
            .collect()
    };
    if let Some((head, rest)) = tree.split_once('{') {
        let before = joined(before, &parts(head));
        let inside = rest.trim_end().strip_suffix('}').unwrap_or(rest);
        return items(inside).flat_map(|item| expanded(item, &before)).collect();
    }
    let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
    let mut path = joined(before, &parts(path));
    path.pop_if(|last| last == "self" && !before.is_empty());
    let name = if name.is_empty() { path.last().cloned() } else { Some(name.trim().to_owned()) };
    name.into_iter().map(|name| (name, path.clone())).collect()
}

/// The parts between commas, except commas inside further braces.
fn items(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let items = list.split(move |char| {
        depth += i32::from(char == '{') - i32::from(char == '}');
        char == ',' && depth == 0
    });
    items.filter(|item| !item.trim().is_empty())
}

/// The paths with `::` in a piece of code.
fn paths_in(code: &str) -> Vec<Module> {
    let words = code.split(|char: char| !char.is_alphanumeric() && char != '_' && char != ':');
    let paths = words.map(|word| word.trim_end_matches(':').split("::").map(str::to_owned));
    let paths = paths.map(Iterator::collect::<Module>);
    paths.filter(|path| path.len() > 1 && path.iter().all(|part| !part.is_empty())).collect()
}
