//! The smallest reason over all candidates, by hitting sets.

use super::refutation::{Reason, Searched};
use super::set::{Set, TooMany, smallest_meeting};
use super::setting::Setting;
use crate::budget::{Budget, Nodes};
use crate::constraints::Model;
use crate::deduction::Board;
use crate::grid::Cell;
use crate::solve::Solutions;

/// Above this size, the smallest reason found by leaving out conditions is
/// used.
const LARGEST_EXACT: usize = 7;
/// A reason that involves fewer than two rows and two columns says no more than single
/// lines do.
const LEAST: usize = 4;
/// The most boards that are sought against one candidate.
const MOST_ROUNDS: usize = 400;

/// A full board, and the conditions broken by it.
struct Counterexample {
    values: Vec<u32>,
    broken: Set,
}

pub(super) fn smallest(board: &Board, budget: &mut Budget<'_>) -> Option<Reason> {
    let setting = Setting::of(board)?;
    let open = open_candidates(board);
    let mut nodes = Nodes::of(budget);
    let mut best: Option<((Cell, u32), Set)> = None;
    for (cell, value) in open.iter().copied() {
        if nodes.next().is_break() {
            break;
        }
        let refuted = &mut |set: &Set| setting.refutes_plainly(set, cell, value);
        let found = setting.shrunk(cell, value, 3, refuted);
        let size = best.map_or(usize::MAX, |(_, set)| set.len());
        if let Some(set) = found.filter(|set| set.len() < size) {
            best = Some(((cell, value), set));
        }
    }
    let exact = board.size().n() <= LARGEST_EXACT;
    let mut is_smallest = exact;
    if exact {
        let wishes = some_solution(board).unwrap_or_default();
        let mut known = first_counterexamples(&setting, &wishes, &open);
        for candidate in open {
            let below = best.map_or(usize::MAX, |(_, set)| set.len());
            if below <= least(board) {
                break;
            }
            if nodes.next().is_break() {
                is_smallest = false;
                break;
            }
            match smaller(&setting, candidate, below, &wishes, &mut known) {
                Ok(Some(set)) => best = Some((candidate, set)),
                Ok(None) => {}
                Err(TooMany) => is_smallest = false,
            }
        }
    }
    let (refutes, set) = best?;
    Some(Reason { refutes, conditions: setting.named(set), is_smallest })
}

/// The smallest possible size of a reason if single lines say nothing more.
fn least(board: &Board) -> usize {
    if board.layout().has_groups() || !board.layout().pairs().is_empty() { 2 } else { LEAST }
}

pub(in crate::explain) fn open_candidates(board: &Board) -> Vec<(Cell, u32)> {
    let cells = board.size().cells().filter(|cell| board.values(*cell).len() > 1);
    cells.flat_map(|cell| board.values(cell).iter().map(move |value| (cell, value))).collect()
}

/// A solution of the board. Values that could be anything are taken from this solution,
/// so that few conditions are broken.
fn some_solution(board: &Board) -> Option<Vec<u32>> {
    Solutions::few_of(&model(board)).next()
}

/// The conditions and candidates of a board, for a search.
pub(in crate::explain) fn model(board: &Board) -> Model {
    let size = board.size();
    let mut model = Model::new(size);
    board.layout().conditions().iter().for_each(|condition| condition.post(size, &mut model));
    for cell in size.cells() {
        let gone = size.all_values() & !board.values(cell);
        gone.iter().for_each(|value| model.exclude(cell, value));
    }
    model
}

/// The solution with one cell changed, for each candidate.
fn first_counterexamples(
    setting: &Setting,
    solution: &[u32],
    open: &[(Cell, u32)],
) -> Vec<Counterexample> {
    let changed = |(cell, value): &(Cell, u32)| {
        let mut values = solution.to_vec();
        *values.get_mut(cell.index())? = *value;
        Some(Counterexample { broken: setting.broken(&values), values })
    };
    open.iter().filter_map(changed).collect()
}

/// The smallest set below this size that refutes a candidate.
///
/// # Errors
/// Fails if a limit was reached first.
fn smaller(
    setting: &Setting,
    (cell, value): (Cell, u32),
    below: usize,
    wishes: &[u32],
    known: &mut Vec<Counterexample>,
) -> Result<Option<Set>, TooMany> {
    for _ in 0..MOST_ROUNDS {
        let against = known.iter().filter(|one| one.values[cell.index()] == value);
        let mut broken: Vec<Set> = against.map(|one| one.broken).collect();
        broken.sort_by_key(Set::len);
        let Some(set) = smallest_meeting(&broken, below)? else { return Ok(None) };
        match setting.find_values(&set, cell, value, wishes) {
            Searched::Nothing => return Ok(Some(set)),
            Searched::Unknown => return Err(TooMany),
            Searched::Values(cells) => {
                let values: Vec<u32> = cells
                    .iter()
                    .enumerate()
                    .map(|(at, could)| {
                        let wish = wishes.get(at).copied();
                        wish.filter(|wish| could.contains(*wish)).unwrap_or(could.min())
                    })
                    .collect();
                known.push(Counterexample { broken: setting.broken(&values), values });
            }
        }
    }
    Err(TooMany)
}
