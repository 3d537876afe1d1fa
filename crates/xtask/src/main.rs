//! Every chore of the repository. `cargo run -p xtask -- help` lists all chores; package.json gives the common chores
//! short names.
//!
//! A chore is a list of steps, and a step is a program that runs in the repository's folder, or a few lines of code
//! here. Nothing here is about puzzles.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "its output is for the person at the terminal"
)]

mod apt;
mod audit;
mod bench;
mod bindings;
mod chromium;
mod engines;
mod examples;
mod fuzz;
mod gate;
mod locks;
mod long;
mod page;
mod parts;
mod prose;
mod python;
mod release;
mod said;
mod schemas;
mod step;
mod techniques;

use std::env;
use std::process::ExitCode;

use step::Outcome;

/// A chore: its name, what it does, and the function that does it.
struct Chore(&'static str, &'static str, fn() -> Outcome);

/// To add a chore, add a function and a line here.
const CHORES: &[Chore] = &[
    Chore("bindings", "compile the core to wasm and write www/generated/", bindings::write),
    Chore("build", "bindings, type check, the page into dist/ and the npm package", page::build),
    Chore("package", "bindings, and the npm package into dist-package/", page::package),
    Chore("serve", "build, then serve dist/ on this computer", page::serve),
    Chore("dev", "bindings, then the page with every change of www/ shown at once", page::develop),
    Chore(
        "chromium",
        "install Chromium for the end-to-end tests where it is missing",
        chromium::install,
    ),
    Chore(
        "techniques",
        "write docs/techniques.md and the page's cards from the comments on the rules",
        techniques::write,
    ),
    Chore(
        "lessons",
        "find a small puzzle for each technique anew; slow without --release",
        techniques::find_lessons,
    ),
    Chore("schemas", "write docs/schema/ from what the program says of its JSON", schemas::write),
    Chore(
        "icons",
        "draw the icons and screenshots of www/public and the picture of the README anew",
        page::draw_icons,
    ),
    Chore(
        "bench",
        "measure the sets of bench/sets: [SET ...] [--cap SECONDS] [--against FOLDER]; or the first visit: page",
        bench::run,
    ),
    Chore(
        "fuzz",
        "feed the readers and requests with mutated texts: [TARGET ...] [--seconds N]",
        fuzz::run,
    ),
    Chore("test-long", "the tests that take minutes or measure time", long::run),
    Chore("prose", "how long the sentences of the documents are; a report", prose::report),
    Chore(
        "screens",
        "draw every screen in three sizes, light and dark: [FOLDER] [LANGUAGE]",
        page::draw_screens,
    ),
    Chore("examples", "run examples/ over the program of this checkout", examples::run),
    Chore("engines", "walk through dist/ in Firefox and WebKitGTK", engines::run),
    Chore(
        "audit",
        "ask the databases of npm and Rust for known faults of what is used; needs the network",
        audit::run,
    ),
    Chore(
        "release",
        "everything that must hold before crates and package are published",
        release::check,
    ),
    Chore("test", "everything that must hold before a change is shared", gate::run),
];

fn main() -> ExitCode {
    let name = env::args().nth(1).unwrap_or_else(|| "build".to_owned());
    let Some(Chore(_, _, run)) = CHORES.iter().find(|chore| chore.0 == name) else {
        print_help();
        return if name == "help" { ExitCode::SUCCESS } else { ExitCode::from(2) };
    };
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

fn print_help() {
    println!("cargo run -p xtask -- CHORE\n");
    for Chore(name, does, _) in CHORES {
        println!("  {name:10} {does}");
    }
}
