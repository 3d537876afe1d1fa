#!/usr/bin/env python3
"""Makes Skyscrapers without givens for random places of clues, and proves with CaDiCaL that each has exactly one
solution, and clues in exactly these places: `python3 bench/peers/patterns.py 6 10 100` for 100 patterns of ten places
on 6x6. Has the same requirements as compare.py."""

import random
import subprocess
import sys
from pathlib import Path

import compare
import links

GRIDFOLD = Path(compare.ROOT) / "target" / "release" / "gridfold"


def main():
    size, count, patterns = map(int, sys.argv[1:4])
    compare.enter_environment()
    import peers

    build = "cargo build --quiet --release --package gridfold --target-dir target"
    subprocess.run(build.split(), cwd=compare.ROOT, check=True)
    proven = 0
    for seed in range(patterns):
        wished = set(random.Random(f"{size} {count} {seed}").sample(range(4 * size), count))
        made = generated(size, wished, seed)
        if made is None:
            print(f"nothing found for seed {seed}: {sorted(wished)}")
            continue
        puzzle = links.read(made)
        held = {at for at, clue in enumerate(puzzle.top + puzzle.right + puzzle.bottom + puzzle.left) if clue}
        found = peers.cadical(puzzle)(2)
        if held != wished or any(puzzle.givens) or len(found) != 1 or not puzzle.accepts(found[0]):
            sys.exit(f"{made} has {len(found)} solutions, or other places than {sorted(wished)}")
        proven += 1
    print(f"{size}x{size}, {count} places: {proven} of {patterns} proven")


def generated(size, wished, seed):
    """The link of a puzzle with a clue in each of these places; None if the program finds none."""
    sides = ["".join("2" if side * size + i in wished else "-" for i in range(size)) for side in range(4)]
    empty = f"sky{size}" + ("." + "-" * size) * 4
    locks = "".join(f".{'trbl'[at // size]}{at % size + 1}" for at in sorted(wished))
    command = [GRIDFOLD, "generate", "--seed", str(seed), "--pattern", f"sky{size}." + ".".join(sides)]
    command += ["--keep", f"{empty}/locks.some{locks}"]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


if __name__ == "__main__":
    main()
