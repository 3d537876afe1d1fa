"""Reads the share links (docs/formats.md) in this repository's sets, and no others; it does not check them."""

from dataclasses import dataclass

VALUES = "-123456789abcdefghijklmnopqrstuvw"
SHOWN_FIRST, RUN_OF_THREE, LAST_RUN = "D", 3, "W"


@dataclass
class Puzzle:
    """A puzzle; all positions are counted from 0, and the value 0 means nothing."""

    size: int
    top: list
    right: list
    bottom: list
    left: list
    givens: list
    less: list  # pairs of cells (row * size + column), lesser first

    def looks(self):
        """Every clue with the cells along which it looks, nearest first."""
        n = self.size
        for i in range(n):
            row, column = [i * n + j for j in range(n)], [j * n + i for j in range(n)]
            for clue, cells in (
                (self.top[i], column),
                (self.bottom[i], column[::-1]),
                (self.left[i], row),
                (self.right[i], row[::-1]),
            ):
                if clue:
                    yield clue, cells

    def lines(self):
        """The cells of every row and column."""
        n = self.size
        for i in range(n):
            yield [i * n + j for j in range(n)]
            yield [j * n + i for j in range(n)]

    def accepts(self, grid):
        """Whether a full grid is a solution."""
        whole = set(range(1, self.size + 1))
        return (
            all(set(grid[cell] for cell in line) == whole for line in self.lines())
            and all(given in (0, value) for given, value in zip(self.givens, grid))
            and all(grid[lesser] < grid[greater] for lesser, greater in self.less)
            and all(clue == visible([grid[cell] for cell in cells]) for clue, cells in self.looks())
        )


def visible(heights):
    """How many of these heights are visible from the first one."""
    return sum(height > max(heights[:place], default=0) for place, height in enumerate(heights))


def places(section):
    """A section with its runs of empty places written out."""
    run = lambda char: "-" * (ord(char) - ord(SHOWN_FIRST) + RUN_OF_THREE)
    return "".join(run(char) if SHOWN_FIRST <= char <= LAST_RUN else char for char in section)


def read(link):
    """The puzzle of a link."""
    head, *sections = link.split("/")[0].split(".")
    kind, n = head[:3], int(head[3:])
    numbers = lambda section: [VALUES.index(char) for char in places(section)]
    sides = [[0] * n] * 4
    if kind in ("sky", "mix"):
        sides, sections = [numbers(section) for section in sections[:4]], sections[4:]
    givens = [0] * (n * n)
    if sections and len(places(sections[0])) == n * n:
        givens, sections = numbers(sections[0]), sections[1:]
    less = []
    if kind in ("fut", "mix"):
        for gap, sign in enumerate(places(sections[0])):
            cell = gap // (n - 1) * n + gap % (n - 1)
            less += pair(cell, cell + 1, sign)
        for cell, sign in enumerate(places(sections[1])):
            less += pair(cell, cell + n, sign)
    return Puzzle(n, *sides, givens, less)


def pair(first, second, sign):
    """A sign as a pair of cells, the lesser one first."""
    return {"l": [(first, second)], "g": [(second, first)], "-": []}[sign]


def shuffled(link, source):
    """The link of a Latin square with its rows, columns and values in another order, and these three exchanged."""
    square = read(link)
    n = square.size
    orders = [source.sample(range(n), n) for _ in range(3)]
    roles = source.sample(range(3), 3)
    cells = ["-"] * (n * n)
    for cell, value in enumerate(square.givens):
        if value:
            place = (cell // n, cell % n, value - 1)
            row, column, number = (orders[role][place[role]] for role in roles)
            cells[row * n + column] = VALUES[number + 1]
    return f"lat{n}." + "".join(cells)
