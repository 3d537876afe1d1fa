def viable(cell):
    return (
        not repeats(cell)
        and not breaks_a_sign(cell)
        and all(fits(clue, line) for clue, line in views_of[cell])
    )


def search(number):
    global tries, positions
    if number == len(open_cells):
        found()
        return
    cell = open_cells[number]
    for value in values:
        tries += 1
        board[cell] = value
        if viable(cell):
            positions += 1
            search(number + 1)
        board[cell] = 0


if all(viable(cell) for cell in cells if givens[cell]):
    positions = 1
    search(0)
