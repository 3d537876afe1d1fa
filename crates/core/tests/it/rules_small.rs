//! All 4x4 boards with up to four clues and signs, up to symmetry: no rule
//! removes a number of a solution. All squares of that size are listed, and for
//! each clue and sign those that it allows, so that a few operations on words
//! give the solutions of a board.

use gridfold_core::budget::Budget;
use gridfold_core::deduction::Board;
use gridfold_core::explain::{FOCUSED_TRIAL, Ladder, SEARCH, orientations, path_from};
use gridfold_core::grid::{Side, Size, Values};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, Sign};
use gridfold_core::solve::Solutions;

use crate::support::random::{Dice, seen_from};

const N: usize = 4;
const GAPS: usize = N * (N - 1);
/// Bits for 576 squares.
type Squares = [u64; 9];

/// A clue or sign that may be printed.
#[derive(Clone, Copy, PartialEq)]
enum Statement {
    /// A clue: its side, its index there, its value.
    Clue(Side, usize, u32),
    /// A sign: whether it is between columns, its gap, and the sign itself.
    Sign(bool, usize, Sign),
}

/// All statements, each with the squares that satisfy it and its number in each
/// of the eight orientations.
struct Paper {
    statements: Vec<Statement>,
    kept: Vec<Squares>,
    turned: Vec<Vec<usize>>,
    /// For each cell and value, the squares that have this value there.
    having: Vec<Squares>,
}

impl Statement {
    fn all() -> Vec<Self> {
        let clues = Side::ALL.into_iter().flat_map(|side| {
            (0..N).flat_map(move |index| {
                (1..=N as u32).map(move |value| Self::Clue(side, index, value))
            })
        });
        let signs = [true, false].into_iter().flat_map(|across| {
            let both = [Sign::Less, Sign::Greater];
            (0..GAPS).flat_map(move |gap| both.map(|sign| Self::Sign(across, gap, sign)))
        });
        clues.chain(signs).collect()
    }

    /// Whether two statements are at the same place.
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Clue(side, index, _), Self::Clue(side2, index2, _)) => {
                (side, index) == (side2, index2)
            }
            (Self::Sign(across, gap, _), Self::Sign(across2, gap2, _)) => {
                (across, gap) == (across2, gap2)
            }
            _ => false,
        }
    }

    fn write(self, draft: &mut Draft) {
        match self {
            Self::Clue(side, index, value) => draft.clues[side as usize][index] = value,
            Self::Sign(true, gap, sign) => draft.across[gap] = sign,
            Self::Sign(false, gap, sign) => draft.down[gap] = sign,
        }
    }

    fn is_written(self, draft: &Draft) -> bool {
        match self {
            Self::Clue(side, index, value) => draft.clues[side as usize][index] == value,
            Self::Sign(true, gap, sign) => draft.across[gap] == sign,
            Self::Sign(false, gap, sign) => draft.down[gap] == sign,
        }
    }

    fn keeps(self, square: &[u32]) -> bool {
        let size = Size::new(N).expect("a size");
        let (first, second, sign) = match self {
            Self::Clue(side, index, value) => {
                return seen_from(size, side, index, square, false) == value;
            }
            Self::Sign(true, gap, sign) => {
                let first = gap / (N - 1) * N + gap % (N - 1);
                (first, first + 1, sign)
            }
            Self::Sign(false, gap, sign) => (gap, gap + N, sign),
        };
        (square[first] < square[second]) == (sign == Sign::Less)
    }
}

impl Paper {
    fn new() -> Self {
        let empty = draft(&[]).puzzle().expect("an empty puzzle");
        let squares: Vec<Vec<u32>> = Solutions::new(&empty).collect();
        assert_eq!(squares.len(), 576);
        let those = |kept: &dyn Fn(&[u32]) -> bool| {
            let mut set = Squares::default();
            let kept = squares.iter().enumerate().filter(|(_, square)| kept(square));
            kept.for_each(|(number, _)| set[number / 64] |= 1 << (number % 64));
            set
        };
        let statements = Statement::all();
        let number = |written: &Draft| {
            statements.iter().position(|one| one.is_written(written)).expect("a statement")
        };
        let turned = |one: &Statement| orientations(&draft(&[*one])).iter().map(number).collect();
        let having = (0..N * N).flat_map(|cell| (1..=N as u32).map(move |value| (cell, value)));
        Self {
            kept: statements.iter().map(|one| those(&|square| one.keeps(square))).collect(),
            turned: statements.iter().map(turned).collect(),
            having: having.map(|(cell, value)| those(&|square| square[cell] == value)).collect(),
            statements,
        }
    }

