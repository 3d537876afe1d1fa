//! A draft as a page sends it: one run of numbers. Passing its several hundred
//! values individually, each with two calls to JavaScript, took longer than
//! solving most puzzles.
//!
//! Every number has four bytes, the lowest first. Size and unit come first.
//! Then come the letters of the kind's id, the features, the clues of the four
//! sides, the givens, the signs across and down, and the marks, each as a list
//! preceded by its length. Features, signs and marks are given by their indices
//! in [`Feature::ALL`], [`SIGNS`] and [`MARKS`]. The page writes this with
//! `www/engine/packed.ts`; [`packed`] writes the same for tests and for
//! fuzzing.

use core::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::conditions::{Feature, Mark, Sign};
use crate::kind::Kind;
use crate::puzzle::Draft;

/// Every sign; the empty sign comes first.
pub const SIGNS: [Sign; 1 + Sign::WRITTEN.len()] = after(Sign::None, Sign::WRITTEN);

/// Every mark; the empty mark comes first.
pub const MARKS: [Mark; 1 + Mark::WRITTEN.len()] = after(Mark::None, Mark::WRITTEN);

const fn after<T: Copy, const FEW: usize, const ALL: usize>(first: T, rest: [T; FEW]) -> [T; ALL] {
    let mut all = [first; ALL];
    let mut at = 0;
    while at < FEW {
        all[at + 1] = rest[at];
        at += 1;
    }
    all
}

/// The bytes of a draft.
pub(crate) struct Packed(Vec<u8>);

impl TryFrom<Packed> for Draft {
    type Error = String;

    fn try_from(Packed(bytes): Packed) -> Result<Self, String> {
        let (numbers, []) = bytes.as_chunks() else {
            return Err("a draft of half numbers".to_owned());
        };
        let mut numbers = Numbers { left: numbers };
        let draft = draft(&mut numbers)?;
        match numbers.left {
            [] => Ok(draft),
            _ => Err("a draft that does not end".to_owned()),
        }
    }
}

fn draft(numbers: &mut Numbers<'_>) -> Result<Draft, String> {
    Ok(Draft {
        size: numbers.next()? as usize,
        unit: numbers.next()?,
        kind: kind(numbers.list()?)?,
        features: numbers.list_of(&Feature::ALL)?.into(),
        clues: [numbers.list()?, numbers.list()?, numbers.list()?, numbers.list()?],
        givens: numbers.list()?,
        across: numbers.list_of(&SIGNS)?,
        down: numbers.list_of(&SIGNS)?,
        marks: numbers.list_of(&MARKS)?,
    })
}

fn kind(letters: Vec<u32>) -> Result<&'static Kind, String> {
    let id: String = letters.into_iter().filter_map(char::from_u32).collect();
    Kind::named(&id).ok_or_else(|| format!("no kind {id:?}"))
}

/// The numbers still to be read.
struct Numbers<'a> {
    left: &'a [[u8; 4]],
}

impl Numbers<'_> {
    fn next(&mut self) -> Result<u32, String> {
        let (first, rest) = self.left.split_first().ok_or("a draft that ends too soon")?;
        self.left = rest;
        Ok(u32::from_le_bytes(*first))
    }

    fn list(&mut self) -> Result<Vec<u32>, String> {
        let length = self.next()? as usize;
        let list = self.left.split_at_checked(length).ok_or("a draft that ends too soon")?;
        self.left = list.1;
        Ok(list.0.iter().map(|number| u32::from_le_bytes(*number)).collect())
    }

    /// A list of what these numbers mean.
    fn list_of<T: Copy>(&mut self, known: &[T]) -> Result<Vec<T>, String> {
        let numbers = self.list()?;
        let mut list = Vec::with_capacity(numbers.len());
        for number in numbers {
            let one = known.get(number as usize);
            list.push(*one.ok_or("a draft with a number that means nothing")?);
        }
        Ok(list)
    }
}

/// The bytes of a draft.
#[must_use]
pub fn packed(draft: &Draft) -> Vec<u8> {
    fn places<T: PartialEq>(all: &[T], of: &[T]) -> Vec<u32> {
        let at = |one: &T| all.iter().position(|other| other == one).unwrap_or(usize::MAX) as u32;
        of.iter().map(at).collect()
    }
    let features: Vec<Feature> = draft.features.iter().collect();
    let lists: [Vec<u32>; 6] = [
        draft.kind.id.bytes().map(u32::from).collect(),
        places(&Feature::ALL, &features),
        draft.givens.clone(),
        places(&SIGNS, &draft.across),
        places(&SIGNS, &draft.down),
        places(&MARKS, &draft.marks),
    ];
    let [kind, features, rest @ ..] = &lists;
    let mut numbers = vec![draft.size as u32, draft.unit];
    for list in [kind, features].into_iter().chain(&draft.clues).chain(rest) {
        numbers.push(list.len() as u32);
        numbers.extend(list);
    }
    numbers.into_iter().flat_map(u32::to_le_bytes).collect()
}

impl<'de> Deserialize<'de> for Packed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_byte_buf(Bytes).map(Self)
    }
}

struct Bytes;

impl<'de> Visitor<'de> for Bytes {
    type Value = Vec<u8>;

    fn expecting(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.write_str("the bytes of a draft")
    }

    // If a draft is inside something flattened, serde keeps its bytes for a
    // while.
    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Vec<u8>, E> {
        Ok(bytes.to_vec())
    }

    fn visit_byte_buf<E>(self, bytes: Vec<u8>) -> Result<Vec<u8>, E> {
        Ok(bytes)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<u8>, A::Error> {
        core::iter::from_fn(|| list.next_element().transpose()).collect()
    }
}
