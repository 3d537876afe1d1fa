//! `docs/schema/`: what the program says of its own JSON, a file for each command.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::step::{Outcome, Step, root};

const FOLDER: &str = "docs/schema";

/// Writes them again.
pub(crate) fn write() -> Outcome {
    let program = Step::cargo("schemas", "run --quiet --package gridfold -- schema");
    let schemas: BTreeMap<String, Value> = serde_json::from_str(&program.output()?)?;
    let folder = root().join(FOLDER);
    // A file of a command that is gone goes too.
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for (command, schema) in schemas {
        fs::write(folder.join(format!("{command}.json")), format!("{schema:#}\n"))?;
    }
    Ok(())
}
