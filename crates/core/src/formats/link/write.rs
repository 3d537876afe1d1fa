//! Writes a link; every draft without faults has one.

use super::{RUNS, Section, check, sections};
use crate::message::Message;
use crate::puzzle::{Draft, Sign};

pub(super) fn write(draft: &Draft) -> Result<String, Message> {
    let sections = sections(draft.kind);
    let mut link = format!("{}{}", draft.kind.prefix, draft.size);
    for section in &sections {
        if section.may_be_missing(draft.kind) && !draft.has_givens() {
            continue;
        }
        link.push('.');
        link.push_str(&written(draft, *section));
    }
    let check = check::of(&link, &sections);
    let unit = if draft.unit == 1 { String::new() } else { format!("/u.{}", draft.unit) };
    Ok(format!("{link}.{check}{unit}"))
}

fn written(draft: &Draft, section: Section) -> String {
    match section {
        Section::Clues(side) => draft.clues[side].iter().map(|clue| value(*clue)).collect(),
        Section::Givens => shortened(draft.givens.iter().map(|given| value(*given))),
        Section::Across => shortened(draft.across.iter().map(|sign| sign_char(*sign))),
        Section::Down => shortened(draft.down.iter().map(|sign| sign_char(*sign))),
    }
}

const fn value(value: u32) -> char {
    match value {
        0 => '-',
        1..=9 => (b'0' + value as u8) as char,
        _ => (b'a' + (value - 10) as u8) as char,
    }
}

const fn sign_char(sign: Sign) -> char {
    match sign {
        Sign::None => '-',
        Sign::Less => 'l',
        Sign::Greater => 'g',
    }
}

/// With runs of nothing as capitals, the longest first.
fn shortened(places: impl Iterator<Item = char>) -> String {
    let mut text = String::new();
    let mut run = 0;
    for place in places {
        if place == '-' {
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
    text.extend(core::iter::repeat_n('-', run));
}
