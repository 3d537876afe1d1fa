"""Renders clean pictures of puzzles like those on other websites and in Gridfold's own exports, and records what is in
them.

    python pictures.py FONTS OUT --count N --seed S [--hands HANDS]

writes OUT/0000.png ... and OUT/truth.jsonl as photos.py does; `layout` is the look, which cycles through ten:
screenshots at 50 to 200 %, clues in circles, in cells and on shaded cells around the grid, bars, diagonals, boxes,
pages turned sideways. With `--hands`, every tenth round of looks has a font that imitates handwriting. No net was
trained on any of the fonts.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

import fonts
import hands
from puzzles import BOXES, puzzle

LOOKS = [("skyscrapers", "plain"), ("latin", "plain"), ("futoshiki", "plain"), ("skyscrapers", "circles"), ("skyscrapers", "cells"),
         ("skyscrapers", "shaded"), ("futoshiki", "bars"), ("skyscrapers", "diagonals"), ("skyscrapers", "boxes"), ("latin", "sideways")]
#: Pictures are drawn this many times larger and then scaled down, for soft edges as on a screen.
FINE = 4


class Screen:
    """One picture, drawn as by a page with cells of `cell` pixels."""

    def __init__(self, truth: dict, look: str, font: Path, rng):
        self.truth, self.look, self.rng, self.n, self.font_path = truth, look, rng, truth["n"], font
        # The reader also needs some pixels: nobody uses fewer than these on a page.
        self.cell = int(FINE * max(24, 200 / self.n, rng.uniform(34, 60) * rng.choice([0.5, 0.75, 1.0, 1.25, 1.5, 2.0])))
        self.apart = look == "bars" or (truth["kind"] == "futoshiki" and rng.random() < 0.6)
        self.gap = int(self.cell * rng.uniform(0.3, 0.45)) if self.apart else 0
        self.pitch = self.cell + self.gap
        self.edge = int(self.cell * (rng.uniform(1.15, 1.7) if truth["kind"] == "skyscrapers" else rng.uniform(0.25, 0.9)))
        self.side = self.n * self.pitch - self.gap
        self.paper = (255,) * 3 if rng.random() < 0.6 else tuple(int(c) for c in rng.uniform(236, 255, 3))
        self.ink = (int(rng.uniform(0, 70)),) * 3
        self.image = Image.new("RGB", (self.side + 2 * self.edge,) * 2, self.paper)
        self.draw = ImageDraw.Draw(self.image)

    def picture(self) -> Image.Image:
        self.print_ring()
        self.print_cells()
        self.print_numbers()
        self.print_signs()
        return self.image.resize([side // FINE for side in self.image.size], Image.Resampling.BOX)

    def width(self, share: float) -> int:
        return max(FINE, int(self.cell * share))

    def box(self, column: float, row: float, size: float = 1.0) -> list[float]:
        x, y = (self.edge + at * self.pitch + (1 - size) / 2 * self.cell for at in (column, row))
        return [x, y, x + size * self.cell, y + size * self.cell]

    def line(self, ends, share: float, colour) -> None:
        self.draw.line([(self.edge + x * self.pitch, self.edge + y * self.pitch) for x, y in ends], fill=colour, width=self.width(share))

    def clue_places(self):
        """Each place around the grid as column and row, and its clue."""
        for at in range(self.n):
            for side, place in enumerate([(at, -1), (self.n, at), (at, self.n), (-1, at)]):
                yield place, self.truth["clues"][side][at]

    def print_ring(self) -> None:
        """Draws what surrounds the clues."""
        rng = self.rng
        tint = tuple(int(c) for c in rng.uniform([190] * 3, [238] * 3))
        every = rng.random() < 0.7
        lined = self.look == "cells" or rng.random() < 0.5
        for (column, row), clue in self.clue_places():
            if self.look in ("cells", "shaded") and (clue or every):
                fill, outline = tint if self.look == "shaded" else None, self.ink if lined else None
                self.draw.rectangle(self.box(column, row), fill=fill, outline=outline, width=self.width(0.025))
            if self.look == "circles" and clue:
                self.draw.ellipse(self.box(column, row, 0.78), outline=self.ink, width=self.width(0.035))

    def print_cells(self) -> None:
        n, rng = self.n, self.rng
        if self.apart:
            for row in range(n):
                for column in range(n):
                    self.draw.rounded_rectangle(self.box(column, row), radius=self.cell * 0.09, outline=self.ink, width=self.width(0.03))
            return
        if self.look == "diagonals":
            pale = (int(rng.uniform(120, 190)),) * 3
            self.line([(0, 0), (n, n)], 0.016, pale)
            self.line([(n, 0), (0, n)], 0.016, pale)
        soft = (int(rng.uniform(100, 190)),) * 3 if rng.random() < 0.5 else self.ink
        thin, thick = rng.uniform(0.015, 0.03), rng.uniform(0.045, 0.08)
        # On a screen, a line is a whole number of pixels wide, and a heavy line is at least one pixel wider.
        thick = max(thick, (self.width(thin) + FINE) / self.cell)
        rows, columns = BOXES.get(n, (n, n)) if self.truth["boxes"] else (n, n)
        for heavy in (False, True):
            for at in range(n + 1):
                for upright, step in ((True, columns), (False, rows)):
                    if (at % step == 0) == heavy:
                        ends = [(at, 0), (at, n)] if upright else [(0, at), (n, at)]
                        self.line(ends, thick if heavy else thin, self.ink if heavy else soft)
        self.draw.rectangle([self.edge, self.edge, self.edge + self.side, self.edge + self.side], outline=self.ink, width=self.width(thick))

    def number(self, value: int, column: float, row: float, share: float) -> None:
        left, top, right, bottom = self.box(column, row)
        font = ImageFont.truetype(str(self.font_path), int(self.cell * share))
        self.draw.text(((left + right) / 2, (top + bottom) / 2), str(value), fill=self.ink, font=font, anchor="mm")

    def print_numbers(self) -> None:
        share, near = self.rng.uniform(0.48, 0.68), self.rng.uniform(0.42, 0.55)
        for row in range(self.n):
            for column in range(self.n):
                if value := self.truth["givens"][row][column]:
                    self.number(value * self.truth["unit"], column, row, share * (0.8 if self.truth["unit"] > 1 else 1))
        for place, clue in self.clue_places():
            if clue:
                self.number(clue, *place, near)

    def print_signs(self) -> None:
        for name, across in (("across", True), ("down", False)):
            for row, line in enumerate(self.truth[name]):
                for column, sign in enumerate(line):
                    if sign:
                        left, top, right, bottom = self.box(column, row)
                        middle = ((right + self.gap / 2, (top + bottom) / 2) if across else ((left + right) / 2, bottom + self.gap / 2))
                        self.sign(middle, across, sign)

    def sign(self, middle, across: bool, sign: int) -> None:
        x, y = middle
        if self.look == "bars":
            along, half = 0.42 * self.cell, max(FINE, 0.05 * self.cell)
            box = [x - half, y - along, x + half, y + along] if across else [x - along, y - half, x + along, y + half]
            self.draw.rounded_rectangle(box, radius=half, fill=self.ink)
            return
        size = self.gap * 0.6 if self.apart else self.cell * 0.26
        if not self.apart:
            self.draw.rectangle([x - size * 0.7, y - size * 0.7, x + size * 0.7, y + size * 0.7], fill=self.paper)
        point = -size / 2 if sign == 1 else size / 2
        ends = [(-point, -size / 2), (point, 0), (-point, size / 2)]
        self.draw.line([(x + a, y + b) if across else (x + b, y + a) for a, b in ends], fill=self.ink, width=self.width(0.04), joint="curve")


def barred(truth: dict) -> dict:
    """The same square, with a bar (3) wherever neighbours differ by one and with few givens."""
    square = np.array(truth["solution"])
    across = np.where(abs(square[:, 1:] - square[:, :-1]) == 1, 3, 0)
    down = np.where(abs(square[1:] - square[:-1]) == 1, 3, 0)
    return {**truth, "across": across.tolist(), "down": down.tolist(), "features": ["adjacent"]}


def one(number: int, seed: int, paths: list, drawn: list) -> tuple[Image.Image, dict]:
    rng = np.random.default_rng([seed, number])
    kind, look = LOOKS[number % len(LOOKS)]
    n = int(rng.choice([6, 8, 9])) if look == "boxes" else int(rng.integers(4, 10))
    truth = {**puzzle(kind, n, rng), "layout": look, "turn": 0, "boxes": False, "features": []}
    if look == "boxes" or (kind == "latin" and n in BOXES and rng.random() < 0.6):
        truth |= {"boxes": True}
    if look in ("bars", "diagonals"):
        truth = barred(truth) if look == "bars" else {**truth, "features": ["diagonals"]}
    if kind == "latin":
        # A square that is not a Sudoku may still have boxes drawn: only its look matters.
        truth["givens"] = np.where(rng.random((n, n)) < 0.45, truth["solution"], 0).tolist()
    pick = drawn if drawn and number // len(LOOKS) % 10 == 9 else paths
    image = Screen(truth, look, pick[rng.integers(len(pick))], rng).picture()
    if look == "sideways":
        truth["turn"] = int(rng.choice([1, 3]))
        image = image.rotate(-90 * truth["turn"], expand=True)
    return image, truth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--hands", type=Path, help="with a font drawn by hand now and then: the folder of hands.py")
    options = parser.parse_args()
    paths = fonts.paths(options.fonts, fonts.UNSEEN)
    drawn = hands.Hands(options.hands, True).fonts if options.hands else []
    options.out.mkdir(parents=True, exist_ok=True)
    with open(options.out / "truth.jsonl", "w") as truths:
        for number in range(options.count):
            image, truth = one(number, options.seed, paths, drawn)
            name = f"{number:04}.png"
            image.save(options.out / name)
            truths.write(json.dumps({"file": name, **truth}) + "\n")


if __name__ == "__main__":
    main()
