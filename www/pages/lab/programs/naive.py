def holds():
    return not any(repeats(cell) or breaks_a_sign(cell) for cell in cells) and all(
        fits(clue, line) for clue, line in views
    )


def search(number):
    global tries, positions
    if number == len(open_cells):
        if holds():
            found()
        else:
            positions -= 1  # the try that filled the board was no position after all
        return
    for value in values:
        tries += 1
        positions += 1
        board[open_cells[number]] = value
        search(number + 1)
    board[open_cells[number]] = 0


positions = 1
search(0)
