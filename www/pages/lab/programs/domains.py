possible = [{given} if given else set(values) for given in givens]


def narrow(cell):
    """Puts the consequences of a filled cell into the sets; False where one is empty or a clue is broken."""
    value = board[cell]
    for other in peers[cell]:
        possible[other] = possible[other] - {value}
        if not possible[other]:
            return False
    for lesser, greater in signs_of[cell]:
        if cell == lesser:
            possible[greater] = {one for one in possible[greater] if one > value}
        else:
            possible[lesser] = {one for one in possible[lesser] if one < value}
        if not possible[lesser] or not possible[greater]:
            return False
    return all(fits(clue, line) for clue, line in views_of[cell])


def search(number):
    global tries, positions
    if number == len(open_cells):
        found()
        return
    cell = open_cells[number]
    kept = possible[:]
    for value in sorted(kept[cell]):
        tries += 1
        board[cell] = value
        possible[cell] = {value}
        if narrow(cell):
            positions += 1
            search(number + 1)
        possible[:] = kept
        board[cell] = 0


if all(narrow(cell) for cell in cells if givens[cell]):
    positions = 1
    search(0)
