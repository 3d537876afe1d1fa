

def settled(_):
    return cheap_rules()


def choice(undecided):
    return undecided[0]


begin()
