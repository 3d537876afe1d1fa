//! The shortest chain from an assumption to a contradiction.
//!
//! A path from "is v" to "is not v" is shown as two branches: its first half, and its
//! second half read backwards with every statement negated. Both branches begin with
//! the assumption, and their ends contradict each other.

use std::rc::Rc;

use super::arrangements::MOST;
use super::cause::Cause;
use super::evidence::{Evidence, Link, Statement, Through};
use super::graph::{Graph, Number, Start, Use};
use super::look::Look;
use super::rating::Rating;
use super::reach::Reach;
use super::rest::Rest;
use super::rule::{Rule, Step};
use crate::grid::{Cell, House, Line, Values};
use crate::message::{Arg, Message};

/// Lists of arrangements longer than this are not shown with a link.
const MOST_SHOWN: usize = 24;

/// A chain around corners is explained by naming its four lines. A chain with fewer
/// links, or one that goes through a cell, has a different explanation.
const CORNERS: &str = "rule.four-corners";
const SHORT: &str = "rule.four-corners.short";

/// A path through the graph, from "is v" to "is not v".
#[derive(Clone, Debug)]
pub struct Chain {
    /// The links in order.
    path: Vec<(Number, Through, Number)>,
    /// How the graph of the chain uses lines.
    uses: Use,
    /// The weight of all links, that is, the number of arrangements to look through.
    weight: u32,
    /// Other candidates that the same lines refute without more links.
    also: Vec<(Cell, Values)>,
}

/// How a statement was reached.
#[derive(Clone, Copy)]
struct Reached {
    links: u32,
    weight: u32,
    before: Number,
    through: Through,
}

/// The shortest chain of a board with at most this many links. Ties go to the chain
/// with the fewest arrangements to look through. Further ties go to a chain that leaves
/// a number a single place or a cell a single number, then to the first.
#[must_use]
pub fn shortest(look: Look<'_>, uses: Use, most: u32) -> Option<Chain> {
    let mut graph = look.board().graph().borrow_mut();
    let starts: Vec<Start> = match uses {
        Use::AllLines => candidates(look).map(|candidate| (candidate, 0)).collect(),
        _ => {
            chained(look, &mut graph).iter().copied().filter(|(_, least)| *least <= most).collect()
        }
    };
    if starts.is_empty() {
        return None;
    }
    graph.bring_up_to_date(look, uses);
    let reach = Reach::of(look, &graph, uses, |_| true);
    let starts = shortest_starts(look, &reach, &starts, most).into_iter();
    let chains = starts.filter_map(|start| {
        let chain = from(look, &graph, uses, start, most)?;
        Some((chain.links(), chain.weight, !look.decides_next(start.0, start.1), chain))
    });
    let (.., chain) = chains.min_by_key(|(links, weight, later, _)| (*links, *weight, *later))?;
    let also = chain.also_refuted(look, &graph, uses);
    Some(Chain { also, ..chain })
}

/// The candidates that a chain through listed lines refutes. Their order is that of the cells. The answer is shared by
/// all rules for the current board; with fewer lines, chains are as long or longer.
fn chained(look: Look<'_>, graph: &mut Graph) -> Rc<[Start]> {
    let (now, listed) = (look.board().now(), Use::Lines(MOST));
    if let Some(known) = graph.chained_at(now) {
        return known;
    }
    graph.bring_up_to_date(look, listed);
    let reach = Reach::of(look, graph, listed, |_| true);
    let links = |(cell, value)| reach.links_to_denial(assumed(look, cell, value), u32::MAX);
    let found = candidates(look).filter_map(|candidate| Some((candidate, links(candidate)?)));
    let found: Rc<[Start]> = found.collect();
    graph.note_chained(now, Rc::clone(&found));
    found
}

/// The candidates of all cells that have more than one candidate.
fn candidates(look: Look<'_>) -> impl Iterator<Item = (Cell, u32)> {
    let open = look.size().cells().filter(move |cell| look.values(*cell).len() > 1);
    open.flat_map(move |cell| look.values(cell).iter().map(move |value| (cell, value)))
}

/// Those of the candidates with the shortest chains, all of the same length.
fn shortest_starts(look: Look<'_>, reach: &Reach, among: &[Start], most: u32) -> Vec<(Cell, u32)> {
    let (mut least, mut starts) = (most, Vec::new());
    for &((cell, value), at_least) in among {
        if at_least > least {
            continue;
        }
        let assumed = assumed(look, cell, value);
        let Some(links) = reach.links_to_denial(assumed, least) else { continue };
        if links < least {
            starts.clear();
            least = links;
        }
        starts.push((cell, value));
    }
    starts
}

/// The statement "the cell has this value", as a number.
fn assumed(look: Look<'_>, cell: Cell, value: u32) -> Number {
    let n = look.size().n();
    ((cell.index() * n + value as usize - 1) * 2) as Number
}

