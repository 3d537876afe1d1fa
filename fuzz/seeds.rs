//! Writes the seed corpus: the documented examples, the puzzles of the source
//! documents and the published ones, in every format, and requests made from
//! them. Run `cargo run --example seeds` in this folder.

use std::fs;
use std::io;
use std::path::Path;

use gridfold_fuzz::{requests, texts};

/// The targets that take any text; `requests` takes JSON.
const OF_TEXTS: &[&str] = &["grids", "several", "snakes", "links", "conversions", "answers"];

/// Lists of a few texts each are long enough.
const LIST: usize = 4;

/// The longest request, in bytes: libFuzzer accepts no longer ones.
const LONGEST: usize = 4096;

fn main() -> io::Result<()> {
    let texts = texts::texts();
    for target in OF_TEXTS {
        write(target, &texts)?;
    }
    let lists: Vec<String> = texts.chunks(LIST).map(|few| few.join("\n\n")).collect();
    write("several", &lists)?;
    let mut requests = requests(&texts);
    requests.retain(|request| request.len() <= LONGEST);
    write("requests", &requests)
}

/// One file per text, whose name gives its length and number.
fn write(target: &str, texts: &[String]) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    for (number, text) in texts.iter().enumerate() {
        fs::write(folder.join(format!("seed-{}-{number}", text.len())), text)?;
    }
    println!("{target}: {} texts", texts.len());
    Ok(())
}
