"""Writes a file of mixed records as JSON Lines, {"id": ..., "text": ...}; some of them contain no puzzle.

    python3 bench/scale/records.py [--count 200000] [--bad 2000] [--seed 1] > records.jsonl

The puzzles come from `gridfold generate` and from bench/sets: grids of four kinds from 4x4 to 9x9, as links and as
pictures of several lines, and snakes. There are about 30,000 puzzles, so in a long file each occurs under several
ids. The same options give the same file on every machine.
"""

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GRIDFOLD = ROOT / "target/release/gridfold"

# What is generated, and which sets are used as a whole; puzzles are drawn from all of these equally often.
GENERATED = [
    "--kind skyscrapers --size 4",
    "--kind skyscrapers --size 5",
    "--kind skyscrapers --size 6 --minimal",
    "--kind futoshiki --size 5",
    "--kind mixed --size 5",
    "--kind latin --size 6",
]
SETS = ["towers-5u", "towers-6u", "towers-7u", "unequal-7r", "unequal-9x", "snakes-3"]

# Texts without a puzzle. The last one is an impossible puzzle: its clue is larger than its grid.
BAD = [
    None,
    "",
    "no puzzle",
    "lat2.1D\nlat2.1D",
    '{"cells": [',
    "sky4.13?2.2122.3213.1423",
    "sky4.9332.2122.3213.1423",
]


def run(program, arguments, text=""):
    done = subprocess.run(
        [program, *arguments.split()], input=text, capture_output=True, text=True, check=True
    )
    return done.stdout


def pools(program, count, seed):
    """Lists of puzzles as texts."""
    for options in GENERATED:
        links = run(program, f"generate {options} --seed {seed} --count {count}")
        pictures = run(program, "convert --json --lines --to picture", links)
        yield links.splitlines()
        yield [json.loads(line)["text"] for line in pictures.splitlines()]
    for name in SETS:
        lines = (ROOT / f"bench/sets/{name}.txt").read_text().splitlines()
        yield [line for line in lines if not line.startswith("#")]


def records(program, count, bad, seed):
    """This many records with ids from 1, of which `bad` contain no puzzle."""
    chance = random.Random(seed)
    texts = list(pools(program, max(10, min(3000, count // 20)), seed))
    places = set(chance.sample(range(count), bad))
    for number in range(count):
        text = chance.choice(BAD if number in places else chance.choice(texts))
        yield {"id": number + 1, "text": text}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--bad", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=GRIDFOLD)
    wanted = parser.parse_args()
    for record in records(wanted.program, wanted.count, wanted.bad, wanted.seed):
        json.dump(record, sys.stdout)
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
