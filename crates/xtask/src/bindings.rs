//! The core as the page loads it: `www/generated/` with the wasm modules, their
//! JavaScript, the TypeScript types and the English texts.
//!
//! Every build rewrites all files except unchanged wasm modules, and none of
//! the files are in the repository.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use gridfold_core::formats::FORMATS;
use gridfold_core::generate::{self, Date};
use gridfold_core::message::ENGLISH;
use gridfold_wasm::requests;
use serde_json::json;
use wasm_bindgen_cli_support::Bindgen;

use crate::step::{Outcome, Step, root};
use crate::{said, techniques};

const TARGET: &str = "wasm32-unknown-unknown";

/// The wasm files. Each file is crates/wasm with the feature of this name, so that a page loads only what it uses.
const MODULES: &[&str] = &["grid", "text", "explain", "snake", "lab", "photo"];

/// Compiles the core to wasm and writes everything that the page imports from it.
pub(crate) fn write() -> Outcome {
    let folder = root().join("www/generated");
    fs::create_dir_all(&folder)?;
    MODULES.iter().try_for_each(|module| write_module(module, &folder))?;
    fs::write(folder.join("types.ts"), gridfold_wasm::typescript())?;
    fs::write(folder.join("core.en.json"), english()?)?;
    fs::write(folder.join("kinds.json"), serde_json::to_string_pretty(&requests::kinds())?)?;
    fs::write(folder.join("week.json"), week()?)?;
    fs::write(folder.join("said.en.json"), said::json()?)?;
    techniques::write_cards()
}

fn write_module(module: &str, folder: &Path) -> Outcome {
    // A fixed folder: otherwise the variable CARGO_TARGET_DIR would move the file that is read below.
    let line = format!(
        "rustc --quiet --profile wasm --package gridfold-wasm --lib --crate-type cdylib --no-default-features \
         --features {module} --target {TARGET} --target-dir target"
    );
    Step::cargo("wasm", &line).run()?;
    let wasm = root().join("target").join(TARGET).join("wasm/gridfold_wasm.wasm");
    if is_made_of(&folder.join(module), &[&wasm, &env::current_exe()?]) {
        return Ok(());
    }
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(module).web(true)?.typescript(true);
    // The bundler finds the wasm by its path in the JavaScript. The names of functions would take up a third of the
    // wasm.
    bindgen.omit_default_module_path(false).remove_name_section(true);
    bindgen.generate(folder).map_err(|error| format!("wasm-bindgen: {error:#}").into())
}

/// Whether all files of a module are newer than their sources; the generator takes longer than cargo if nothing has
/// changed.
fn is_made_of(module: &Path, sources: &[&Path]) -> bool {
    let written = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    let file = |end| written(&PathBuf::from(format!("{}{end}", module.display())));
    let made = [".js", ".d.ts", "_bg.wasm", "_bg.wasm.d.ts"].map(file);
    let sources = sources.iter().map(|path| written(path)).collect::<Option<Vec<_>>>();
    let oldest = made.into_iter().min().flatten();
    sources.is_some_and(|sources| oldest > sources.into_iter().max())
}

/// The core's sentences, and the names of formats that are the same in every language.
fn english() -> serde_json::Result<String> {
    let sentences = ENGLISH.iter().map(|(key, text)| ((*key).to_owned(), *text));
    let named =
        FORMATS.iter().filter_map(|format| Some((format!("format.{}", format.id), format.name?)));
    let texts: BTreeMap<_, _> = sentences.chain(named).collect();
    serde_json::to_string_pretty(&texts)
}

/// The puzzles of each weekday, starting on Monday. The page shows these
/// puzzles before the core has loaded.
fn week() -> serde_json::Result<String> {
    let days = (23..30).filter_map(|day| Date::new(2026, 11, day).ok());
    let like = |one: generate::Daily| json!({ "id": one.id, "wish": one.wish });
    let week: Vec<_> = days.map(|day| generate::daily(day).map(like)).collect();
    serde_json::to_string_pretty(&week)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs::{self, File};
    use std::time::{Duration, UNIX_EPOCH};
    use std::{env, process};

    use gridfold_core::formats::FORMATS;
    use gridfold_core::message::ENGLISH;

    use super::is_made_of;

    #[test]
    fn a_module_is_made_anew_where_a_source_is_newer_or_a_file_is_missing() {
        let folder = env::temp_dir().join(format!("gridfold-bindings-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let write = |name: &str, second: u64| {
            let file = File::create(folder.join(name)).unwrap();
            file.set_modified(UNIX_EPOCH + Duration::from_secs(second)).unwrap();
        };
        let is_made = || is_made_of(&folder.join("grid"), &[&folder.join("wasm")]);
        write("wasm", 10);
        ["grid.js", "grid.d.ts", "grid_bg.wasm"].iter().for_each(|name| write(name, 11));
        assert!(!is_made(), "a file is missing");
        write("grid_bg.wasm.d.ts", 11);
        assert!(is_made());
        write("wasm", 12);
        assert!(!is_made(), "the wasm is newer");
        fs::remove_file(folder.join("wasm")).unwrap();
        assert!(!is_made(), "there is no wasm");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn no_sentence_of_the_core_is_lost_on_the_way() {
        let text = super::english().unwrap();
        let read: BTreeMap<String, String> = serde_json::from_str(&text).unwrap();
        let named = FORMATS.iter().filter(|format| format.name.is_some()).count();
        assert_eq!(read.len(), ENGLISH.len() + named, "a key stands twice");
    }
}
