//! Finds the premises that the links of a whip need. Before the step is shown, its
//! premises are dropped one by one if every link still follows without them.

use super::along::along;
use super::proof::Proof;
use super::rated::Rated;
use crate::conditions::Condition;
use crate::deduction::board::Board;
use crate::deduction::cause::Cause;
use crate::deduction::rule::Step;
use crate::deduction::wiring::Wiring;
use crate::deduction::written::{border_of, written_at};
use crate::grid::{Cell, House, Values};

/// The most tries spent on one question.
const MOST_TRIES: usize = 20_000;

/// The premises that the links of a whip need, including the links that refute other
/// candidates.
pub fn causes(board: &Board, step: &Step) -> Vec<Cause> {
    let Some((wiring, whip)) = board.wiring().zip(step.evidence.whip()) else {
        return step.causes.clone();
    };
    let first = Rated::again(&board.look(0), wiring, whip);
    let mut proofs = vec![first.proof.clone()];
    let each = |(cell, values): &(Cell, Values)| {
        let cell = *cell;
        values.iter().map(move |value| (cell, value)).collect::<Vec<_>>()
    };
    let targets: Vec<(Cell, u32)> = step.removed.iter().flat_map(each).collect();
    proofs.extend(along(&board.look(0), wiring, &first, &targets));
    let cut = Cut { board, wiring };
    let claims: Vec<Claim> = proofs.iter().flat_map(Claim::all).collect();
    let mut causes: Vec<Cause> = Vec::new();
    for claim in &claims {
        let new = cut.needed(cut.offered(claim), core::slice::from_ref(claim));
        new.into_iter().for_each(|cause| {
            if !causes.contains(&cause) {
                causes.push(cause);
            }
        });
    }
    cut.needed(causes, &claims)
}

/// The claim of one link: in this house, with these numbers, the opposite is
/// impossible.
struct Claim {
    house: usize,
    stands: Vec<(Cell, Values)>,
    /// The cell, with the values that it would have if the claim were wrong.
    contrary: Option<(Cell, Values)>,
}

impl Claim {
    fn all(proof: &Proof) -> Vec<Self> {
        let mut stands = vec![(proof.target.0, Values::only(proof.target.1))];
        let mut claims = Vec::new();
        for note in &proof.notes {
            let contrary = Some((note.cell, !note.left));
            claims.push(Self { house: note.house, stands: stands.clone(), contrary });
            stands.push((note.cell, note.left));
        }
        claims.push(Self { house: proof.end, stands, contrary: None });
        claims
    }
}

struct Cut<'a> {
    board: &'a Board,
    wiring: &'a Wiring,
}

impl Cut<'_> {
    /// Everything that may matter to a claim.
    fn offered(&self, claim: &Claim) -> Vec<Cause> {
        let unit = self.wiring.unit(claim.house);
        let layout = self.board.layout();
        let mut causes = vec![Cause::from(unit.house)];
        let written = unit.house.line().map(|line| written_at(layout, line)).unwrap_or_default();
        causes.extend(written.into_iter().map(Cause::Condition));
        for (cell, _) in &claim.stands {
            let of = layout.of_cell(*cell);
            let near = of.signs.iter().map(|sign| Condition::LessThan(*sign));
            let near = near.chain(of.pairs.iter().map(|pair| pair.condition));
            causes.extend(near.map(Cause::Condition));
            causes.extend(of.houses.iter().map(|house| Cause::from(layout.houses()[*house].house)));
        }
        let mut cells: Vec<Cell> = unit.cells.to_vec();
        cells.sort_by_key(|cell| (self.board.values(*cell).len(), *cell));
        causes.extend(cells.into_iter().map(|cell| Cause::of_cell(self.board, cell)));
        let mut known = Vec::new();
        causes.retain(|cause| {
            !known.contains(cause) && {
                known.push(*cause);
                true
            }
        });
        causes
    }

    /// The causes among these that the claims need.
    fn needed(&self, mut causes: Vec<Cause>, claims: &[Claim]) -> Vec<Cause> {
        for at in (0..causes.len()).rev() {
            let without = causes.remove(at);
            if !claims.iter().all(|claim| self.proves(claim, &causes)) {
                causes.insert(at, without);
            }
        }
        causes
    }

    /// Whether a claim follows from some causes.
    fn proves(&self, claim: &Claim, causes: &[Cause]) -> bool {
        let unit = self.wiring.unit(claim.house);
        let contrary = claim.contrary.into_iter();
        let could: Vec<Values> = unit
            .cells
            .iter()
            .map(|cell| {
                let of = contrary.clone().filter(|(of, _)| of == cell);
                let could = self.could(claim, causes, *cell);
                of.fold(could, |could, (_, values)| could & values)
            })
            .collect();
        let written = unit.house.line().into_iter().flat_map(|line| {
            let layout = self.board.layout();
            written_at(layout, line)
                .into_iter()
                .filter(|one| causes.contains(&Cause::Condition(*one)))
        });
        let spec = unit.spec.only(&written.collect::<Vec<_>>());
        if speaks_of(causes, unit.house) {
            return spec.has_none(&could, &mut MOST_TRIES.clone());
        }
        let mut could = could;
        if unit.house.line().is_some() {
            spec.narrow_by_gaps(&mut could);
        }
        could.iter().any(|values| values.is_empty())
    }

    /// What a cell can be, given some causes and the numbers placed.
    fn could(&self, claim: &Claim, causes: &[Cause], cell: Cell) -> Values {
        let (board, layout) = (self.board, self.board.layout());
        let all = board.size().all_values();
        let named = causes.contains(&Cause::of_cell(board, cell));
        let mut could = if named { board.values(cell) } else { all };
        for (other, left) in &claim.stands {
            if *other == cell {
                could = could & *left;
                continue;
            }
            let is_out = || layout.shared(*other, cell).iter().any(|of| speaks_of(causes, *of));
            if left.len() == 1 && is_out() {
                could = could & !*left;
            }
            let of = layout.of_cell(*other);
            let near = of.signs.iter().map(|sign| Condition::LessThan(*sign));
            let near = near.chain(of.pairs.iter().map(|pair| pair.condition));
            let near = near.filter(|one| one.cells(board.size()).contains(&cell));
            for condition in near.filter(|one| causes.contains(&Cause::Condition(*one))) {
                let fits = |one: &u32| {
                    left.iter().any(|value| {
                        let here = |at| if at == cell { *one } else { value };
                        condition.breach(board.size(), here).is_none()
                    })
                };
                could = could.iter().filter(fits).collect();
            }
        }
        could
    }
}

/// Whether some causes imply that each value appears once in a house.
fn speaks_of(causes: &[Cause], house: House) -> bool {
    causes.iter().any(|cause| match cause {
        Cause::Line(line) => House::Line(*line) == house,
        Cause::House(known) | Cause::Places { house: known, .. } => *known == house,
        Cause::Condition(condition) => border_of(condition).map(House::Line) == Some(house),
        Cause::Cell(_) | Cause::Candidate { .. } => false,
    })
}
