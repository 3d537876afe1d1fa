//! `slash`: groups of cubelets between two changes of direction; a corner
//! belongs to the earlier group.

use super::super::{Chain, Cuboid};
use super::form::Form;
use super::numbers;
use super::parts::Parts;
use super::text::Given;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::{Glyph, shown};

/// `slash`: `bwb/w/b`, the source document's own format. The letters are the
/// colours of the cubelets and serve only as a check.
pub(super) static SLASH: Form = Form {
    id: "slash",
    reader: |parts| match parts {
        Parts::Groups { groups, .. } => numbers::exclusive(groups).into_iter().collect(),
        _ => Vec::new(),
    },
    writer: write,
};

/// A text with the document's colours but no change of direction.
pub(super) fn rod(given: &Given) -> Option<Parts> {
    let letters: Vec<char> = visible(given).map(|glyph| glyph.char.to_ascii_lowercase()).collect();
    let colours = letters.len() > 1 && letters.iter().all(|letter| "bw".contains(*letter));
    let alternate = letters.windows(2).all(|pair| pair[0] != pair[1]);
    (colours && alternate).then(|| Parts::Groups {
        groups: vec![letters.len()],
        note: Some(Message::new("snake.no-slash")),
    })
}

fn visible(given: &Given) -> impl Iterator<Item = &Glyph> {
    given.glyphs.iter().filter(|glyph| !glyph.char.is_whitespace())
}

/// The groups of a text with slashes.
pub(super) fn read(given: &Given) -> Result<Parts, ParseError> {
    let mut groups = vec![0];
    let mut colours = Colours::default();
    for glyph in visible(given) {
        match (glyph.char, groups.last_mut()) {
            ('/', Some(0)) => return Err(glyph.place.error(Message::new("snake.slash-empty"))),
            ('/', _) => groups.push(0),
            (_, Some(group)) => {
                colours.add(glyph)?;
                *group += 1;
            }
            (_, None) => {}
        }
    }
    // A slash at the end begins a group that was not written.
    groups.retain(|group| *group > 0);
    // If all letters are the same, they cannot serve as a check.
    let note = colours.broken.filter(|_| colours.known.len() == 2);
    Ok(Parts::Groups { groups, note })
}

/// The two letters of a slash text, and where they first fail to alternate.
#[derive(Default)]
struct Colours {
    known: Vec<char>,
    last: Option<char>,
    cubelets: usize,
    broken: Option<Message>,
}

impl Colours {
    fn add(&mut self, glyph: &Glyph) -> Result<(), ParseError> {
        let letter = glyph.char.to_ascii_lowercase();
        let unexpected = |key| {
            let message = Message::new(key).with("found", shown(Some(glyph.char)));
            Err(glyph.place.error(message))
        };
        if !letter.is_alphabetic() {
            return unexpected("snake.slash-letter");
        }
        self.cubelets += 1;
        if !self.known.contains(&letter) {
            self.known.push(letter);
            if self.known.len() > 2 {
                return unexpected("snake.third-colour");
            }
        }
        if self.last == Some(letter) && self.broken.is_none() {
            let message = Message::new("snake.colours").with("number", self.cubelets);
            let message = message.with("line", glyph.place.line);
            self.broken = Some(message.with("column", glyph.place.column));
        }
        self.last = Some(letter);
        Ok(())
    }
}

fn write(chain: &Chain, _: Option<Cuboid>) -> Result<String, Message> {
    let mut colours = "bw".chars().cycle();
    let groups = numbers::groups(&chain.runs());
    let group = |length: &usize| colours.by_ref().take(*length).collect::<String>();
    Ok(groups.iter().map(group).collect::<Vec<_>>().join("/"))
}
