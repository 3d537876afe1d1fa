//! A puzzle as entered by a user; it may be nonsense.

use std::vec::IntoIter;

use crate::conditions::{
    Border, Boxes, Condition, Diagonals, Feature, Features, Given, Manner, Mark, Sign,
};
use crate::grid::{Anchor, Cell, Scale, Side, Size, Span};
use crate::kind::Kind;

/// A puzzle as entered. All lists are row by row; 0 means "nothing here".
///
/// A draft of the right size, as created by [`Draft::empty`], has n clues per side, n * n givens, and a mark for each
/// [`Anchor`]. There are n * (n - 1) signs across and as many signs down.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "crate::wire::Packed")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Draft {
    /// The kind, which determines what may be printed.
    #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::kind::serialize"))]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub kind: &'static Kind,
    /// The side length.
    pub size: usize,
    /// The height of one storey as shown: 1, or 10 if the heights are 10, 20,
    /// ... Internally, values are 1..=n; with parks, the value 1 is shown as 0
    /// (see [`Scale`]).
    pub unit: u32,
    /// The features switched on, that is, the conditions for the whole grid.
    #[cfg_attr(feature = "types", ts(as = "Vec<Feature>"))]
    pub features: Features,
    /// Border clues, indexed by `Side as usize`; left to right and top to
    /// bottom.
    #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::sides"))]
    #[cfg_attr(feature = "types", ts(as = "crate::wire::Clues"))]
    pub clues: [Vec<u32>; 4],
    /// Given values.
    pub givens: Vec<u32>,
    /// Signs to the right of a cell; the sign of (row, column) is at
    /// `row * (n - 1) + column`.
    pub across: Vec<Sign>,
    /// Signs below a cell; the sign of (row, column) is at `row * n + column`.
    pub down: Vec<Sign>,
    /// The printed marks other than numbers, by [`Anchor::in_marks`].
    pub marks: Vec<Mark>,
}

impl Draft {
    /// An empty grid of this kind and size.
    #[must_use]
    pub fn empty(kind: &'static Kind, size: usize) -> Self {
        Self {
            kind,
            size,
            unit: 1,
            features: Features::NONE,
            clues: core::array::from_fn(|_| vec![0; size]),
            givens: vec![0; size * size],
            across: vec![Sign::None; Span::Across.count(size)],
            down: vec![Sign::None; Span::Down.count(size)],
            marks: vec![Mark::None; Anchor::count(size)],
        }
    }

    /// The same draft with a player's digits added as givens; 0 leaves a cell
    /// unchanged.
    #[must_use]
    pub fn with_entries(mut self, entries: &[u32]) -> Self {
        for (given, entry) in self.givens.iter_mut().zip(entries) {
            if *given == 0 {
                *given = *entry;
            }
        }
        self
    }

