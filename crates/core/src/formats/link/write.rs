//! Writes a link; every draft without faults has one.

use super::check;
use super::opening::{RUNS, opening};
use super::sections::{NOTHING, Section, sections};
use super::words;
use crate::message::Message;
use crate::puzzle::{About, Draft};

pub(super) fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    let sections = sections(draft);
    let mut link = opening(draft);
    for section in &sections {
        if section.may_be_missing(draft.kind) && !draft.has_givens() {
            continue;
        }
        link.push('.');
        link.push_str(&written(draft, section.as_ref()));
    }
    let check = check::of(&link, &sections);
    let unit = if draft.unit == 1 { String::new() } else { format!("/u.{}", draft.unit) };
    let mut link = format!("{link}.{check}{unit}");
    words::write(&mut link, about);
    Ok(link)
}

fn written(draft: &Draft, section: &dyn Section) -> String {
    let places = section.write(draft);
    if section.is_shortened() { shortened(&places) } else { places }
}

/// The text with its runs of empty places as capitals, the longest first.
fn shortened(places: &str) -> String {
    let mut text = String::new();
    let mut run = 0;
    for place in places.chars() {
        if place == NOTHING {
            run += 1;
            continue;
        }
        push_run(&mut text, run);
        run = 0;
        text.push(place);
    }
    push_run(&mut text, run);
    text
}

fn push_run(text: &mut String, mut run: usize) {
    while run >= *RUNS.start() {
        let part = run.min(*RUNS.end());
        text.push(char::from(b'D' + (part - RUNS.start()) as u8));
        run -= part;
    }
    text.extend(core::iter::repeat_n(NOTHING, run));
}
