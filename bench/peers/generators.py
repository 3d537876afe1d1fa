"""Compares the CPU time for one new puzzle with that of Simon Tatham's generators, all in one run.

    python3 bench/peers/generators.py [--count 20]

Needs sgt-towers and sgt-unequal (Debian: sgt-puzzles) and target/release/gridfold
(cargo build --release --package gridfold). Each puzzle is made in a separate run,
so that the worst time can be told from the median; the time includes the start of
the program.
"""

import argparse
import resource
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GRIDFOLD = ROOT / "target/release/gridfold"
GAMES = Path("/usr/games")

# What is compared: a name, and the program with the parameters of the puzzle.
TATHAM = {
    "sgt-towers 6dx": ("sgt-towers", "6dx"),
    "sgt-towers 9dx": ("sgt-towers", "9dx"),
    "sgt-towers 9du": ("sgt-towers", "9du"),
    "sgt-unequal 6dx": ("sgt-unequal", "6dx"),
    "sgt-unequal 9dx": ("sgt-unequal", "9dx"),
}
OURS = {
    "Skyscrapers 6x6 expert": "--kind skyscrapers --size 6 --level expert",
    "Skyscrapers 9x9 hard": "--kind skyscrapers --size 9 --level hard",
    "Skyscrapers 9x9 expert": "--kind skyscrapers --size 9 --level expert",
    "Skyscrapers 9x9 minimal": "--kind skyscrapers --size 9 --minimal",
    "Futoshiki 6x6 hard": "--kind futoshiki --size 6 --level hard",
    "Futoshiki 9x9 medium": "--kind futoshiki --size 9 --level medium",
    "Futoshiki 9x9 hard": "--kind futoshiki --size 9 --level hard",
    "Futoshiki 9x9 minimal": "--kind futoshiki --size 9 --minimal",
    "Skyscrapers 5x5 master": "--kind skyscrapers --size 5 --level master",
    "Skyscrapers 6x6 master": "--kind skyscrapers --size 6 --level master",
    "Futoshiki 5x5 master": "--kind futoshiki --size 5 --level master",
    "Futoshiki 6x6 master": "--kind futoshiki --size 6 --level master",
}


def cpu_of(command, cap):
    """CPU seconds of a command; None if it takes longer than the cap."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=cap)
    except subprocess.TimeoutExpired:
        return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def row(name, commands, cap):
    """A line of the table: the median and the worst of all runs."""
    times = []
    for command in commands:
        time = cpu_of(command, cap)
        if time is None:
            return f"| {name} | {len(times)} of {len(times) + 1} within {cap} s | | |"
        times.append(time)
    times.sort()
    figures = (statistics.median(times), statistics.mean(times), times[-1])
    return f"| {name} | " + " | ".join(f"{1000 * figure:.0f} ms" for figure in figures) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=20, help="puzzles of each")
    parser.add_argument("--cap", type=float, default=60, help="seconds for one puzzle")
    options = parser.parse_args()
    if not GRIDFOLD.exists():
        sys.exit("cargo build --release --package gridfold")
    print("| generator | median | mean | worst |\n|---|--:|--:|--:|")
    for name, (program, parameters) in TATHAM.items():
        commands = [
            [GAMES / program, "--generate", "1", f"{parameters}#{seed}"]
            for seed in range(1, options.count + 1)
        ]
        print(row(name, commands, options.cap), flush=True)
    for name, wish in OURS.items():
        commands = [
            [GRIDFOLD, "generate", "--seed", str(seed), *wish.split()]
            for seed in range(1, options.count + 1)
        ]
        print(row(name, commands, options.cap), flush=True)


if __name__ == "__main__":
    main()
