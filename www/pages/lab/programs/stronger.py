

def conditions_of(line):
    """The clues and the signs of a line."""
    clues = [(clue, seen) for clue, seen in views if set(seen) == set(line)]
    return clues, [sign for sign in less if set(sign) <= set(line)]


lines = [(line, *conditions_of(line)) for line in rows + columns]


def ways(line, used=()):
    """Puts every order that the values of a line allow onto the board, one after the other."""
    if len(used) == size:
        yield used
        return
    cell = line[len(used)]
    for value in possible[cell].difference(used):
        board[cell] = value
        yield from ways(line, used + (value,))


def keep_ways(line, clues, signs):
    """Leaves a line what some order has that fits its clues and signs; False where there is none."""
    found = [set() for _ in line]
    for way in ways(line):
        if all(fits(*clue) for clue in clues) and all(board[low] < board[high] for low, high in signs):
            for left, value in zip(found, way):
                left.add(value)
    return all(keep(cell, left) for cell, left in zip(line, found))


def settled(_):
    """The cheap rules, then whole lines, until nothing changes; False where something is broken."""
    before = None
    while possible != before:
        before = possible[:]
        if not cheap_rules():
            return False
        for line, clues, signs in lines:
            if (clues or signs) and not keep_ways(line, clues, signs):
                return False
    return True


def choice(undecided):
    return undecided[0]


begin()