/// The shortest chain that refutes one candidate.
#[must_use]
pub fn refuting(look: Look<'_>, uses: Use, cell: Cell, value: u32, most: u32) -> Option<Chain> {
    let mut graph = look.board().graph().borrow_mut();
    graph.bring_up_to_date(look, uses);
    from(look, &graph, uses, (cell, value), most)
}

/// The links by which a chain also refutes the other candidates that its step removes.
pub(super) fn taken_along(
    look: Look<'_>,
    uses: Use,
    step: &Step,
    links: &[(Statement, Through, Statement)],
) -> Vec<(Statement, Through, Statement)> {
    let mut graph = look.board().graph().borrow_mut();
    graph.bring_up_to_date(look, uses);
    let used: Vec<Through> = links.iter().map(|(_, through, _)| *through).collect();
    let told = (links[0].0.cell, u32::from(links[0].0.value));
    let gone = step.removed.iter();
    let gone = gone.flat_map(|(cell, values)| values.iter().map(|value| (*cell, value)));
    let mut along = Vec::new();
    for start in gone.filter(|start| *start != told) {
        let chain =
            from_by(look, &graph, uses, start, links.len() as u32, |by| is_among(&used, by));
        let path = chain.map(|chain| chain.path).unwrap_or_default();
        let size = look.size();
        along.extend(path.into_iter().map(|(from, through, to)| {
            (Statement::of(size, from), through, Statement::of(size, to))
        }));
    }
    along
}

/// Whether a link uses only the lines, signs and bars of a chain.
fn is_among(used: &[Through], through: Through) -> bool {
    match through {
        Through::Cell => true,
        Through::House(House::Line(line)) => {
            used.contains(&through) || used.contains(&Through::Line(line))
        }
        _ => used.contains(&through),
    }
}

/// Searches outwards from a candidate, one link further each time.
fn from(look: Look<'_>, graph: &Graph, uses: Use, start: (Cell, u32), most: u32) -> Option<Chain> {
    from_by(look, graph, uses, start, most, |_| true)
}

/// The same search, using only those links that `counts` accepts.
fn from_by(
    look: Look<'_>,
    graph: &Graph,
    uses: Use,
    (cell, value): (Cell, u32),
    most: u32,
    counts: impl Fn(Through) -> bool,
) -> Option<Chain> {
    let (n, start) = (look.size().n(), assumed(look, cell, value));
    let mut reached: Vec<Option<Reached>> = vec![None; n * n * n * 2];
    let root = Reached { links: 0, weight: 0, before: start, through: Through::Cell };
    reached[usize::from(start)] = Some(root);
    let mut layer = vec![start];
    for links in 1..=most {
        let mut next = Vec::new();
        for before in layer {
            let weight = reached[usize::from(before)].map_or(0, |reached| reached.weight);
            graph.each_link(look, uses, before, |to, through, more| {
                if !counts(through) {
                    return;
                }
                let arrived = Reached { links, weight: weight + more, before, through };
                let known = &mut reached[usize::from(to)];
                match known {
                    None => {
                        *known = Some(arrived);
                        next.push(to);
                    }
                    Some(known) if known.links == links && arrived.weight < known.weight => {
                        *known = arrived;
                    }
                    Some(_) => {}
                }
            });
        }
        if let Some(end) = reached[usize::from(start + 1)] {
            let path = back(&reached, start);
            return Some(Chain { path, uses, weight: end.weight, also: Vec::new() });
        }
        layer = next;
    }
    None
}

/// The path from the assumption to its denial, in reading order.
fn back(reached: &[Option<Reached>], start: Number) -> Vec<(Number, Through, Number)> {
    let mut path = Vec::new();
    let mut at = start + 1;
    while at != start {
        let Some(Reached { before, through, .. }) = reached[usize::from(at)] else { break };
        path.push((before, through, at));
        at = before;
    }
    path.reverse();
    path
}

impl Chain {
    /// The number of links.
    #[must_use]
    pub fn links(&self) -> u32 {
        self.path.len() as u32
    }

    /// The other candidates that are refuted through the same lines, signs and bars by
    /// chains that are no longer than this chain.
    fn also_refuted(&self, look: Look<'_>, graph: &Graph, uses: Use) -> Vec<(Cell, Values)> {
        let used: Vec<Through> = self.path.iter().map(|(_, through, _)| *through).collect();
        let reach = Reach::of(look, graph, uses, |through| is_among(&used, through));
        let start = self.path[0].0;
        let refuted = |cell: Cell, value: u32| {
            let assumed = assumed(look, cell, value);
            assumed != start && reach.links_to_denial(assumed, self.links()).is_some()
        };
        let open = look.size().cells().filter(|cell| look.values(*cell).len() > 1);
        let of_cell =
            |cell: Cell| look.values(cell).iter().filter(|value| refuted(cell, *value)).collect();
        open.map(|cell| (cell, of_cell(cell)))
            .filter(|(_, gone): &(_, Values)| !gone.is_empty())
            .collect()
    }

