//! The statements of a model, sorted by what a row-by-row count must remember:
//! rules for one row, rules for one column, and groups of any cells.

use core::ops::Range;

use crate::constraints::{Model, Relation};
use crate::engine::Domains;
use crate::grid::{Cell, Line, Size};

use super::automaton::Rules;

/// Groups of cells with different values, and which of them cross a boundary
/// between two rows.
pub(super) struct Groups {
    /// The groups to which each cell belongs.
    of: Vec<Vec<usize>>,
    /// The rows from the first to the last cell of each group.
    rows: Vec<Range<usize>>,
    /// For each number of rows from the top, the groups with cells both in
    /// these rows and below them.
    crossing: Vec<Vec<usize>>,
}

impl Groups {
    /// The number of groups.
    pub(super) const fn len(&self) -> usize {
        self.rows.len()
    }

    /// The groups to which a cell belongs.
    pub(super) fn of(&self, cell: Cell) -> &[usize] {
        &self.of[cell.index()]
    }

    /// The groups with cells both in this many rows and below them.
    pub(super) fn crossing(&self, rows: usize) -> &[usize] {
        &self.crossing[rows]
    }

    /// Whether any group has a cell in this row.
    fn reach(&self, row: usize) -> bool {
        self.rows.iter().any(|rows| rows.contains(&row))
    }

    fn new(size: Size, cells: &[Vec<Cell>]) -> Self {
        let mut of = vec![Vec::new(); size.cell_count()];
        let mut rows = Vec::new();
        for (group, cells) in cells.iter().enumerate() {
            cells.iter().for_each(|cell| of[cell.index()].push(group));
            let held = || cells.iter().map(|cell| size.row(*cell));
            rows.push(held().min().unwrap_or(0)..held().max().map_or(0, |last| last + 1));
        }
        let crosses = |border: usize| {
            let both =
                |group: &usize| rows[*group].contains(&border) && rows[*group].start < border;
            (0..rows.len()).filter(both).collect()
        };
        let crossing = (0..size.n()).map(crosses).collect();
        Self { of, rows, crossing }
    }
}

/// The statements, sorted.
pub(super) struct Statements {
    pub(super) rows: Vec<Rules>,
    pub(super) columns: Vec<Rules>,
    pub(super) groups: Groups,
    /// From this row on, columns differ only in their contents.
    pub(super) bare_from: usize,
}

impl Statements {
    /// The statements of a model with these candidates; None if one of them is
    /// about cells that are neither a line nor a group.
    pub(super) fn of(model: &Model, domains: &Domains) -> Option<Self> {
        // The candidates include givens and exclusions. Everything else that a
        // model can state is named here, so that nothing new is forgotten.
        let Model {
            size,
            givens: _,
            excluded: _,
            clues,
            sums,
            signs,
            different,
            relations,
            checks,
            lowest_unseen: _,
        } = model;
        let lines: Vec<Rules> =
            size.lines().map(|line| rules(model, relations, domains, line)).collect();
        let said = |rules: &Rules| (rules.clues.iter().flatten().count(), rules.pairs.len());
        let in_lines =
            lines.iter().map(said).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let related: usize = relations.iter().map(|(_, pairs)| pairs.len()).sum();
        let adds_up = !sums.is_empty();
        let is_mixed = adds_up && !clues.is_empty();
        let said = (clues.len() + sums.len(), signs.len() + related);
        if !checks.is_empty() || is_mixed || in_lines != said {
            return None;
        }
        let mut rows = lines;
        let columns = rows.split_off(size.n());
        let groups = Groups::new(*size, different);
        let above_bare = |row: usize| !rows[row].are_bare() || groups.reach(row);
        let bare_from = (0..size.n()).rev().find(|row| above_bare(*row)).map_or(0, |row| row + 1);
        // A bare row leaves the candidates to the columns, so that its own states
        // do not distinguish the columns.
        for row in &mut rows[bare_from..] {
            row.candidates.fill(size.all_values());
        }
        Some(Self { rows, columns, groups, bare_from })
    }
}

/// The sums at the first and at the last cell of a line, if they are exact.
fn sums_of(model: &Model, line: Line) -> [Option<u32>; 2] {
    let mut ends = [None, None];
    for (side, index, sums) in &model.sums {
        if side.line(*index) == line && sums.start() == sums.end() {
            ends[usize::from(!side.sees_first_cell_first())] = Some(*sums.start());
        }
    }
    ends
}

/// The statements that are only about the cells of one line.
fn rules(
    model: &Model,
    relations: &[(Relation, Vec<(Cell, Cell)>)],
    domains: &Domains,
    line: Line,
) -> Rules {
    let size = domains.size();
    let written = model.line_clues(line);
    let is_less: Relation = |lesser, greater| lesser < greater;
    let mut pairs: Vec<(usize, usize, Relation)> =
        written.signs.into_iter().map(|(lesser, greater)| (lesser, greater, is_less)).collect();
    let place = |cell: Cell| size.line_cells(line).position(|other| other == cell);
    for (relation, related) in relations {
        let within = |(one, other): &(Cell, Cell)| Some((place(*one)?, place(*other)?, *relation));
        pairs.extend(related.iter().filter_map(within));
    }
    let adds_up = !model.sums.is_empty();
    Rules {
        candidates: size.line_cells(line).map(|cell| domains.values(cell)).collect(),
        clues: if adds_up { sums_of(model, line) } else { written.clues },
        adds_up,
        pairs,
        lowest_unseen: written.lowest_unseen,
    }
}
