

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
    return bounded()


def cheap_rules():
    """Repeats the rounds until one changes nothing; False where something is broken."""
    before = None
    while possible != before:
        before = possible[:]
        if not one_round():
            return False
    return True