    /// Whether no other orientation of a board precedes it.
    fn is_first(&self, board: &[usize]) -> bool {
        (1..8).all(|turn| {
            let mut other: Vec<usize> = board.iter().map(|one| self.turned[*one][turn]).collect();
            other.sort_unstable();
            other.as_slice() >= board
        })
    }

    /// Checks the board with these statements, in ascending order, and all
    /// boards with further statements. Returns the number of boards.
    fn check_from(&self, board: &mut Vec<usize>, squares: &Squares, most: usize) -> usize {
        let mut count = 0;
        if self.is_first(board) {
            self.check(board, squares);
            count = 1;
        }
        if board.len() == most {
            return count;
        }
        for next in board.last().map_or(0, |last| last + 1)..self.statements.len() {
            let is_taken = |one: &usize| self.statements[*one].meets(self.statements[next]);
            let fewer = meet(squares, &self.kept[next]);
            if fewer != Squares::default() && !board.iter().any(is_taken) {
                board.push(next);
                count += self.check_from(board, &fewer, most);
                board.pop();
            }
        }
        count
    }

    /// Checks that the rules remove nothing that occurs in the squares. Some of
    /// the boards are tested with trials too.
    fn check(&self, board: &[usize], squares: &Squares) {
        let statements: Vec<Statement> = board.iter().map(|one| self.statements[*one]).collect();
        let puzzle = draft(&statements).puzzle().expect("a puzzle");
        let with_trial = board.iter().sum::<usize>().is_multiple_of(16);
        let without: &[_] = if with_trial { &[&SEARCH] } else { &[&FOCUSED_TRIAL, &SEARCH] };
        let (mut marks, mut ladder) = (Board::new(&puzzle), Ladder::default().without(without));
        let path = Budget::unlimited(|budget| path_from(&mut marks, &mut ladder, budget));
        for (cell, having) in puzzle.size().cells().zip(self.having.chunks(N)) {
            let has =
                |value: &u32| meet(&having[*value as usize - 1], squares) != Squares::default();
            let needed: Values = (1..=N as u32).filter(has).collect();
            assert_eq!(marks.values(cell) & needed, needed, "{puzzle:?} {:?}", path.steps);
        }
    }
}

fn meet(one: &Squares, other: &Squares) -> Squares {
    core::array::from_fn(|at| one[at] & other[at])
}

fn draft(statements: &[Statement]) -> Draft {
    let mut draft = Draft::empty(Kind::carrying(true, true), N);
    statements.iter().for_each(|one| one.write(&mut draft));
    draft
}

/// Checks all boards with up to this many statements.
pub fn check_all(most: usize) -> usize {
    Paper::new().check_from(&mut Vec::new(), &[u64::MAX; 9], most)
}

#[test]
fn no_rule_takes_away_what_a_solution_has_on_boards_with_little_on_them() {
    assert_eq!(check_all(2), 747);
    let (paper, mut dice) = (Paper::new(), Dice(441));
    let mut count = 0;
    while count < 2_000 {
        let mut board: Vec<usize> = (0..4).map(|_| dice.below(paper.statements.len())).collect();
        board.sort_unstable();
        let pairs = board
            .iter()
            .enumerate()
            .flat_map(|(at, one)| board[..at].iter().map(move |two| (*one, *two)));
        let mut pairs = pairs.map(|(one, two)| (paper.statements[one], paper.statements[two]));
        let squares = board.iter().fold([u64::MAX; 9], |all, one| meet(&all, &paper.kept[*one]));
        if squares != Squares::default() && !pairs.any(|(one, two)| one.meets(two)) {
            paper.check(&board, &squares);
            count += 1;
        }
    }
}
