//! A bare line: n different values in n places, made fully consistent.
//!
//! ```text
//!   places   a    b    c         a and b share 1 and 2 between them,
//!            |\  /|   /|\        so c is neither:
//!            | \/ |  / | \
//!   values   1    2    3  4      c = 3 or 4
//! ```
//!
//! Give each place a value of its own (a matching). A value v may stand at a
//! place iff, once it is put there, whoever had it can find another value, and
//! whoever had that one, and so on back to the place itself: iff the place is
//! reached from the owner of v by steps "owner of a value that I could take
//! too". With sets of places as machine words the closure of these steps costs
//! n * n word operations.
//!
//! What a removal needs is the set that the owner of v reaches: those places
//! can only hold the values that they own, so nobody else can have them.
//!
//! Source: Régin, "A filtering algorithm for constraints of difference in
//! CSPs", AAAI 1994; the reasons are Hall sets as in Katsirelos, "Nogood
//! processing in CSPs", PhD thesis, Toronto 2008.

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Line, Size, Values, Word};

/// The cells of one row or column hold each value once.
pub struct Permutation {
    line: Line,
    cells: Vec<Cell>,
    /// The place that owns each value, from the last run; checked before use.
    owner: [usize; Size::MAX],
}

/// The places of a set.
fn bits(set: Word) -> impl Iterator<Item = usize> {
    Values(set).iter().map(|place| place as usize - 1)
}

/// Nobody owns the value.
const NOBODY: usize = usize::MAX;

impl Permutation {
    /// The propagator of one line.
    #[must_use]
    pub fn new(size: Size, line: Line) -> Self {
        Self { line, cells: size.line_cells(line).collect(), owner: [NOBODY; Size::MAX] }
    }

    fn domains(&self, values: impl Fn(Cell) -> Values) -> [Word; Size::MAX] {
        let mut domains = [0; Size::MAX];
        for (domain, cell) in domains.iter_mut().zip(&self.cells) {
            *domain = values(*cell).0;
        }
        domains
    }

    /// Gives each of the places a value of its own; where that fails, those
    /// that have too few values between them.
    fn match_up(&mut self, places: Word, domains: &[Word; Size::MAX]) -> Result<(), Word> {
        let mut free_places = places;
        for (value, owner) in self.owner.iter_mut().enumerate() {
            let still = *owner != NOBODY && domains[*owner] >> value & 1 == 1;
            let alone = still && free_places >> *owner & 1 == 1;
            if alone {
                free_places &= !(1 << *owner);
            } else {
                *owner = NOBODY;
            }
        }
        while free_places != 0 {
            let place = free_places.trailing_zeros() as usize;
            free_places &= free_places - 1;
            let mut asked = 0;
            if !self.find_value(place, domains, &mut asked) {
                return Err(self.owners_of(asked) | 1 << place);
            }
        }
        Ok(())
    }

    /// A value for a place: a free one, or one whose owner finds another.
    fn find_value(&mut self, place: usize, domains: &[Word; Size::MAX], asked: &mut Word) -> bool {
        loop {
            let open = domains[place] & !*asked;
            if open == 0 {
                return false;
            }
            let value = open.trailing_zeros() as usize;
            *asked |= 1 << value;
            let owner = self.owner[value];
            if owner == NOBODY || self.find_value(owner, domains, asked) {
                self.owner[value] = place;
                return true;
            }
        }
    }

    fn owners_of(&self, values: Word) -> Word {
        let owners = bits(values).map(|value| self.owner[value]);
        owners.filter(|owner| *owner != NOBODY).fold(0, |set, owner| set | 1 << owner)
    }

    /// The places that one reaches, itself included.
    fn reached(&self, place: usize, domains: &[Word; Size::MAX]) -> Word {
        let mut reached: Word = 1 << place;
        let mut new = reached;
        while new != 0 {
            let more = self.owners_of(domains[new.trailing_zeros() as usize]) & !reached;
            reached |= more;
            new = new & (new - 1) | more;
        }
        reached
    }

    /// For each open place: those that could take its value, itself included.
    fn takers(&self, open: Word, places: &[Word]) -> [Word; Size::MAX] {
        let mut takers = [0; Size::MAX];
        for (owner, at) in self.owner.iter().zip(places) {
            if let Some(takers) = takers.get_mut(*owner) {
                *takers = at & open;
            }
        }
        takers
    }

    /// The values that these places own, and those that nobody does.
    fn left_to(&self, places: Word) -> Values {
        let may = |owner: usize| owner == NOBODY || places >> owner & 1 == 1;
        let values = self.owner.iter().enumerate().filter(|(_, owner)| may(**owner));
        Values(values.fold(0, |set, (value, _)| set | 1 << value))
    }

    /// That these places hold nothing but the values in their domains.
    fn hall_set(
        &self,
        places: Word,
        domains: &[Word; Size::MAX],
        past: &Past<'_>,
        facts: &mut Vec<Fact>,
    ) {
        let held = bits(places).fold(0, |held, place| held | domains[place]);
        let others = past.size().all_values() & !Values(held);
        for place in bits(places) {
            let cell = self.cells[place];
            match past.decided(cell) {
                Some(value) => facts.push(Fact::is(cell, value)),
                None => facts.extend(others.iter().map(|value| Fact::is_not(cell, value))),
            }
        }
    }
}

/// Whether all open places reach one another, given who comes right before each.
fn is_knot(open: Word, before: &[Word; Size::MAX]) -> bool {
    let first = open & open.wrapping_neg();
    let (mut back, mut new) = (first, first);
    while new != 0 {
        let more = before[new.trailing_zeros() as usize] & !back;
        back |= more;
        new = new & (new - 1) | more;
    }
    let mut ahead = first;
    let mut known = 0;
    while ahead != known {
        known = ahead;
        ahead = bits(open & !known)
            .filter(|place| before[*place] & known != 0)
            .fold(ahead, |ahead, place| ahead | 1 << place);
    }
    back == open && ahead == open
}

/// From who comes right before each open place to all that reach it.
fn close(open: Word, before: &mut [Word; Size::MAX]) {
    for through in bits(open) {
        let further = before[through];
        for place in bits(open) {
            if before[place] >> through & 1 == 1 {
                before[place] |= further;
            }
        }
    }
}

impl Propagator for Permutation {
    fn watches(&self) -> Lines {
        Lines::only(self.line)
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: Effort) -> Result<(), Conflict> {
        let values = self.domains(|cell| domains.values(cell));
        let cells = (0..self.cells.len()).filter(|place| values[*place].count_ones() > 1);
        let open = cells.fold(0, |open: Word, place| open | 1 << place);
        if open.count_ones() <= 2 {
            return Ok(());
        }
        self.match_up(open, &values).map_err(|_| Conflict)?;
        let mut reaching = self.takers(open, domains.places(self.line));
        if is_knot(open, &reaching) {
            return Ok(());
        }
        close(open, &mut reaching);
        for place in bits(open).filter(|place| reaching[*place] != open) {
            domains.keep(self.cells[place], self.left_to(reaching[place]))?;
        }
        Ok(())
    }

    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>, facts: &mut Vec<Fact>) {
        let domains = self.domains(|cell| past.values(cell));
        let all = Values::up_to(self.cells.len() as u32).0;
        let matched = self.match_up(all, &domains);
        let places = match (matched, removed) {
            (Err(places), _) => places,
            (Ok(()), Some((_, value))) => {
                let owner = self.owner[value as usize - 1];
                if owner == NOBODY { 0 } else { self.reached(owner, &domains) }
            }
            (Ok(()), None) => 0,
        };
        self.hall_set(places, &domains, past, facts);
    }
}
