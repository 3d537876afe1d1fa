possible = [{given} if given else set(values) for given in givens]


def keep(cell, left):
    """Leaves a cell only these values; False where it had none of them."""
    possible[cell] = possible[cell] & left
    return bool(possible[cell])


def is_decided(cell):
    return len(possible[cell]) == 1


def seen(line):
    tallest = count = 0
    for cell in line:
        height = max(possible[cell])
        if height > tallest:
            tallest = height
            count += 1
    return count


def one_round():
    """Every cheap rule once; False where something is broken."""
    for cell in cells:
        if is_decided(cell):
            for other in peers[cell]:
                if not keep(other, possible[other] - possible[cell]):
                    return False
    for line in rows + columns:
        for value in values:
            places = [cell for cell in line if value in possible[cell]]
            if not places:
                return False
            if len(places) == 1:
                possible[places[0]] = {value}
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
        if all(is_decided(cell) for cell in line) and seen(line) != clue:
            return False
    return True


def settled():
    """Repeats the rounds until one changes nothing; False where something is broken."""
    before = None
    while possible != before:
        before = possible[:]
        if not one_round():
            return False
    return True


def search():
    global tries, positions, solutions
    undecided = [cell for cell in cells if not is_decided(cell)]
    if not undecided:
        solutions += 1
        return
    cell = undecided[0]
    kept = possible[:]
    for value in sorted(kept[cell]):
        tries += 1
        possible[cell] = {value}
        if settled():
            positions += 1
            search()
        possible[:] = kept


if settled():
    positions = 1
    search()
