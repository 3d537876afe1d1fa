"""Random puzzles for printing: their numbers, clues and signs, all consistent with one solution.

They may have other solutions too, because only their look matters to the nets; `unique` adds givens until there is only
one, as in a newspaper.
"""

import json
import subprocess

import numpy as np

TOP, RIGHT, BOTTOM, LEFT = range(4)
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3)}


def latin(n: int, rng) -> np.ndarray:
    """A shuffled Latin square of 1..n."""
    square = (np.arange(n)[:, None] + np.arange(n)[None, :]) % n
    square = square[rng.permutation(n)][:, rng.permutation(n)]
    return rng.permutation(n)[square] + 1


def boxed(n: int, rng) -> np.ndarray:
    """A shuffled Latin square in which each box also contains 1..n."""
    rows, columns = BOXES[n]
    base = [[(columns * (r % rows) + r // rows + c) % n for c in range(n)] for r in range(n)]
    bands = np.concatenate([b * rows + rng.permutation(rows) for b in rng.permutation(n // rows)])
    stacks = np.concatenate([s * columns + rng.permutation(columns) for s in rng.permutation(n // columns)])
    return rng.permutation(n)[np.array(base)[bands][:, stacks]] + 1


def seen(line) -> int:
    """How many buildings are visible from the start of a line."""
    return int(np.sum(np.maximum.accumulate(line) == line))


def puzzle(kind: str, n: int, rng) -> dict:
    """A puzzle of a kind (`skyscrapers`, `futoshiki`, `latin`) as lists of numbers, 0 for nothing.

    A sign is 1 if the left or upper cell is less, and 2 if it is greater.
    """
    boxes = kind == "latin" and n in BOXES and rng.random() < 0.8
    square = boxed(n, rng) if boxes else latin(n, rng)
    clues = [[0] * n for _ in range(4)]
    across = np.zeros((n, n - 1), int)
    down = np.zeros((n - 1, n), int)
    share = {"skyscrapers": rng.choice([0.0, 0.0, 0.08, 0.2]), "futoshiki": rng.choice([0.04, 0.1, 0.2]), "latin": rng.uniform(0.25, 0.5)}[kind]
    givens = np.where(rng.random((n, n)) < share, square, 0)
    if kind == "skyscrapers":
        keep = rng.choice([1.0, 0.8, 0.6, 0.4])
        lines = [square.T, square[:, ::-1], square.T[:, ::-1], square]
        clues = [[seen(line) if rng.random() < keep else 0 for line in side] for side in lines]
    if kind == "futoshiki":
        keep = rng.choice([0.2, 0.35, 0.5, 0.8])
        across = np.where(rng.random((n, n - 1)) < keep, np.where(square[:, :-1] < square[:, 1:], 1, 2), 0)
        down = np.where(rng.random((n - 1, n)) < keep, np.where(square[:-1] < square[1:], 1, 2), 0)
    unit = 10 if kind == "skyscrapers" and share > 0 and rng.random() < 0.4 else 1
    return {
        "kind": kind, "n": n, "unit": unit, "boxes": bool(boxes), "clues": clues,
        "givens": givens.tolist(), "solution": square.tolist(), "across": across.tolist(), "down": down.tolist(),
    }


def unique(puzzle: dict, program: str, rng) -> dict:
    """The puzzle with as many givens more as it needs to have one solution. `program` is Gridfold's."""
    puzzle, solution = {**puzzle, "givens": [list(row) for row in puzzle["givens"]]}, np.array(puzzle["solution"])
    while len(found := solutions(link(puzzle), program)) != 1:
        if not len(found):
            raise ValueError(f"no solution: {link(puzzle)}")
        open_cells = np.argwhere((found[0] != solution) | (found[1] != solution))
        row, column = map(int, rng.choice(open_cells))
        puzzle["givens"][row][column] = int(solution[row, column])
    return puzzle


def solutions(link: str, program: str) -> np.ndarray:
    """At most two solutions of the puzzle in a link; none if the link is empty."""
    run = subprocess.run([program, "solve", "--json", "--limit", "2"], input=link, capture_output=True, text=True)
    return np.array(json.loads(run.stdout or "{}").get("solutions", []))


def link(puzzle: dict) -> str:
    """The puzzle as Gridfold's links write it."""
    def numbers(rows) -> str:
        return "".join(str(value) if value else "-" for row in rows for value in row)

    def signs(rows) -> str:
        return "".join("-lg"[sign] for row in rows for sign in row)

    size, givens = puzzle["n"], numbers(puzzle["givens"])
    if puzzle["kind"] == "skyscrapers":
        return f"sky{size}.{'.'.join(numbers([side]) for side in puzzle['clues'])}.{givens}"
    if puzzle["kind"] == "futoshiki":
        return f"fut{size}.{givens}.{signs(puzzle['across'])}.{signs(puzzle['down'])}"
    return f"lat{size}{'b' if puzzle['boxes'] else ''}.{givens}"
