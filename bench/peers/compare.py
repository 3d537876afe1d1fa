#!/usr/bin/env python3
"""Solves the sets of bench/sets with this project's solver, OR-tools CP-SAT and clingo, one after the other, and prints
one table with ratios. The README beside this file says what is measured. Needs Python 3.9 or newer, cargo, and the
network once."""

import argparse
import math
import os
import re
import statistics
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SETS = ROOT / "bench" / "sets"
OWN = HERE / ".venv"
SOME = ["towers-6u", "towers-8u", "sky-9", "sky-10", "sky-12", "futo-9", "futo-10", "futo-11"]


def main():
    asked = arguments()
    enter_environment()
    grids = (path.stem for path in SETS.glob("*.txt") if not path.stem.startswith("snakes-"))
    names = sorted(grids, key=by_size) if asked.all else asked.sets or SOME
    build = "cargo build --quiet --release --package gridfold-core --example measure --target-dir target"
    subprocess.run(build.split(), cwd=ROOT, check=True)
    print("| set | puzzles | Gridfold: median | worst | CP-SAT: median | worst | clingo: median | worst "
          "| CP-SAT / Gridfold | clingo / Gridfold | best peer's worst / ours |")
    print("|---|" + "--:|" * 10)
    for name in names:
        print(row(name, asked.puzzles, asked.cap), flush=True)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", metavar="SET", help=f"by default {' '.join(SOME)}")
    parser.add_argument("--all", action="store_true", help="every set of bench/sets")
    parser.add_argument("--puzzles", type=int, default=10, metavar="N", help="N of each set, evenly spread (10)")
    parser.add_argument("--cap", type=int, default=20, metavar="SECONDS", help="give a puzzle up after (20)")
    return parser.parse_args()


def enter_environment():
    """Goes on in an environment of its own, which the first run fills."""
    program = OWN / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if Path(sys.prefix) == OWN:
        return
    if not (OWN / "complete").exists():
        print("Installing OR-tools and clingo into bench/peers/.venv ...", file=sys.stderr)
        venv.create(OWN, with_pip=True, clear=True)
        install = ["-m", "pip", "install", "--quiet", "--requirement", HERE / "requirements.txt"]
        subprocess.run([program, *install], check=True)
        (OWN / "complete").touch()
    sys.exit(subprocess.run([program, *sys.argv]).returncode)


def by_size(name):
    """The family, then the size as a number."""
    family, _, rest = name.rpartition("-")
    digits = re.match(r"\d*", rest).group()
    return family, int(digits or 0), rest


def row(name, most, cap):
    import links
    import peers

    text = (SETS / f"{name}.txt").read_text()
    limit = 1 if "# Asked of each: one solution." in text else 2
    lines = spread([line for line in text.splitlines() if line and not line.startswith("#")], most)
    puzzles = [links.read(line) for line in lines]
    ours = own(lines, limit, cap)
    cp_sat = [timed(peers.cp_sat, puzzle, limit, cap, name) for puzzle in puzzles]
    asp = [timed(peers.asp, puzzle, limit, cap, name) for puzzle in puzzles]
    best = min(max(cp_sat), max(asp))
    cells = [name, len(puzzles), *times(ours, cap), *times(cp_sat, cap), *times(asp, cap)]
    cells += [ratio(cp_sat, ours), ratio(asp, ours), number(best / max(ours))]
    return "| " + " | ".join(map(str, cells)) + " |"


def spread(lines, most):
    """So many of them, evenly from all of the set: neighbours were made alike."""
    return [lines[index * len(lines) // most] for index in range(most)] if most < len(lines) else lines


def own(lines, limit, cap):
    """Seconds of this project's solver; infinite where it gave up."""
    program = ROOT / "target/release/examples/measure"
    run = subprocess.run([program, str(limit), str(cap)], input="\n".join(lines), text=True, capture_output=True, check=True)
    answers = [line.split() for line in run.stdout.splitlines()]
    right = ("unique", "capped") if limit > 1 else ("unique", "unknown", "capped")
    wrong = [verdict for _, _, verdict in answers if verdict not in right]
    if wrong or len(answers) != len(lines):
        sys.exit(f"a verdict of ours is wrong: {wrong}")
    return [math.inf if verdict == "capped" else float(micros) / 1e6 for micros, _, verdict in answers]


def timed(solve, puzzle, limit, cap, name):
    import peers

    try:
        return solve(puzzle, limit, cap)
    except peers.TooLong:
        return math.inf
    except peers.Wrong as wrong:
        sys.exit(f"{name}: {wrong}")


def times(seconds, cap):
    return [shown(statistics.median_low(seconds), cap), shown(max(seconds), cap)]


def shown(seconds, cap):
    if math.isinf(seconds):
        return f"> {cap} s"
    for unit, name in ((1, "s"), (1e-3, "ms"), (1e-6, "us")):
        if seconds >= unit or name == "us":
            return f"{seconds / unit:.2f} {name}" if seconds < 10 * unit else f"{seconds / unit:.0f} {name}"


def ratio(theirs, ours):
    """The median over the puzzles."""
    return number(statistics.median(
        their / our if math.isfinite(our) else (math.nan if math.isinf(their) else 0.0)
        for their, our in zip(theirs, ours)
    ))


def number(value):
    return "-" if math.isnan(value) else f"{value:.0f}" if value >= 10 else f"{value:.2f}"


if __name__ == "__main__":
    main()
