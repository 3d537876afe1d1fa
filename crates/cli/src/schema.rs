//! `gridfold schema`: the JSON Schema of what `--json` writes, derived from the types that are written.

use std::io::{self, Write};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use crate::json::{Failed, Record};
use crate::output::{self, complain};
use crate::status::Status;
use crate::{
    args, candidates, conflict, convert, generate, hint, lab_table, photo, rate, redundant, solve,
    solve_snake, steps, why_not,
};

/// Counts the changes that may break an older reader: a field is removed, or its meaning changes. An added field
/// does not count.
const VERSION: u32 = 1;

/// A command that writes JSON, and the function that makes the schema of its
/// lines.
#[derive(Clone, Copy)]
struct Written(&'static str, fn(&mut SchemaGenerator) -> Schema);

/// The commands that write JSON.
const COMMANDS: &[Written] = &[
    Written("candidates", line::<candidates::Record>),
    Written("conflict", line::<conflict::Record>),
    Written("convert", line::<convert::Record>),
    Written("generate", either::<generate::Record, generate::Failed>),
    Written("hint", line::<hint::Record>),
    Written("lab", line::<lab_table::Record<'static>>),
    Written("photo", line::<photo::Record>),
    Written("rate", line::<rate::Record>),
    Written("redundant", line::<redundant::Record>),
    Written("solve", line::<OfEitherFamily>),
    Written("steps", line::<steps::Record>),
    Written("why-not", line::<why_not::Record>),
];

/// The answers of `solve`, for grids and for snakes.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is asked for")]
enum OfEitherFamily {
    Grid(solve::Record),
    Snake(solve_snake::Record),
}

/// An answer, or an error in its place.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is asked for")]
enum Either<Answer, Failure> {
    Answer(Answer),
    Failure(Failure),
}

fn line<Body: JsonSchema>(schemas: &mut SchemaGenerator) -> Schema {
    either::<Record<Body>, Record<Failed>>(schemas)
}

fn either<Answer: JsonSchema, Failure: JsonSchema>(schemas: &mut SchemaGenerator) -> Schema {
    schemas.root_schema_for::<Either<Answer, Failure>>()
}

/// Writes the schema of the lines that a command writes, or all schemas.
pub(crate) fn run(arguments: &args::SchemaOf) -> io::Result<Status> {
    let schemas = match &arguments.command {
        None => COMMANDS.iter().map(|written| (written.0.to_owned(), written.schema())).collect(),
        Some(name) => match COMMANDS.iter().find(|written| written.0 == name) {
            Some(written) => written.schema(),
            None => {
                let names: Vec<&str> = COMMANDS.iter().map(|written| written.0).collect();
                complain(&format!("{name} writes no JSON; the commands are {}", names.join(", ")));
                return Ok(Status::BadInput);
            }
        },
    };
    writeln!(output::answers()?, "{schemas:#}")?;
    Ok(Status::Done)
}

impl Written {
    fn schema(self) -> Value {
        let Self(command, make) = self;
        let settings = SchemaSettings::draft2020_12().for_serialize();
        let mut schema = make(&mut settings.into_generator());
        schema.insert("$id".to_owned(), format!("urn:gridfold:{command}:{VERSION}").into());
        schema.insert("title".to_owned(), format!("A line of gridfold {command} --json").into());
        schema.to_value()
    }
}
