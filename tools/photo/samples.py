"""The training data of the nets: glyphs that the library itself cuts out of photos, with their labels.

`cargo run --release -p gridfold-photo --example glyphs OUT FILE...` cuts them out, so that
training and reading normalise glyphs in the same way. The real photos are split by puzzle,
never by photo.
"""

import hashlib
import json
from pathlib import Path

import numpy as np

RECORD = np.dtype([("photo", "<u2"), ("role", "u1"), ("place", "<u2"), ("pixels", "u1", (24, 24)), ("sharp", "u1", (24, 24)), ("facts", "u1", (3,)), ("hue", "u1", (2,)), ("bounds", "u1", (4,))])
CELL, OUTSIDE, GAP = range(3)
#: Classes of numbers: 0 for nothing, 1 to 9, then 10, 20, ... 90; of signs: nothing, less, greater.
NOTHING = 0


def read(base: Path):
    """The glyphs of a run and, for each photo, its name, size and corners."""
    photos = []
    for line in open(f"{base}.txt"):
        parts = line.split()
        corners = np.array(parts[3:11], float).reshape(4, 2) if int(parts[1]) else None
        photos.append((Path(parts[0]).name, int(parts[1]), corners))
    return np.fromfile(f"{base}.bin", RECORD), photos


def unturned(n: int, column: int, row: int, turns: int):
    """The cell of the puzzle at this place in a photo that was turned clockwise this many times."""
    for _ in range(turns):
        column, row = row, n - 1 - column
    return column, row


def label(truth: dict, role: int, place: int, turns: int):
    """The class of what is printed at a place of the photo."""
    n = truth["n"]
    if role == CELL:
        column, row = unturned(n, place % n, place // n, turns)
        value = truth["givens"][row][column]
        return value + 9 if value and truth["unit"] == 10 else value
    if role == OUTSIDE:
        side, at = divmod(place - n * n, n)
        near = [(at, 0), (n - 1, at), (at, n - 1), (0, at)][side]
        column, row = unturned(n, *near, turns)
        side = (side - turns) % 4
        return truth["clues"][side][column if side in (0, 2) else row]
    gap = place - n * n - 4 * n
    if gap < n * (n - 1):
        first, other = (gap % (n - 1), gap // (n - 1)), (gap % (n - 1) + 1, gap // (n - 1))
    else:
        gap -= n * (n - 1)
        first, other = (gap % n, gap // n), (gap % n, gap // n + 1)
    (a, b), (c, d) = sorted((unturned(n, *first, turns), unturned(n, *other, turns)), key=lambda cell: cell[::-1])
    return truth["across"][b][a] if b == d else truth["down"][b][a]


#: The classes of the net for pens: 0 for nothing to read, 1 to 9 for handwritten numbers, this one for printed ones.
PRINTED = 10


def pen_label(truth: dict, role: int, place: int, turns: int):
    """Whether the number at a place is printed and, if it is handwritten, which one it is."""
    if label(truth, role, place, turns):
        return PRINTED
    return label({**truth, "unit": 1, "givens": truth["written"], "clues": truth["notes"]}, role, place, turns)


def is_down(n: int, place: int, turns: int) -> bool:
    """Whether a gap of the photo lies between an upper and a lower cell of the puzzle."""
    below = place - n * n - 4 * n >= n * (n - 1)
    return below != (turns % 2 == 1)


def real_truth(path: Path) -> dict:
    """The truth of a photo of the Sudoku Dataset."""
    rows = [[int(v) for v in line.split()] for line in path.read_text().split("\n")[2:11]]
    return {"n": 9, "unit": 1, "kind": "latin", "givens": rows, "clues": [[0] * 9] * 4,
            "across": [[0] * 8] * 9, "down": [[0] * 9] * 8, "turn": 0, "written": [[0] * 9] * 9, "notes": [[0] * 9] * 4}


def begun_truth(path: Path) -> dict:
    """The truth of a photo with handwriting in every open cell: the printed numbers, and the handwritten ones
    separately."""
    printed, every = real_truth(path.with_suffix(".printed.dat")), real_truth(path)
    written = [[0 if p else v for p, v in zip(*rows)] for rows in zip(printed["givens"], every["givens"])]
    return {**printed, "written": written}


def is_trained_on(truth: dict) -> bool:
    """Whether a real puzzle is for training: three out of five are, depending on the printed numbers."""
    digest = hashlib.sha256(json.dumps(truth["givens"]).encode()).digest()
    return digest[0] % 5 < 3


def upright(pixels: np.ndarray, turns: int, transposed: bool) -> np.ndarray:
    pixels = np.rot90(pixels, turns)
    return pixels.T if transposed else pixels


def rendered(folder: Path, base: Path, labels=label):
    """The labelled glyphs of rendered photos whose grid was found in the right place: numbers and signs."""
    return labelled(rendered_photos(folder, base), labels)


def real(folder: Path, base: Path, trained_on: bool, truth_of=real_truth, labels=label):
    """The labelled glyphs of the real photos on one side of the split."""
    return labelled(real_photos(folder, base, trained_on, truth_of), labels)


def rendered_photos(folder: Path, base: Path):
    """The truths and the glyphs of rendered photos whose grid was found in the right place."""
    truths = {t["file"]: t for t in map(json.loads, open(folder / "truth.jsonl"))}
    return photos(base, truths.get, True)


def real_photos(folder: Path, base: Path, trained_on: bool, truth_of=real_truth):
    """The truths and the glyphs of the real photos on one side of the split."""
    def truth(name):
        path = folder / name.replace(".jpg", ".dat")
        # For one begun puzzle, the printed digits are not known.
        if truth_of is begun_truth and not path.with_suffix(".printed.dat").exists():
            return None
        known = truth_of(path)
        return known if is_trained_on(known) == trained_on else None
    return photos(base, truth, False)


def photos(base: Path, truth_of, has_corners: bool):
    glyphs, photos = read(base)
    for at, (name, n, corners) in enumerate(photos):
        truth = truth_of(name)
        if truth is not None and n == truth["n"] and (not has_corners or lies_right(truth, corners)):
            yield truth, glyphs[glyphs["photo"] == at]


def labelled(photos, labels=label):
    numbers, signs = [], []
    for truth, glyphs in photos:
        for glyph in glyphs:
            role, place = int(glyph["role"]), int(glyph["place"])
            turns = truth["turn"]
            if role == OUTSIDE and truth["kind"] != "skyscrapers":
                continue
            kept = upright(glyph["sharp" if labels is pen_label else "pixels"], turns, role == GAP and is_down(truth["n"], place, turns))
            sample = (kept, glyph["facts"], labels(truth, role, place, turns))
            (signs if role == GAP else numbers).append(sample)
    return pack(numbers), pack(signs)


def lies_right(truth: dict, corners: np.ndarray) -> bool:
    """Whether the grid was found within a third of a cell of its true position."""
    there = np.roll(np.array(truth["corners"]), truth["turn"], 0)
    cell = np.linalg.norm(there[0] - there[2]) / 1.414 / truth["n"]
    return min(np.abs(np.roll(there, k, 0) - corners).max() for k in range(4)) < cell / 3


def pack(samples):
    pixels = np.array([s[0] for s in samples], np.uint8).reshape(-1, 24, 24)
    facts = np.array([s[1] for s in samples], np.uint8).reshape(-1, 3)
    return pixels, facts, np.array([s[2] for s in samples], np.int32)
