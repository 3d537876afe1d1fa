"""A puzzle as printed on a flat page, together with the other content of the page."""

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from puzzles import BOXES

#: The side of a cell on the flat page, in pixels.
CELL = 72
WORDS = "the grid each row and column has every number once clues tell how many buildings seen level easy hard solution page daily puzzle Sudoku Nr 2463 17 by mittel leicht Lösung Seite".split()


class Page:
    """The picture of a page, and the position of the grid on it."""

    def __init__(self, puzzle: dict, fonts: list, rng, mixed: bool = False):
        self.puzzle, self.fonts, self.rng, self.mixed = puzzle, fonts, rng, mixed
        n = puzzle["n"]
        self.ring = puzzle["kind"] == "skyscrapers"
        self.gap = rng.uniform(0.28, 0.55) * CELL if puzzle["layout"] == "boxes" else 0.0
        self.pitch = CELL + self.gap
        self.side = n * self.pitch
        around = 2.6 * CELL
        self.left = self.top = around
        extent = int(self.side + 2 * around)
        paper = np.array([rng.uniform(200, 255)] * 3) * rng.uniform([0.93, 0.93, 0.8], 1.0)
        self.paper = tuple(int(c) for c in paper)
        self.image = Image.new("RGB", (extent, extent), self.paper)
        self.draw = ImageDraw.Draw(self.image)
        dark = rng.uniform(0, 90)
        self.ink = tuple(int(dark) for _ in range(3))
        if rng.random() < 0.15:
            self.number_ink = ((190, 40, 40), (40, 60, 150), (30, 100, 50))[rng.integers(3)]
        else:
            self.number_ink = self.ink
        self.font_path = fonts[rng.integers(len(fonts))]

    def font(self, size: float):
        return ImageFont.truetype(str(self.font_path), max(6, int(size)))

    def number(self, text: str, x: float, y: float, font) -> None:
        if self.mixed:
            font = font.font_variant(font=str(self.fonts[self.rng.integers(len(self.fonts))]), size=font.size)
        self.draw.text((x, y), text, fill=self.number_ink, font=font, anchor="mm")

    def middle(self, at: float) -> float:
        return self.left + (at + 0.5) * self.pitch

    def print(self) -> None:
        self.shade()
        if self.puzzle["layout"] == "boxes":
            self.print_boxes()
        else:
            self.print_lines()
        self.print_givens()
        self.print_clues()
        self.print_signs()
        self.print_words()

    def shade(self) -> None:
        """Shades some cells."""
        n, rng = self.puzzle["n"], self.rng
        if rng.random() > 0.15:
            return
        tint = tuple(int(c * rng.uniform(0.78, 0.94)) for c in self.paper)
        for _ in range(rng.integers(1, n)):
            x, y = (self.left + rng.integers(n) * self.pitch for _ in range(2))
            inner = self.gap / 2
            self.draw.rectangle([x + inner, y + inner, x + self.pitch - inner, y + self.pitch - inner], fill=tint)

    def print_boxes(self) -> None:
        n, inner = self.puzzle["n"], self.gap / 2
        width = int(self.rng.integers(2, 6))
        for row in range(n):
            for column in range(n):
                x, y = self.left + column * self.pitch, self.left + row * self.pitch
                self.draw.rectangle([x + inner, y + inner, x + self.pitch - inner, y + self.pitch - inner], outline=self.ink, width=width)

    def print_lines(self) -> None:
        n, rng = self.puzzle["n"], self.rng
        thin = int(rng.integers(1, 5))
        frame = int(thin + rng.integers(0, 6))
        thick = int(thin + rng.integers(3, 7))
        pale = rng.uniform(0, 0.55) if rng.random() < 0.4 else 0.0
        soft = tuple(int(i + (p - i) * pale) for i, p in zip(self.ink, self.paper))
        rows, columns = BOXES.get(n, (n, n))
        order = sorted(range(n + 1), key=lambda line: line % n == 0)
        for thicker in (False, True):
            for line in order:
                for upright, box in ((True, columns), (False, rows)):
                    heavy = self.puzzle["boxes"] and line % box == 0
                    edge = line % n == 0
                    if (heavy or edge) != thicker:
                        continue
                    width, ink = (max(frame, thick) if self.puzzle["boxes"] else frame, self.ink) if edge else (thick, self.ink) if heavy else (thin, soft)
                    at = self.left + line * self.pitch
                    ends = (self.left - width / 2, self.left + self.side + width / 2)
                    box4 = [at - width / 2, ends[0], at + width / 2, ends[1]] if upright else [ends[0], at - width / 2, ends[1], at + width / 2]
                    self.draw.rectangle(box4, fill=ink)

    def print_givens(self) -> None:
        tens = self.puzzle["unit"] == 10
        size = CELL * self.rng.uniform(0.45, 0.62 if tens else 0.82)
        font = self.font(size)
        shift = self.rng.uniform(-0.05, 0.05, 2) * CELL
        for row, values in enumerate(self.puzzle["givens"]):
            for column, value in enumerate(values):
                if value:
                    text = str(value * self.puzzle["unit"])
                    self.number(text, self.middle(column) + shift[0], self.middle(row) + shift[1], font)

    def print_clues(self) -> None:
        n, rng = self.puzzle["n"], self.rng
        if rng.random() < 0.4:
            self.font_path = self.fonts[rng.integers(len(self.fonts))]
        font = self.font(CELL * rng.uniform(0.42, 0.72))
        far = rng.uniform(0.4, 0.68) * CELL
        start, end = self.left - far, self.left + self.side + far
        for at in range(n):
            along = self.middle(at)
            places = [(along, start), (end, along), (along, end), (start, along)]
            for side, (x, y) in enumerate(places):
                value = self.puzzle["clues"][side][at]
                if value:
                    self.number(str(value), x, y, font)

    def print_signs(self) -> None:
        rng, n = self.rng, self.puzzle["n"]
        if self.puzzle["kind"] != "futoshiki":
            return
        size = self.gap * rng.uniform(0.5, 0.85) if self.gap else CELL * rng.uniform(0.22, 0.38)
        opening = rng.uniform(0.7, 1.25)
        width = max(2, int(size * rng.uniform(0.1, 0.2)))
        wiped = not self.gap and rng.random() < 0.7
        filled = rng.random() < 0.12
        for row in range(n):
            for column in range(n - 1):
                if sign := self.puzzle["across"][row][column]:
                    self.sign(self.left + (column + 1) * self.pitch, self.middle(row), size, opening, width, sign, True, wiped, filled)
        for row in range(n - 1):
            for column in range(n):
                if sign := self.puzzle["down"][row][column]:
                    self.sign(self.middle(column), self.left + (row + 1) * self.pitch, size, opening, width, sign, False, wiped, filled)

    def sign(self, x, y, size, opening, width, sign, across, wiped, filled) -> None:
        point = -size / 2 if sign == 1 else size / 2
        ends = [(-point, -size * opening / 2), (point, 0), (-point, size * opening / 2)]
        corners = [(x + a, y + b) if across else (x + b, y + a) for a, b in ends]
        if wiped:
            self.draw.rectangle([x - size * 0.62, y - size * 0.62, x + size * 0.62, y + size * 0.62], fill=self.paper)
        if filled:
            self.draw.polygon(corners, fill=self.ink)
        else:
            self.draw.line(corners, fill=self.ink, width=width, joint="curve")

    def print_words(self) -> None:
        """Prints lines of text around the grid and, sometimes, the edge of another grid."""
        rng = self.rng
        extent = self.image.width
        free = 1.35 * CELL if self.ring else 0.35 * CELL
        font = self.font(CELL * rng.uniform(0.2, 0.45))
        for place in range(4):
            if rng.random() < 0.6:
                text = [" ".join(rng.choice(WORDS, 12)) for _ in range(6)]
                step = font.size * 1.25
                for line, words in enumerate(text):
                    if place == 0:
                        self.words(words, self.left, self.left - free - (line + 1) * step, font, extent)
                    if place == 1:
                        self.words(words, self.left, self.left + self.side + free + line * step, font, extent)
                    if place == 2 and not self.ring:
                        self.words(words, self.left + self.side + free, self.left + line * step, font, extent)
                    if place == 3 and not self.ring:
                        self.words(words[:14], 0, self.left + line * step + 40, font, self.left - free)
        if rng.random() < 0.25:
            at = extent - rng.uniform(0.1, 0.8) * CELL
            for line in range(8):
                self.draw.line([at, self.left + line * CELL, extent, self.left + line * CELL], fill=self.ink, width=3)
            self.draw.line([at, self.left, at, self.left + 7 * CELL], fill=self.ink, width=4)

    def words(self, text, x, y, font, end) -> None:
        if 0 <= y < self.image.height:
            while text and x + self.draw.textlength(text, font=font) > end:
                text = text[:-1]
            self.draw.text((x, y), text, fill=self.ink, font=font)
