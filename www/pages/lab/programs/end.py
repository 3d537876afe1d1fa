

def counted(count, one, many):
    return f"{count} {one if count == 1 else many}"


for row in rows if solved else []:
    print(*(solved[cell] for cell in row))
words = [(tries, "try", "tries"), (positions, "position", "positions")]
print(*(counted(*each) for each in words + [(solutions, "solution", "solutions")]), sep=", ")
