

def settled(decided):
    """Works off what these cells forbid, and those that are decided by it; False where something is broken."""
    queue = decided[:]
    for cell in queue:
        (value,) = possible[cell]
        for other in peers[cell]:
            if not forbid(other, {value}, queue):
                return False
        for lesser, greater in signs_of[cell]:
            if cell == lesser and not forbid(greater, set(range(1, value + 1)), queue):
                return False
            if cell == greater and not forbid(lesser, set(range(value, size + 1)), queue):
                return False
        if not all(agrees(clue, line) for clue, line in views_of[cell]):
            return False
    return True


def forbid(cell, gone, queue):
    """Takes values from a cell, which goes to the end of the queue when that decides it."""
    before = possible[cell]
    if not keep(cell, before - gone):
        return False
    if is_decided(cell) and possible[cell] != before:
        queue.append(cell)
    return True


def choice(undecided):
    return undecided[0]


begin()
