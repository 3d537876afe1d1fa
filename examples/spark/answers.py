"""Asks the program `gridfold` about rows of (id, text), and accounts for every row.

Plain Python, without Spark or pandas: `solve.py` calls it in each task. One run of the program answers one batch of
rows, so memory is bounded by the batch, and a batch that was not answered whole gives nothing at all.
"""

import json
import subprocess


class Unanswered(Exception):
    """The program did not answer each row once and in its place: it was killed, or it is another program."""


def ask(rows, program=("gridfold",), options=()):
    """The answers to rows of (id, text), in their order: the objects of `gridfold solve --json`, each with its id.

    `options` are further ones of `solve`, such as `--nodes 1000000`. A row without a puzzle has `error` in its answer.
    Raises `Unanswered`, so that the task fails and is tried again.
    """
    lines = "".join(json.dumps({"id": key, "text": text}) + "\n" for key, text in rows)
    # One core for each task is what Spark counts on.
    command = [*program, "solve", "--json", "--lines", "--jobs", "1", *options]
    done = subprocess.run(
        command, input=lines.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    # 1 and 2 say that some puzzle has no solution or cannot be read; its answer says so too.
    if done.returncode not in (0, 1, 2):
        raise Unanswered(f"{command[0]} ended with {done.returncode}")
    answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
    if len(answers) != len(rows):
        raise Unanswered(f"{len(answers)} answers to {len(rows)} rows")
    for number, (answer, (key, _)) in enumerate(zip(answers, rows), start=1):
        if answer.pop("line") != number or answer["id"] != key:
            raise Unanswered(f"row {number} is {key}, its answer that to {answer['id']}")
    return answers
