"""The same puzzles for OR-tools CP-SAT and for clingo: an encoding each, one worker, and the CPU time of the solver."""

import time

import clingo
from ortools.sat.python import cp_model


class TooLong(Exception):
    """The time that a puzzle may take is over."""


class Wrong(Exception):
    """A solver disagrees with what is known of a puzzle."""


def cp_sat(puzzle, limit, cap):
    """CPU seconds of CP-SAT: one solution, and where `limit` is 2, that there is no other. Building the model in
    Python is not counted."""
    model, boolean = cp_sat_model(puzzle)
    solver = cp_model.CpSolver()
    parameters = solver.parameters
    parameters.num_workers = 1
    # At these sizes most of the default presolve costs more than it gains.
    parameters.linearization_level = 0
    parameters.cp_model_probing_level = 0
    parameters.symmetry_level = 0
    parameters.max_presolve_iterations = 1
    spent = cp_sat_run(solver, model, cap, cp_model.OPTIMAL)
    if limit > 1:
        solution = [[value for value in cell if solver.boolean_value(value)] for cell in boolean]
        model.add_bool_or([value.negated() for cell in solution for value in cell])
        spent += cp_sat_run(solver, model, cap - spent, cp_model.INFEASIBLE)
    return spent


def cp_sat_run(solver, model, cap, expected):
    """One call of the solver, in CPU seconds."""
    solver.parameters.max_time_in_seconds = max(cap, 0.01)
    start = time.process_time()
    status = solver.solve(model)
    spent = time.process_time() - start
    if status == cp_model.UNKNOWN:
        raise TooLong
    if status != expected:
        raise Wrong(f"CP-SAT says {solver.status_name(status)}")
    return spent


def cp_sat_model(puzzle):
    """One Boolean for each cell and value, exactly one of them in a cell and in a line for each value; a number for
    each cell on top, which all-different, the signs and the clues speak of. A clue is an automaton over its line: its
    states are the tallest height so far and how many were seen."""
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
    """The automaton of a clue as (state, height, state)."""
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
#show.
"""


def asp(puzzle, limit, cap):
    """CPU seconds of clingo, grounding included: up to `limit` solutions in one search."""
    facts = "".join(f"given({cell},{value})." for cell, value in enumerate(puzzle.givens) if value)
    facts += "".join(f"less({lesser},{greater})." for lesser, greater in puzzle.less)
    for number, (clue, cells) in enumerate(puzzle.looks()):
        facts += f"clue({number},{clue})."
        facts += "".join(f"look({number},{place + 1},{cell})." for place, cell in enumerate(cells))
    start = time.process_time()
    control = clingo.Control([f"-c n={puzzle.size}", f"--models={limit}", "-Wnone"])
    control.add("base", [], RULES + facts)
    control.ground([("base", [])])
    count = 0

    def note(_):
        nonlocal count
        count += 1

    with control.solve(on_model=note, async_=True) as handle:
        if not handle.wait(cap):
            handle.cancel()
            raise TooLong
    if count != 1:
        raise Wrong(f"clingo finds {count} solutions")
    return time.process_time() - start