    /// Whether the draft has a feature. A feature made of individual marks is
    /// present as soon as there is one such mark.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        let mut signs = self.across.iter().chain(&self.down);
        match feature.manner() {
            Manner::Cells => self.has_givens(),
            Manner::Border => self.has_clues(),
            Manner::Gaps => signs.any(|sign| sign.feature() == Some(feature)),
            Manner::Marks { .. } => self.marks.iter().any(|mark| mark.feature() == Some(feature)),
            Manner::Grid { .. } => self.features.has(feature),
        }
    }

    /// Whether there are any border clues.
    #[must_use]
    pub fn has_clues(&self) -> bool {
        self.clues.iter().flatten().any(|clue| *clue > 0)
    }

    /// Whether there are any givens.
    #[must_use]
    pub fn has_givens(&self) -> bool {
        self.givens.iter().any(|given| *given > 0)
    }

    /// The clues of one side.
    #[must_use]
    pub fn side(&self, side: Side) -> &[u32] {
        &self.clues[side as usize]
    }

    /// Writes a less-than sign between two cells, lesser cell first, as (row,
    /// column). Returns false if the cells are not neighbours in the grid.
    pub fn set_less(&mut self, lesser: (usize, usize), greater: (usize, usize)) -> bool {
        match lesser < greater {
            true => self.set_sign(lesser, greater, Sign::Less),
            false => self.set_sign(greater, lesser, Sign::Greater),
        }
    }

    /// Writes a sign into the gap between two cells, the left or upper cell
    /// first, as (row, column). Returns false if the cells are not neighbours
    /// in the grid.
    pub fn set_sign(&mut self, first: (usize, usize), second: (usize, usize), sign: Sign) -> bool {
        let gap = self.gap_between(first, second);
        let place = gap.and_then(|(span, index)| self.signs_mut(span).get_mut(index));
        place.map(|place| *place = sign).is_some()
    }

    /// The sign in the gap between two neighbours, the left or upper cell first, as (row, column);
    /// `None` if the cells are not neighbours.
    pub(crate) fn sign_between(
        &self,
        first: (usize, usize),
        second: (usize, usize),
    ) -> Option<Sign> {
        let (span, index) = self.gap_between(first, second)?;
        self.signs(span).get(index).copied()
    }

    /// The gap between two neighbours, the left or upper cell first, and the index of the gap.
    fn gap_between(&self, first: (usize, usize), second: (usize, usize)) -> Option<(Span, usize)> {
        let size = Size::new(self.size)?;
        let cell =
            |(row, column)| (row < self.size && column < self.size).then(|| size.cell(row, column));
        let at = Anchor::between(cell(first)?, cell(second)?, size)?;
        (Span::GAPS.contains(&at.span) && first < second).then(|| (at.span, at.index(size)))
    }

    /// The signs in the gaps across, or in the gaps down.
    pub(crate) fn signs(&self, gaps: Span) -> &[Sign] {
        if gaps == Span::Across { &self.across } else { &self.down }
    }

    /// The same list as `signs`, for writing.
    pub(crate) fn signs_mut(&mut self, gaps: Span) -> &mut Vec<Sign> {
        if gaps == Span::Across { &mut self.across } else { &mut self.down }
    }

    /// How the values are shown.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        Scale { unit: self.unit, parks: self.features.has(Feature::Parks) }
    }

    /// The sign in each gap, first across and then down: the left or upper
    /// cell, the other cell, and the sign between them.
    #[inline(never)]
    pub(crate) fn gaps(&self) -> IntoIter<(Cell, Cell, Sign)> {
        let mut gaps = Vec::with_capacity(self.across.len() + self.down.len());
        for (size, span) in
            Span::GAPS.iter().filter_map(|span| Some((Size::new(self.size)?, *span)))
        {
            let signs = size.places(span).zip(self.signs(span));
            gaps.extend(signs.map(|(at, sign)| (at.first, at.last(size), *sign)));
        }
        gaps.into_iter()
    }

    /// All printed conditions: those for the whole grid, then the clues
    /// clockwise from the top, the signs, the marks, and the givens.
    pub(super) fn conditions(&self, size: Size) -> Vec<Condition> {
        // The scale includes the unit, and the gaps include the signs.
        let Self { kind: _, size: _, unit: _, features, clues, givens, across: _, down: _, marks } =
            self;
        let (border, adjacent) = (Border::of(*features), features.has(Feature::Adjacent));
        let diagonals = features.has(Feature::Diagonals).then_some(Condition::Diagonals(Diagonals));
        let boxes = Boxes::of(size).filter(|_| features.has(Feature::Boxes)).map(Condition::Boxes);
        let clues = Side::ALL.into_iter().flat_map(|side| {
            let standing = clues[side as usize].iter().enumerate().filter(|(_, clue)| **clue > 0);
            standing.map(move |(index, number)| border.states(side, index, *number))
        });
        let signs =
            self.gaps().filter_map(|(first, second, sign)| sign.condition(first, second, adjacent));
        let scale = self.scale();
        let marks = size.anchors().zip(marks);
        let marks = marks.filter_map(|(at, mark)| mark.condition(at, scale));
        let givens = (0..).map(Cell).zip(givens).filter(|(_, value)| **value > 0);
        let givens = givens.map(|(cell, value)| Condition::Given(Given { cell, value: *value }));
        let whole = diagonals.into_iter().chain(boxes);
        whole.chain(clues).chain(signs).chain(marks).chain(givens).collect()
    }
}
