"""A printed page that somebody has begun to fill in: digits, small marks, crossed-out digits, notes beside the grid."""

import numpy as np
from PIL import Image

from page import CELL, Page

#: The colours of ball pens, a felt pen and pencils.
INKS = [(30, 40, 130), (40, 70, 170), (20, 30, 90), (25, 25, 30), (50, 45, 50), (170, 30, 40), (20, 110, 60), (105, 105, 110), (125, 125, 125), (85, 80, 80)]


class Begun(Page):
    """A page with handwriting; the handwriting is added to the puzzle as `written` and `notes`."""

    def __init__(self, puzzle: dict, fonts: list, hands, rng):
        super().__init__(puzzle, fonts, rng)
        self.hands = hands

    def print(self) -> None:
        super().print()
        rng, n = self.rng, self.puzzle["n"]
        self.hand = self.hands.hand(rng)
        self.pen = np.array(INKS[rng.integers(len(INKS))]) + rng.integers(-12, 13, 3)
        self.height = CELL * rng.uniform(0.34, 0.72)
        self.slant, self.lean = rng.uniform(-12, 12), rng.uniform(-0.2, 0.3)
        self.written = np.zeros((n, n), int)
        # Training sees more marks and more that is crossed out than the test.
        marks, crosses = ([0.1, 0.4], [0.05, 0.15, 0.3]) if self.hands.is_varied else ([0.0, 0.0, 0.15, 0.4], [0.0, 0.03, 0.08])
        filled, marked, crossed = rng.choice([0.15, 0.4, 0.7, 1.0]), rng.choice(marks), rng.choice(crosses)
        for row in range(n):
            for column in range(n):
                if not self.puzzle["givens"][row][column]:
                    self.write(row, column, filled, marked, crossed)
        self.puzzle["written"] = self.written.tolist()
        self.write_notes()

    def write(self, row: int, column: int, filled: float, marked: float, crossed: float) -> None:
        rng, n = self.rng, self.puzzle["n"]
        x, y = self.middle(column), self.middle(row)
        draw = rng.random()
        if draw < crossed:
            self.digit(rng.integers(1, n + 1), x, y, self.height)
            self.cross(x, y)
        elif draw < filled:
            right = rng.random() < 0.8
            self.written[row, column] = self.puzzle["solution"][row][column] if right else rng.integers(1, n + 1)
            self.digit(self.written[row, column], *(np.array([x, y]) + rng.normal(0, 0.055, 2) * CELL), self.height * rng.uniform(0.88, 1.12))
        elif rng.random() < marked:
            self.marks(x, y)

    def digit(self, digit: int, x: float, y: float, height: float) -> None:
        """Draws a digit around a point."""
        rng = self.rng
        mask = self.hand(int(digit), rng)
        scale = height / max(mask.height, 0.7 * mask.width)
        size = (max(2, int(mask.width * scale * rng.uniform(0.9, 1.15))), max(3, int(mask.height * scale)))
        mask = mask.resize(size, Image.Resampling.LANCZOS)
        room = int(0.5 * height) + 2
        larger = Image.new("L", (size[0] + 2 * room, size[1] + 2 * room))
        larger.paste(mask, (room, room))
        lean = self.lean + rng.normal(0, 0.05)
        larger = larger.transform(larger.size, Image.Transform.AFFINE, (1, lean, -lean * larger.height / 2, 0, 1, 0), Image.Resampling.BICUBIC)
        larger = larger.rotate(self.slant + rng.normal(0, 4), Image.Resampling.BICUBIC)
        self.ink_in(larger, x - larger.width / 2, y - larger.height / 2)

    def ink_in(self, mask: Image.Image, x: float, y: float) -> None:
        """Inks the page through a mask, pressing harder in some places than in others."""
        rng = self.rng
        uneven = np.asarray(mask, float) * rng.uniform(0.72, 1.0) * (1 - rng.uniform(0, 0.25) * rng.random((mask.height, mask.width)))
        self.image.paste(tuple(int(c) for c in np.clip(self.pen, 0, 255)), (int(x), int(y)), Image.fromarray(uneven.astype(np.uint8)))

    def cross(self, x: float, y: float) -> None:
        """Crosses out a digit."""
        rng, reach = self.rng, self.height * 0.62
        for _ in range(rng.integers(1, 5)):
            a, b = rng.uniform(-0.5, 0.5, 2) * reach
            ends = [(x - reach, y + a), (x + reach, y + b)] if rng.random() < 0.6 else [(x - reach, y - reach + a), (x + reach, y + reach + b)]
            self.draw.line(ends, fill=tuple(int(c) for c in np.clip(self.pen, 0, 255)), width=int(rng.integers(2, 5)))

    def marks(self, x: float, y: float) -> None:
        """Writes small candidates in the corners of a cell."""
        rng, n = self.rng, self.puzzle["n"]
        height = CELL * rng.uniform(0.15, 0.25)
        far = 0.44 * CELL - 0.6 * height
        places = [(-far, -far), (far, -far), (-far, far), (far, far), (0, -far)]
        for at in rng.permutation(len(places))[: rng.integers(1, 5)]:
            self.digit(rng.integers(1, n + 1), x + places[at][0], y + places[at][1], height)

    def write_notes(self) -> None:
        """Writes digits beside the grid, at places without a clue."""
        rng, n = self.rng, self.puzzle["n"]
        notes = np.zeros((4, n), int)
        if rng.random() < 0.3:
            far = rng.uniform(0.45, 0.7) * CELL
            start, end = self.left - far, self.left + self.side + far
            for _ in range(rng.integers(1, 4)):
                side, at = rng.integers(4), rng.integers(n)
                if not self.puzzle["clues"][side][at] and not notes[side, at] and self.ring:
                    along = self.middle(at)
                    notes[side, at] = rng.integers(1, n + 1)
                    self.digit(notes[side, at], *[(along, start), (end, along), (along, end), (start, along)][side], self.height)
        self.puzzle["notes"] = notes.tolist()
