#!/usr/bin/env python3
"""Solves the sets of bench/sets with this project's solver, OR-tools CP-SAT, clingo, Glucose and CaDiCaL, one after
another, and prints one table with ratios. The README beside this file says what is measured. Needs Python 3.9 or newer
on a Unix system, cargo, and a network connection for the first run."""

import argparse
import math
import multiprocessing
import os
import random
import re
import resource
import signal
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
    import peers

    heads = [f"{name}: median | worst | built" for name in peers.SOLVERS]
    heads += [f"{name} / Gridfold" for name in peers.SOLVERS]
    heads += ["best peer's worst / ours"]
    heads += [f"over {asked.over:g} s: Gridfold, " + ", ".join(peers.SOLVERS)] if asked.over else []
    print("| set | puzzles | Gridfold: median | worst | " + " | ".join(heads) + " |")
    print("|---|" + "--:|" * (4 + 4 * len(peers.SOLVERS) + bool(asked.over)))
    for name in names:
        print(row(name, asked), flush=True)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", metavar="SET", help=f"by default {' '.join(SOME)}")
    parser.add_argument("--all", action="store_true", help="every set of bench/sets")
    parser.add_argument("--puzzles", type=int, default=10, metavar="N", help="N of each set, evenly spread (10)")
    parser.add_argument("--cap", type=int, default=20, metavar="SECONDS", help="give a puzzle up after (20)")
    parser.add_argument("--over", type=float, metavar="SECONDS", help="also count the puzzles that take longer")
    parser.add_argument("--shuffle", type=int, metavar="SEED", help="shuffle the Latin squares of a qwh set first")
    return parser.parse_args()


def enter_environment():
    """Continues in a separate virtual environment, which the first run fills."""
    program = OWN / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if Path(sys.prefix) == OWN:
        return
    if not (OWN / "complete").exists():
        print("Installing the solvers into bench/peers/.venv ...", file=sys.stderr)
        venv.create(OWN, with_pip=True, clear=True)
        install = ["-m", "pip", "install", "--quiet", "--requirement", HERE / "requirements.txt"]
        subprocess.run([program, *install], check=True)
        (OWN / "complete").touch()
    sys.exit(subprocess.run([program, *sys.argv]).returncode)


def by_size(name):
    """Sorts names by family, then by size as a number."""
    family, _, rest = name.rpartition("-")
    digits = re.match(r"\d*", rest).group()
    return family, int(digits or 0), rest


def row(name, asked):
    import links
    import peers

    most, cap = asked.puzzles, asked.cap
    text = (SETS / f"{name}.txt").read_text()
    limit = 1 if "# Asked of each: one solution." in text else 2
    lines = spread([line for line in text.splitlines() if line and not line.startswith("#")], most)
    if asked.shuffle is not None:
        source = random.Random(asked.shuffle)
        lines = [links.shuffled(line, source) for line in lines]
    puzzles = [links.read(line) for line in lines]
    ours = own(lines, limit, cap)
    runs = {solver: apart(solver, puzzles, limit, cap, name) for solver in peers.SOLVERS}
    spent = {solver: [search for _, search in run] for solver, run in runs.items()}
    cells = [name, len(puzzles), *times(ours, cap)]
    for solver, run in runs.items():
        built = [build for build, _ in run if not math.isnan(build)]
        cells += [*times(spent[solver], cap), shown(statistics.median_low(built), cap) if built else "-"]
    best = min(map(max, spent.values()))
    cells += [ratio(theirs, ours) for theirs in spent.values()] + [number(best / max(ours))]
    if asked.over:
        cells.append(", ".join(str(sum(time > asked.over for time in run)) for run in [ours, *spent.values()]))
    return "| " + " | ".join(map(str, cells)) + " |"


def spread(lines, most):
    """This many of the lines, evenly spread over the whole set, because neighbouring puzzles were made alike."""
    return [lines[index * len(lines) // most] for index in range(most)] if most < len(lines) else lines


def own(lines, limit, cap):
    """The times of this project's solver in seconds; infinite if it gave up."""
    program = ROOT / "target/release/examples/measure"
    run = subprocess.run([program, str(limit), str(cap)], input="\n".join(lines), text=True, capture_output=True, check=True)
    answers = [line.split() for line in run.stdout.splitlines()]
    right = ("unique", "capped") if limit > 1 else ("unique", "unknown", "capped")
    wrong = [verdict for _, _, verdict in answers if verdict not in right]
    if wrong or len(answers) != len(lines):
        sys.exit(f"a verdict of ours is wrong: {wrong}")
    return [math.inf if verdict == "capped" else float(micros) / 1e6 for micros, _, verdict in answers]


def apart(solver, puzzles, limit, cap, name):
    """The CPU seconds of building and of searching for each puzzle, measured in a separate process: only a process can
    be ended after a given CPU time, whatever the solver. The search time is infinite if the process was ended."""
    context, times = multiprocessing.get_context("fork"), []
    while len(times) < len(puzzles):
        here, there = context.Pipe(duplex=False)
        left = puzzles[len(times) :]
        process = context.Process(target=work, args=(solver, left, limit, cap, there))
        process.start()
        there.close()
        while (time := heard(here)) is not None:
            times.append(time)
        process.join()
        if process.exitcode == -signal.SIGXCPU:
            times.append((math.nan, math.inf))
        elif process.exitcode != 0:
            sys.exit(f"{name}: {solver} failed at puzzle {len(times) + 1}")
    return times


def heard(pipe):
    """The next message of a process; None once it has ended."""
    try:
        return pipe.recv()
    except EOFError:
        return None


def work(solver, puzzles, limit, cap, pipe):
    """Solves puzzles and reports the times of each. A short run is repeated, because the first one only warms up."""
    for puzzle in puzzles:
        times = timed(solver, puzzle, limit, cap)
        if sum(times) < 0.1:
            times = timed(solver, puzzle, limit, cap)
        pipe.send(times)


def computed():
    """The CPU seconds of this process. The process clock is not used, because it only advances while a CPU limit is
    set."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def timed(solver, puzzle, limit, cap):
    """The CPU seconds of building and of searching."""
    import peers

    no_end = resource.getrlimit(resource.RLIMIT_CPU)[1]
    start = computed()
    search = peers.SOLVERS[solver](puzzle)
    built = computed()
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(built + cap), no_end))
    found = search(limit)
    done = computed()
    resource.setrlimit(resource.RLIMIT_CPU, (no_end, no_end))
    if len(found) != 1 or not puzzle.accepts(found[0]):
        raise peers.Wrong(f"{solver} finds {len(found)} solutions, or a wrong one")
    return built - start, done - built


def times(seconds, cap):
    return [shown(statistics.median_low(seconds), cap), shown(max(seconds), cap)]


def shown(seconds, cap):
    if math.isinf(seconds):
        return f"> {cap} s"
    for unit, name in ((1, "s"), (1e-3, "ms"), (1e-6, "us")):
        if seconds >= unit or name == "us":
            return f"{seconds / unit:.2f} {name}" if seconds < 10 * unit else f"{seconds / unit:.0f} {name}"


def ratio(theirs, ours):
    """The median of the ratios over the puzzles."""
    return number(statistics.median(
        their / our if math.isfinite(our) else (math.nan if math.isinf(their) else 0.0)
        for their, our in zip(theirs, ours)
    ))


def number(value):
    return "-" if math.isnan(value) else f"{value:.0f}" if value >= 10 else f"{value:.2f}"


if __name__ == "__main__":
    main()
