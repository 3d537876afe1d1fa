"""The same puzzles for OR-tools CP-SAT, clingo, and two SAT solvers: one encoding for each, and one worker. A solver is
a function that builds the model of a puzzle and returns a function that searches for a number of solutions and returns
those that it found."""

import itertools

import clingo
from ortools.sat.python import cp_model
from pysat.card import CardEnc, EncType
from pysat.solvers import Solver


class Wrong(Exception):
    """A solver contradicts what is known about a puzzle."""


def cp_sat(puzzle):
    """OR-tools CP-SAT. The solver finds one solution, gets a constraint that forbids it, and searches again, which
    is faster than enumeration."""
    model, boolean = cp_sat_model(puzzle)
    solver = cp_model.CpSolver()
    parameters = solver.parameters
    parameters.num_workers = 1
    # At these sizes most of the default presolve costs more time than it saves.
    parameters.linearization_level = 0
    parameters.cp_model_probing_level = 0
    parameters.symmetry_level = 0
    parameters.max_presolve_iterations = 1

    def search(limit):
        found = []
        while len(found) < limit and solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            held = [[solver.boolean_value(value) for value in cell] for cell in boolean]
            found.append([cell.index(True) + 1 for cell in held])
            model.add_bool_or([cell[value - 1].negated() for cell, value in zip(boolean, found[-1])])
        return found

    return search


def cp_sat_model(puzzle):
    """One Boolean for each cell and value; exactly one of them is true in a cell, and in a line for each value. In
    addition, each cell has an integer for the all-different constraints, the signs and the clues. A clue is an
    automaton over its line whose states are the tallest height so far and the number of visible buildings."""
    n, model = puzzle.size, cp_model.CpModel()
    boolean = [[model.new_bool_var("") for _ in range(n)] for _ in range(n * n)]
    number = [model.new_int_var(1, n, "") for _ in range(n * n)]
    for cell, values in enumerate(boolean):
        model.add_exactly_one(values)
        model.add(number[cell] == sum((v + 1) * value for v, value in enumerate(values)))
        if puzzle.givens[cell]:
            model.add(values[puzzle.givens[cell] - 1] == 1)
    for line in puzzle.lines():
        model.add_all_different([number[cell] for cell in line])
        for value in range(n):
            model.add_exactly_one(boolean[cell][value] for cell in line)
    for lesser, greater in puzzle.less:
        model.add(number[lesser] < number[greater])
    for clue, cells in puzzle.looks():
        model.add_automaton([number[cell] for cell in cells], 0, [state(n, clue, n)], steps(clue, n))
    return model, boolean


def state(tallest, seen, n):
    """The number of an automaton's state; 0 is the start."""
    return seen * (n + 1) + tallest


def steps(clue, n):
    """The transitions of a clue's automaton as (state, height, state)."""
    for seen in range(clue + 1):
        for tallest in range(seen, n + 1) if seen else [0]:
            before = state(tallest, seen, n)
            for height in range(1, n + 1):
                if height < tallest:
                    yield before, height, before
                elif height > tallest and seen < clue:
                    yield before, height, state(height, seen + 1, n)


RULES = """
1 {is(C,V) : V=1..n} 1 :- C=0..n*n-1.
:- not 1 {is(R*n+C,V) : C=0..n-1} 1, R=0..n-1, V=1..n.
:- not 1 {is(R*n+C,V) : R=0..n-1} 1, C=0..n-1, V=1..n.
:- given(C,V), not is(C,V).
:- less(A,B), is(A,V), is(B,W), W <= V.

% high(L,P,V): something of height V at least stands on the first P places of look L.
high(L,P,V) :- look(L,P,C), is(C,V), P < n.
high(L,P,V-1) :- high(L,P,V), V > 1.
high(L,P+1,V) :- high(L,P,V), P < n-1.
seen(L,P) :- look(L,P,C), is(C,V), not high(L,P-1,V).
:- clue(L,K), not K {seen(L,P) : P=1..n} K.
#defined given/2. #defined less/2. #defined look/3. #defined clue/2.
#show is/2.
"""


def asp(puzzle):
    """clingo, which is built once its rules are grounded. It finds all solutions in one search."""
    facts = "".join(f"given({cell},{value})." for cell, value in enumerate(puzzle.givens) if value)
    facts += "".join(f"less({lesser},{greater})." for lesser, greater in puzzle.less)
    for number, (clue, cells) in enumerate(puzzle.looks()):
        facts += f"clue({number},{clue})."
        facts += "".join(f"look({number},{place + 1},{cell})." for place, cell in enumerate(cells))
    control = clingo.Control([f"-c n={puzzle.size}", "-Wnone"])
    control.add("base", [], RULES + facts)
    control.ground([("base", [])])

    def search(limit):
        found = []
        control.configuration.solve.models = limit
        control.solve(on_model=lambda model: found.append(model.symbols(shown=True)))
        return [grid_of(atoms) for atoms in found]

    return search


