//! The rules that may be used while a puzzle is made.

use crate::deduction::{Board, Rating, Rule};
use crate::explain::{Band, Ladder};
use crate::grid::{Cell, Size};
use crate::puzzle::GridPuzzle;

/// Boards of at least this size are large.
const LARGE: usize = 7;

/// The rules allowed in a path, and the highest rating of its steps.
#[derive(Clone, Debug)]
pub(super) struct Level {
    ladder: Ladder,
    /// The highest rating that a step may have.
    most: Rating,
    /// The rating of the hardest rule allowed; some steps of that rule may be harder.
    hardest_rule: Rating,
    easier: Option<Box<Self>>,
}

impl Level {
    /// A level for paths of this band but not of an easier band. With trials, every path reaches
    /// the end, so trials are not a level.
    pub(super) fn of_band(band: Band) -> Self {
        Self::of_bands(band, band)
    }

    /// A level for paths of these bands but not of an easier band.
    pub(super) fn of_bands(from: Band, to: Band) -> Self {
        let up_to = |most: Rating| {
            let ladder = Ladder::default().up_to(most);
            Self { ladder, most, hardest_rule: most, easier: None }
        };
        let below = (from.min(to) as usize).checked_sub(1);
        let easier = below.map(|below| Box::new(up_to(Band::ALL[below].1)));
        Self { easier, ..up_to(Band::ALL[to as usize].1) }
    }

    /// A level for paths of every band easier than `band`, which must not be the first band.
    pub(super) fn below(band: Band) -> Self {
        Self::of_band(Band::ALL[(band as usize).saturating_sub(1)].0)
    }

    /// A level for paths that need this rule and nothing harder.
    pub(super) fn of_rule(rule: &'static Rule) -> Self {
        let ladder = Ladder::default().up_to(rule.rating);
        let (most, hardest_rule) = (Rating(u16::MAX), rule.rating);
        let without = ladder.clone().without(&[rule]);
        let easier = Self { ladder: without, most, hardest_rule, easier: None };
        Self { ladder, most, hardest_rule, easier: Some(Box::new(easier)) }
    }

    /// The level below, which must not be enough to fill the board.
    pub(super) fn easier(&self) -> Option<&Self> {
        self.easier.as_deref()
    }

    /// Whether searching for another solution is quicker than finding out that
    /// the rules do not fill a board.
    pub(super) fn is_slow(&self) -> bool {
        self.hardest_rule > Band::ALL[Band::Medium as usize].1
    }

    /// Whether a path on a board of this size takes so long that only a few
    /// should be followed. Large boards need hard rules in any case.
    pub(super) fn is_expensive(&self, size: Size) -> bool {
        size.n() >= LARGE && self.hardest_rule > Band::ALL[Band::Hard as usize].1
    }

    /// Whether a path fills the board. In that case, the path proves that the
    /// puzzle has only one solution.
    pub(super) fn finishes(&self, puzzle: &GridPuzzle) -> bool {
        let mut board = Board::new(puzzle);
        self.go_to_end(&mut board, &mut self.ladder.clone());
        board.is_full()
    }

    /// The number of candidates left when a path ends, not counting one for each cell.
    pub(super) fn open(&self, puzzle: &GridPuzzle) -> usize {
        let mut board = Board::new(puzzle);
        self.go_to_end(&mut board, &mut self.ladder.clone());
        let left = puzzle.size().cells().map(|cell| board.values(cell).len() as usize);
        left.sum::<usize>() - puzzle.size().cell_count() + usize::from(!board.is_full())
    }

    /// The difference between the rating of the hardest step of a path and the highest allowed
    /// rating, in hundredths.
    pub(super) fn above(&self, puzzle: &GridPuzzle) -> usize {
        let mut board = Board::new(puzzle);
        let hardest = self.follow(&mut board, &mut self.ladder.clone());
        usize::from(self.most.0.abs_diff(hardest.0))
    }

    /// The cells whose values must be given so that a path fills the board.
    /// Whenever the path stops, the cell with the most candidates is added;
    /// ties go to the first in the caller's order.
    pub(super) fn missing(
        &self,
        puzzle: &GridPuzzle,
        solution: &[u32],
        order: &[Cell],
    ) -> Vec<Cell> {
        let (mut board, mut ladder) = (Board::new(puzzle), self.ladder.clone());
        let mut missing = Vec::new();
        loop {
            self.go_to_end(&mut board, &mut ladder);
            let open = order.iter().copied().filter(|cell| !board.is_placed(*cell));
            let Some(cell) = open.rev().max_by_key(|cell| board.values(*cell).len()) else {
                return missing;
            };
            board.place(cell, solution[cell.index()]);
            missing.push(cell);
        }
    }

    /// Applies the rules until none finds anything more.
    fn go_to_end(&self, board: &mut Board, ladder: &mut Ladder) {
        while !board.is_full() && ladder.apply(board, self.most) {}
    }

    /// Applies the rules, the easiest step first. Returns the rating of the hardest step.
    fn follow(&self, board: &mut Board, ladder: &mut Ladder) -> Rating {
        let mut hardest = Rating::default();
        while !board.is_full() {
            match ladder.next(board) {
                Some(step) if step.rating <= self.most => {
                    hardest = hardest.max(step.rating);
                    board.apply(&step);
                }
                _ => break,
            }
        }
        hardest
    }
}
