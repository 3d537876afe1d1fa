

def isolate(line):
    """Puts values, the greatest first, where only one cell can have them."""
    for value in reversed(values):
        places = [cell for cell in line if value in possible[cell]]
        if len(places) == 1:
            possible[places[0]] = {value}


def remove_decided(line):
    """Takes the values of decided cells from the undecided ones."""
    decided = [possible[cell] for cell in line if is_decided(cell)]
    for value in reversed(decided):
        for cell in line:
            if not is_decided(cell):
                possible[cell] = possible[cell] - value


def settled(_):
    """Repeats the rounds until one changes nothing; False where something is broken."""
    before = None
    while possible != before:
        before = possible[:]
        for line in columns + rows:
            isolate(line)
            remove_decided(line)
        if not bounded():
            return False
    return True


def choice(undecided):
    """The cell with the fewest values, of several the first column by column."""
    return min(undecided, key=lambda cell: (len(possible[cell]), cell % size, cell // size))


less.sort(key=lambda sign: (sign[0] % size + sign[1] % size, sign[0] // size + sign[1] // size))
less.reverse()
begin()
