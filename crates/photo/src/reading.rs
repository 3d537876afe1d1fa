//! The reading of a photo.

use gridfold_core::conditions::Sign;
use gridfold_core::grid::{Cell, Side, Values};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;

use crate::geometry::Quad;

/// What is known in advance, because a person or the solver said it; everything else is read from the photo.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The corners of the grid in the photo, clockwise from the upper left of
    /// the photo.
    pub corners: Option<Quad>,
    /// The number of cells per side, 4 to 9.
    pub size: Option<usize>,
    /// The kind.
    pub kind: Option<&'static Kind>,
    /// By how many quarter turns the puzzle is rotated clockwise in the photo,
    /// 0 to 3.
    pub turn: Option<usize>,
    /// The values that each cell has in the solutions of the printed puzzle: what a player wrote is probably one of
    /// them.
    pub possible: Option<Vec<Values>>,
}

/// A puzzle as it was read.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PhotoReading"))]
pub struct Reading {
    /// The puzzle that the printed symbols form: kind, size, boxes, every
    /// number and sign. The puzzle may be nonsense.
    pub draft: Draft,
    /// The numbers that somebody has written into the cells, row by row; 0 for nothing.
    pub entries: Vec<u32>,
    /// The corners of the grid in the photo, clockwise from the upper left of
    /// the photo, as [`Known::corners`] takes them.
    pub corners: Quad,
    /// By how many quarter turns the puzzle is rotated clockwise in the photo,
    /// 0 to 3.
    pub turn: usize,
    /// Every place of a puzzle of this kind with its symbol: cells row by row,
    /// clues clockwise from the top, signs.
    pub symbols: Vec<Symbol>,
}

/// The symbol at one place.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PhotoSymbol"))]
pub struct Symbol {
    /// Where the symbol is in the puzzle.
    pub place: Place,
    /// Where the symbol is in the photo: a box around what is printed or around
    /// the empty place, clockwise from the puzzle's upper left.
    pub outline: Quad,
    /// What was read at the place.
    pub value: Value,
    /// The chance that the symbol is something else, from 0 to 1. Above
    /// [`Symbol::DOUBTFUL`], a person should check the symbol.
    pub doubt: f32,
    /// Whether the symbol was written by hand into a printed puzzle: a player's number, or a note next to the grid.
    pub hand: bool,
    /// The chance that `hand` is wrong, from 0 to 1.
    #[cfg_attr(feature = "wire", serde(rename = "handDoubt"))]
    #[cfg_attr(feature = "types", ts(rename = "handDoubt"))]
    pub hand_doubt: f32,
    /// What else the symbol may be, the likeliest first.
    pub alternatives: Vec<Value>,
}

impl Symbol {
    /// The doubt above which a person should check a symbol.
    pub const DOUBTFUL: f32 = 0.1;

    /// Whether a person should check the symbol.
    #[must_use]
    pub fn is_doubtful(&self) -> bool {
        self.doubt > Self::DOUBTFUL || self.hand_doubt > Self::DOUBTFUL
    }
}

/// A place of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "wire", serde(tag = "type", rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PhotoPlace"))]
pub enum Place {
    /// A cell.
    Cell {
        /// The cell; cells are numbered row by row, from 0.
        cell: Cell,
    },
    /// A place for a clue at the border.
    Clue {
        /// The side.
        side: Side,
        /// The index on that side, from 0, left to right or top to bottom.
        index: usize,
    },
    /// The gap between two neighbours.
    Sign {
        /// The left or upper cell.
        first: Cell,
        /// The right or lower cell.
        second: Cell,
    },
}

/// What can be at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(untagged))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PhotoValue"))]
pub enum Value {
    /// Nothing.
    Nothing,
    /// A clue, or the value of a cell: 3 if 30 is printed and the heights are
    /// 10, 20, ...
    Number(u32),
    /// A sign, which says which of its two cells is less.
    Sign(Sign),
}

/// Why nothing was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PhotoUnread"))]
pub enum Unread {
    /// The picture has too few pixels, or is a strip.
    TooSmall,
    /// Nothing in the picture looks like a grid.
    NoGrid,
}
