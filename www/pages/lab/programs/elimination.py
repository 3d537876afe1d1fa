

def undupe(line):
    """Takes the heights of decided cells from those behind them; False where something is broken."""
    decided = set()
    for cell in line:
        if not is_decided(cell):
            if not keep(cell, possible[cell] - decided):
                return False
        elif possible[cell] <= decided:
            return False
        else:
            decided |= possible[cell]
    return True


def hide(clue, line):
    """Once the decided cells show the clue, takes everything taller from those behind them."""
    seen = tallest = 0
    for place, cell in enumerate(line):
        if not is_decided(cell):
            return True
        if max(possible[cell]) > tallest:
            tallest = max(possible[cell])
            seen += 1
        if seen == clue:
            return all(keep(other, set(range(1, tallest + 1))) for other in line[place + 1 :])
    return True


def settled(_):
    """One sweep from the four sides, then the signs; False where something is broken."""
    for clue, line in sides:
        if not undupe(line):
            return False
        if clue and not (hide(clue, line) and agrees(clue, line)):
            return False
    for lesser, greater in less:
        if is_decided(lesser) and not keep(greater, set(range(min(possible[lesser]) + 1, size + 1))):
            return False
        if is_decided(greater) and not keep(lesser, set(range(1, min(possible[greater])))):
            return False
    return True


def choice(undecided):
    return undecided[0]


begin()