    /// The number of arrangements in the longest list among the lines that are used as a whole;
    /// `None` if one of these lines is not listed.
    #[must_use]
    pub fn longest_list(&self, look: Look<'_>) -> Option<usize> {
        let graph = look.board().graph().borrow();
        let lines = self.path.iter().filter_map(|(_, through, _)| match through {
            Through::Line(line) => Some(*line),
            Through::Cell | Through::House(_) | Through::Condition(_) => None,
        });
        lines
            .map(|line| graph.count(look.board().number(line)))
            .try_fold(0, |most, count| count.map(|count| most.max(count)))
    }

    /// The two branches of the chain.
    #[must_use]
    pub fn branches(&self, look: Look<'_>) -> [Vec<Link>; 2] {
        let middle = self.path.len().div_ceil(2);
        let link = |from: Number, through: Through, to: Number| {
            let (from, to) = (Statement::of(look.size(), from), Statement::of(look.size(), to));
            Link { from, to, through, ways: agreeing(look, from, through) }
        };
        let first = self.path[..middle].iter().map(|(from, by, to)| link(*from, *by, *to));
        let second = self.path[middle..].iter().rev();
        let second = second.map(|(from, by, to)| link(*to ^ 1, *by, *from ^ 1));
        [first.collect(), second.collect()]
    }

    /// The step by which a rule reports this chain.
    #[must_use]
    pub fn step(&self, look: Look<'_>, rule: &'static Rule, rating: Rating) -> Step {
        let branches = self.branches(look);
        let start = Statement::of(look.size(), self.path[0].0);
        let step = Step::new(rule)
            .rated(rating)
            .removes_with((start.cell, start.value.into()), &self.also)
            .with("cell", look.cell(start.cell))
            .with("values", look.shown_all(Values::only(start.value.into())))
            .with("links", self.path.len());
        let step = branches.iter().flatten().fold(step, |step, link| match link.through {
            Through::Cell => step.because(Cause::Cell(link.from.cell)),
            Through::House(house) => step.because(house.into()),
            Through::Line(line) => step.because(Cause::Line(line)),
            Through::Condition(condition) => step.because(Cause::Condition(condition)),
        });
        let step = match &branches {
            [first, second]
                if first.len() == 2 && second.len() == 2 && rule.sentence == CORNERS =>
            {
                step.with("one", named(look, &first[0]))
                    .with("first", first[0].to.said(look))
                    .with("two", named(look, &second[0]))
                    .with("second", second[0].to.said(look))
                    .with("three", named(look, &first[1]))
                    .with("four", named(look, &second[1]))
                    .with("corner", look.cell(first[1].to.cell))
            }
            [first, second] => step
                .told_as(if rule.sentence == CORNERS { SHORT } else { rule.sentence })
                .with("first", first.last().map_or(start, |link| link.to).said(look))
                .with("second", second.last().map_or(start, |link| link.to).said(look)),
        };
        step.shown_by(Evidence::Chain(branches)).resting_on(Rest::Chain(self.uses))
    }
}

impl Statement {
    /// The statement as a sentence.
    fn said(self, look: Look<'_>) -> Arg {
        let key = if self.holds { "statement.is" } else { "statement.is-not" };
        let message = Message::new(key)
            .with("cell", look.cell(self.cell))
            .with("value", look.shown(self.value.into()));
        Arg::Said(Box::new(message))
    }
}

/// The name of the reason for a link.
fn named(look: Look<'_>, link: &Link) -> Arg {
    match link.through {
        Through::Cell => look.cell(link.from.cell),
        Through::House(house) => house.into(),
        Through::Line(line) => line.into(),
        Through::Condition(condition) => {
            Arg::Said(Box::new(condition.said(look.size(), look.layout().scale())))
        }
    }
}

/// The arrangements of a line that agree with a statement, if there are only a
/// few.
fn agreeing(look: Look<'_>, from: Statement, through: Through) -> Vec<Vec<u8>> {
    let (Through::Line(line) | Through::House(House::Line(line))) = through else {
        return Vec::new();
    };
    if !look.board().spec(line).says_something() {
        return Vec::new();
    }
    let place = match line {
        Line::Row(_) => look.size().column(from.cell),
        Line::Column(_) => look.size().row(from.cell),
    };
    let listed = look.board().arrangements(line);
    let fits = |way: &&[u8]| (way[place] == from.value) == from.holds;
    let ways: Vec<Vec<u8>> = listed.iter().filter(fits).map(<[u8]>::to_vec).collect();
    if listed.is_complete() && ways.len() <= MOST_SHOWN { ways } else { Vec::new() }
}
