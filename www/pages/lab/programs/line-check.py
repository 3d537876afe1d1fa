def valid(cell):
    return not breaks_a_sign(cell) and all(
        fits(clue, line) for clue, line in views_of[cell] if is_full(line)
    )


def search(number):
    global tries, positions
    if number == len(open_cells):
        found()
        return
    cell = open_cells[number]
    for value in values:
        if any(board[other] == value for other in peers[cell]):
            continue
        tries += 1
        board[cell] = value
        if valid(cell):
            positions += 1
            search(number + 1)
        board[cell] = 0


if all(valid(cell) and not repeats(cell) for cell in cells if givens[cell]):
    positions = 1
    search(0)
