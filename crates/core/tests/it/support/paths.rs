//! Every way through a small box, one step at a time: a slow, plain counterpart
//! of the search for foldings, without runs, pruning or symmetry.

use std::collections::BTreeMap;

use gridfold_core::snake::{Cell, Chain, Cuboid, Piece, Symmetries};

/// For each chain that can be folded, its foldings.
pub struct Census {
    pub cuboid: Cuboid,
    /// The number of placements of every chain: its classes times the symmetries.
    pub placements: BTreeMap<Chain, u64>,
    /// The placements of palindromic chains, cell by cell.
    palindromes: BTreeMap<Chain, Vec<Vec<Cell>>>,
}

/// The figures of a census.
#[derive(Debug, PartialEq, Eq)]
pub struct Figures {
    pub symmetries: u64,
    /// Classes up to rotation and reflection, over all chains.
    pub classes: u64,
    /// The same, but a palindrome's folding and its reversal count as one.
    pub undirected: u64,
    /// Chains that can be folded; below, the same up to reversal.
    pub chains: usize,
    pub snakes: usize,
    pub palindromes: usize,
    /// Snakes with exactly one class.
    pub unique: usize,
    pub most: u64,
}

impl Census {
    pub fn of(cuboid: Cuboid) -> Self {
        let mut walk = Walk {
            neighbours: cuboid.cells().map(|cell| cuboid.neighbours(cell).collect()).collect(),
            used: vec![false; cuboid.volume()],
            path: Vec::new(),
            census: Self { cuboid, placements: BTreeMap::new(), palindromes: BTreeMap::new() },
        };
        cuboid.cells().for_each(|cell| walk.step(cell));
        walk.census
    }

    fn add(&mut self, path: &[Cell]) {
        let chain = chain_of(path);
        if chain.is_palindrome() {
            self.palindromes.entry(chain.clone()).or_default().push(path.to_vec());
        }
        *self.placements.entry(chain).or_default() += 1;
    }

    /// Every chain with its number of classes.
    pub fn classes(&self) -> impl Iterator<Item = (&Chain, u64)> {
        let order = Symmetries::of(self.cuboid).elements().len() as u64;
        self.placements.iter().map(move |(chain, placements)| {
            assert_eq!(placements % order, 0, "{chain}");
            (chain, placements / order)
        })
    }

    /// Every snake, in one of its two readings, with its number of classes and
    /// that number with reversals counted as one.
    pub fn snakes(&self) -> impl Iterator<Item = (&Chain, u64, u64)> {
        let once = self.classes().filter(|(chain, _)| **chain <= chain.reversed());
        once.map(|(chain, classes)| (chain, classes, (classes + self.same_reversed(chain)) / 2))
            .map(|(chain, classes, halved)| {
                (chain, classes, if chain.is_palindrome() { halved } else { classes })
            })
    }

    /// The number of classes of a palindrome that are their own reversal.
    fn same_reversed(&self, chain: &Chain) -> u64 {
        let group = Symmetries::of(self.cuboid);
        let image = |path: &[Cell]| {
            let reversed: Vec<Cell> = path.iter().rev().copied().collect();
            group.elements().iter().any(|one| {
                path.iter().zip(&reversed).all(|(cell, to)| one.cell(self.cuboid, *cell) == *to)
            })
        };
        let paths = self.palindromes.get(chain).into_iter().flatten();
        paths.filter(|path| image(path)).count() as u64 / group.elements().len() as u64
    }

    pub fn figures(&self) -> Figures {
        let palindrome = |chain: &Chain| chain.is_palindrome();
        Figures {
            symmetries: Symmetries::of(self.cuboid).elements().len() as u64,
            classes: self.classes().map(|(_, classes)| classes).sum(),
            undirected: self.undirected(),
            chains: self.placements.len(),
            snakes: self.snakes().count(),
            palindromes: self.snakes().filter(|(chain, _, _)| palindrome(chain)).count(),
            unique: self.snakes().filter(|(_, classes, _)| *classes == 1).count(),
            most: self.snakes().map(|(_, classes, _)| classes).max().unwrap_or(0),
        }
    }

    /// The number of classes of foldings if the two ends are not distinguished.
    fn undirected(&self) -> u64 {
        self.snakes().map(|(_, _, undirected)| undirected).sum()
    }
}

struct Walk {
    neighbours: Vec<Vec<Cell>>,
    used: Vec<bool>,
    path: Vec<Cell>,
    census: Census,
}

impl Walk {
    fn step(&mut self, cell: Cell) {
        self.used[cell.index()] = true;
        self.path.push(cell);
        if self.path.len() == self.used.len() {
            self.census.add(&self.path);
        }
        for number in 0..self.neighbours[cell.index()].len() {
            let next = self.neighbours[cell.index()][number];
            if !self.used[next.index()] {
                self.step(next);
            }
        }
        self.path.pop();
        self.used[cell.index()] = false;
    }
}

/// The chain that lies along a path: a cubelet with equal steps before and
/// after it is straight.
fn chain_of(path: &[Cell]) -> Chain {
    let step = |at: usize| path[at + 1].index() as isize - path[at].index() as isize;
    let inner = (1..path.len() - 1).map(|at| match step(at - 1) == step(at) {
        true => Piece::Straight,
        false => Piece::Corner,
    });
    let pieces: Vec<Piece> = [Piece::End].into_iter().chain(inner).chain([Piece::End]).collect();
    Chain::from_pieces(&pieces).expect("a chain")
}
