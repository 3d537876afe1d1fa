//! `docs/schema/`: the schemas of the program's JSON, one file per command.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::step::{Outcome, Step, root};

const FOLDER: &str = "docs/schema";

/// Rewrites the schemas.
pub(crate) fn write() -> Outcome {
    let program = Step::cargo("schemas", "run --quiet --package gridfold -- schema");
    let schemas: BTreeMap<String, Value> = serde_json::from_str(&program.output()?)?;
    let folder = root().join(FOLDER);
    // The file of a removed command is deleted too.
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for (command, schema) in schemas {
        fs::write(folder.join(format!("{command}.json")), format!("{schema:#}\n"))?;
    }
    Ok(())
}
