possible = [{given} if given else set(values) for given in givens]


def keep(cell, left):
    """Leaves a cell only these values; False where it had none of them."""
    possible[cell] = possible[cell] & left
    return bool(possible[cell])


def is_decided(cell):
    return len(possible[cell]) == 1


def bounded():
    """Signs and clues bound the cells beside them; False where something is broken."""
    for lesser, greater in less:
        if not keep(lesser, set(range(1, max(possible[greater])))):
            return False
        if not keep(greater, set(range(min(possible[lesser]) + 1, size + 1))):
            return False
    for clue, line in views:
        if clue == 1 and not keep(line[0], {size}):
            return False
        for distance in range(clue - 1):
            if not keep(line[distance], set(range(1, size - clue + 2 + distance))):
                return False
        if all(is_decided(cell) for cell in line) and not agrees(clue, line):
            return False
    return True


def agrees(clue, line):
    """Whether the decided cells of a line agree with its clue, as far as they go."""
    for cell in line:
        board[cell] = min(possible[cell]) if is_decided(cell) else 0
    return fits(clue, line)


def is_right():
    """Whether what is decided in all cells breaks no rule."""
    return (
        all(agrees(clue, line) for clue, line in views)
        and all(possible[cell] != possible[other] for cell in cells for other in peers[cell])
        and all(min(possible[lesser]) < min(possible[greater]) for lesser, greater in less)
    )


def follows(decided):
    """Draws what follows from these cells; False where something is broken."""
    return settled(decided) and (not all(map(is_decided, cells)) or is_right())


def search():
    global tries, positions
    undecided = [cell for cell in cells if not is_decided(cell)]
    if not undecided:
        board[:] = map(min, possible)
        found()
        return
    cell = choice(undecided)
    kept = possible[:]
    for value in sorted(kept[cell]):
        tries += 1
        possible[cell] = {value}
        if follows([cell]):
            positions += 1
            search()
        possible[:] = kept


def begin():
    global positions
    if follows([cell for cell in cells if givens[cell]]):
        positions = 1
        search()
