
# Cells are numbered row by row from 0; each clue is kept with its line as it is seen from there.
cells = range(size * size)
values = range(1, size + 1)
rows = [[row * size + column for column in range(size)] for row in range(size)]
columns = [[row * size + column for row in range(size)] for column in range(size)]
around = [(left, rows, 1), (right, rows, -1), (top, columns, 1), (bottom, columns, -1)]
sides = [
    (clue, line[::step]) for clues, lines, step in around for clue, line in zip(clues, lines)
]
views = [(clue, line) for clue, line in sides if clue > 0]
peers = [
    [other for other in rows[cell // size] + columns[cell % size] if other != cell]
    for cell in cells
]
views_of = [[view for view in views if cell in view[1]] for cell in cells]
signs_of = [[sign for sign in less if cell in sign] for cell in cells]

board = givens[:]  # 0 where a cell is open
open_cells = [cell for cell in cells if givens[cell] == 0]
tries = positions = solutions = 0
solved = []  # the first solution


def found():
    global solutions, solved
    solutions += 1
    solved = solved or board[:]


def repeats(cell):
    return any(board[other] == board[cell] for other in peers[cell])


def breaks_a_sign(cell):
    return any(0 < board[greater] <= board[lesser] for lesser, greater in signs_of[cell])


def fits(clue, line):
    """Whether no more than the clue is seen up to the first open cell, and just that on a full line."""
    seen = tallest = 0
    for cell in line:
        if board[cell] == 0:
            return seen <= clue
        if board[cell] > tallest:
            tallest = board[cell]
            seen += 1
    return seen == clue


def is_full(line):
    return all(board[cell] for cell in line)


