//! Implications between statements as a table of bits. The table gives the number of
//! links in the shortest chain from an assumption, but not the chain itself.
//!
//! Each layer of statements is one link further away than the layer before: it has
//! everything that follows from any member of that layer, except what has been reached
//! already. With a row of bits for each statement, a layer takes only a few operations
//! on words.

use super::evidence::Through;
use super::graph::{Graph, Number, Use};
use super::look::Look;

/// The most statements of a board for which chains are sought. All boards up to 20x20
/// have fewer statements.
const MOST: usize = 1 << 14;
const BITS: usize = u64::BITS as usize;

/// What follows by one link from each statement of a board.
pub struct Reach {
    /// The row of each statement; a statement and its denial are neighbours.
    rows_of: Vec<u16>,
    words: usize,
    rows: Vec<u64>,
}

impl Reach {
    /// The table of those links of an up-to-date graph that `counts` accepts.
    #[must_use]
    pub fn of(look: Look<'_>, graph: &Graph, uses: Use, counts: impl Fn(Through) -> bool) -> Self {
        let n = look.size().n();
        let mut rows_of = vec![u16::MAX; 2 * n * n * n];
        let mut statements: Vec<Number> = Vec::new();
        for cell in look.size().cells() {
            for value in look.values(cell).iter() {
                let holds = ((cell.index() * n + value as usize - 1) * 2) as Number;
                for statement in [holds, holds + 1] {
                    rows_of[usize::from(statement)] = statements.len() as u16;
                    statements.push(statement);
                }
            }
        }
        if statements.len() > MOST {
            statements.clear();
        }
        let words = statements.len().div_ceil(BITS);
        let mut rows = vec![0; statements.len() * words];
        for (row, statement) in rows.chunks_mut(words.max(1)).zip(&statements) {
            graph.each_link(look, uses, *statement, |to, through, _| {
                let to = usize::from(rows_of[usize::from(to)]);
                row[to / BITS] |= u64::from(counts(through)) << (to % BITS);
            });
        }
        Self { rows_of, words, rows }
    }

    /// The number of links from an assumption to its negation, up to a limit.
    #[must_use]
    pub fn links_to_denial(&self, assumed: Number, most: u32) -> Option<u32> {
        if self.rows.is_empty() {
            return None;
        }
        let start = usize::from(self.rows_of[usize::from(assumed)]);
        let mut reached = vec![0; self.words];
        reached[start / BITS] |= 1 << (start % BITS);
        let (mut layer, mut next) = (reached.clone(), vec![0; self.words]);
        for links in 1..=most {
            next.fill(0);
            each_member(&layer, |row| {
                let row = &self.rows[row * self.words..][..self.words];
                next.iter_mut().zip(row).for_each(|(next, follows)| *next |= follows);
            });
            next.iter_mut().zip(&reached).for_each(|(next, reached)| *next &= !reached);
            reached.iter_mut().zip(&next).for_each(|(reached, next)| *reached |= next);
            let denial = start + 1;
            if reached[denial / BITS] >> (denial % BITS) & 1 == 1 {
                return Some(links);
            }
            if next.iter().all(|word| *word == 0) {
                return None;
            }
            core::mem::swap(&mut layer, &mut next);
        }
        None
    }
}

fn each_member(set: &[u64], mut each: impl FnMut(usize)) {
    for (at, word) in set.iter().enumerate() {
        let mut rest = *word;
        while rest != 0 {
            each(at * BITS + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}