def grid_of(atoms):
    """A solution from clingo, cell by cell."""
    values = dict((argument.number for argument in atom.arguments) for atom in atoms)
    return [values[cell] for cell in range(len(values))]


def glucose(puzzle):
    """Glucose 4."""
    return sat(puzzle, "glucose4")


def cadical(puzzle):
    """CaDiCaL 1.9.5."""
    return sat(puzzle, "cadical195")


def sat(puzzle, name):
    """A SAT solver of PySAT. The solver finds one solution, gets a clause that forbids it, and searches again."""
    clauses = Clauses(puzzle)
    solver = Solver(name=name, bootstrap_with=clauses.all)

    def search(limit):
        found = []
        while len(found) < limit and solver.solve():
            true = set(solver.get_model())
            found.append([next(v for v, var in enumerate(cell, 1) if var in true) for cell in clauses.is_])
            solver.add_clause([-cell[value - 1] for cell, value in zip(clauses.is_, found[-1])])
        return found

    return search


class Clauses:
    """A puzzle as clauses: a variable for each cell and value, and one for each cell and bound ("the cell is at least
    v") if a sign or a clue concerns the cell. A sign compares bounds. Along a clue, running maxima are bounds as well;
    a building is visible if its height is above the maximum before it, and a sequential counter counts the visible
    ones."""

    def __init__(self, puzzle):
        self.n, self.last, self.all = puzzle.size, 0, []
        self.is_ = [self.variables(self.n) for _ in range(self.n**2)]
        self.bounds = {}
        for cell in self.is_:
            self.exactly_one(cell)
        for line in puzzle.lines():
            for value in range(self.n):
                self.exactly_one([self.is_[cell][value] for cell in line])
        self.all += [[self.is_[cell][value - 1]] for cell, value in enumerate(puzzle.givens) if value]
        for lesser, greater in puzzle.less:
            low, high = self.at_least(lesser), self.at_least(greater)
            self.all += [[-low[-1]], [high[0]]]
            self.all += [[-below, above] for below, above in zip(low, high[1:])]
        for clue, cells in puzzle.looks():
            self.look(clue, cells)

    def variables(self, count):
        """This many new variables."""
        self.last += count
        return list(range(self.last - count + 1, self.last + 1))

    def exactly_one(self, literals):
        """Requires that exactly one of these literals is true."""
        self.all.append(literals)
        self.all += [[-one, -other] for one, other in itertools.combinations(literals, 2)]

    def at_least(self, cell):
        """The variables of a cell's bounds 2..n."""
        if cell not in self.bounds:
            self.bounds[cell] = bounds = self.variables(self.n - 1)
            self.all += [[-above, below] for below, above in zip(bounds, bounds[1:])]
            for value, var in enumerate(self.is_[cell]):
                below = [bounds[value - 1]] if value > 0 else []
                above = [-bounds[value]] if value < self.n - 1 else []
                self.all += [[-var, bound] for bound in below + above]
                self.all.append([var] + [-bound for bound in below + above])
        return self.bounds[cell]

    def look(self, clue, cells):
        """Requires that this many buildings are visible along these cells."""
        seen, highest = [], self.at_least(cells[0])
        for cell in cells[1:]:
            seen += (visible := self.variables(1))
            for value, var in enumerate(self.is_[cell]):
                # The building is visible if nothing before it is as tall.
                hidden = highest[value - 1] if value > 0 else None
                if hidden is None:
                    self.all.append([-var, -visible[0]])
                else:
                    self.all += [[-var, hidden, visible[0]], [-var, -hidden, -visible[0]]]
            highest = self.higher(highest, self.at_least(cell))
        count = CardEnc.equals(seen, clue - 1, top_id=self.last, encoding=EncType.seqcounter)
        self.last = max(self.last, count.nv)
        self.all += count.clauses

    def higher(self, one, other):
        """The bounds of the greater of two numbers."""
        result = self.variables(self.n - 1)
        for bound, first, second in zip(result, one, other):
            self.all += [[-first, bound], [-second, bound], [first, second, -bound]]
        return result


SOLVERS = {"CP-SAT": cp_sat, "clingo": asp, "Glucose": glucose, "CaDiCaL": cadical}
