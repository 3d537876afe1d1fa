"""One file of mixed records through the plain program, GNU parallel and Spark: the same answers, each line exactly once.

    cargo build --release --package gridfold
    python3 -m venv /tmp/spark && /tmp/spark/bin/pip install pyspark==4.3.0 'pandas<3' pyarrow
    /tmp/spark/bin/python examples/spark/check.py [--count 200000]

Needs Java (Debian: default-jre-headless) and GNU parallel. In each way the program is killed once halfway through its
answers, and with Spark the worker that asked it and an executor too; what was lost has to be done again. Prints the figures of
docs/at-scale.md, and fails where an answer is missing, twice, or another one.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from glob import glob
from pathlib import Path

import pyarrow
import pyarrow.parquet

ROOT = Path(__file__).resolve().parents[2]
GRIDFOLD = ROOT / "target/release/gridfold"
BAD = 0.01

# Where Spark runs, and what is killed there once: one core, two that try a task up to four times, two executors.
WITH_SPARK = [
    ("local[1]", []),
    ("local[2,4]", ["program", "worker"]),
    ("local-cluster[2,1,1024]", ["program", "worker", "executor"]),
]

# Stands in for the program: the first run of all dies halfway, the next ones kill the process that asked, and the
# executor above it, as far as that is wanted; all others are real.
FRAGILE = """#!/bin/sh
is_first() {{ case " {victims} " in *" $1 "*) mkdir "{marks}/$1" 2> /dev/null ;; *) false ;; esac }}
above() {{ ps -o ppid= -p "$1" | tr -d " "; }}
if is_first program; then
    head -n 50 | {program} "$@" | head -n 20
    kill -9 $$
elif is_first worker; then
    kill -9 $PPID
elif is_first executor; then
    kill -9 $(above $(above $PPID))
fi
exec {program} "$@"
"""


class Measured:
    """A command that was run: seconds on the clock, seconds of processors, and its own most memory in MB."""

    def __init__(self, command, **how):
        begin = time.monotonic()
        process = subprocess.Popen([str(word) for word in command], **how)
        self.megabytes = 0
        spent = {}
        while not (ended := os.wait4(process.pid, os.WNOHANG))[0]:
            # What the system counts begins with the memory of this very process, and misses whom nobody waits for.
            self.megabytes = max(self.megabytes, megabytes(process.pid))
            for each in family(process.pid):
                spent[each] = max(spent.get(each, 0), seconds(each))
            time.sleep(0.05)
        _, status, usage = ended
        self.code = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - begin
        self.processor = max(usage.ru_utime + usage.ru_stime, sum(spent.values()))


def family(process):
    """A process and all that it has started."""
    yield process
    for children in glob(f"/proc/{process}/task/*/children"):
        for child in text(children).split():
            yield from family(child)


def seconds(process):
    """What a process has computed itself."""
    fields = text(f"/proc/{process}/stat").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK") if fields else 0


def megabytes(process):
    """The most memory that a process has had."""
    lines = text(f"/proc/{process}/status").splitlines()
    return max((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), default=0)


def text(path):
    """What the system says; nothing where the process has just ended."""
    try:
        return Path(path).read_text()
    except OSError:
        return ""


def tell(name, count, run, memory=""):
    """A row of the table."""
    each = run.processor / count * 1e6
    print(
        f"| {name} | {count:,} | {run.seconds:.1f} s | {run.processor:.1f} s | {each:.0f} us |"
        f" {memory} | {os.getloadavg()[0]:.1f} |",
        flush=True,
    )


def essence(answer):
    """What every way must agree on."""
    left_out = ("line", "file", "micros")
    kept = {key: value for key, value in answer.items() if key not in left_out}
    return json.dumps(kept, sort_keys=True)


def agree(name, found, expected):
    """Every id once, each with its answer."""
    found = list(found)
    assert len(found) == len(expected), f"{name}: {len(found)} answers to {len(expected)} records"
    for answer in found:
        key = answer["id"]
        assert expected.pop(key) == essence(answer), f"{name}: another answer to {key}"
    assert not expected, f"{name}: {len(expected)} records without an answer"


def lines(path):
    with open(path) as file:
        yield from map(json.loads, file)


def plain(records, answers, count, jobs):
    """The plain program, which is what the others are compared with."""
    with open(answers, "wb") as out:
        command = [GRIDFOLD, "solve", "--json", "--lines", "--jobs", jobs, records]
        run = Measured(command, stdout=out, stderr=subprocess.DEVNULL)
    assert run.code in (0, 1, 2), run.code
    tell(f"plain program, {jobs} at a time", count, run, f"{run.megabytes:.1f} MB")
    found = list(lines(answers))
    assert [answer["line"] for answer in found] == list(range(1, count + 1))
    return {answer["id"]: essence(answer) for answer in found}


def fragile(folder, name, victims):
    """A program that kills each of the victims once, and the folder where it notes whom it has killed."""
    marks, program = folder / f"{name}-killed", folder / f"{name}-gridfold"
    marks.mkdir()
    text = FRAGILE.format(marks=marks, program=GRIDFOLD, victims=" ".join(victims))
    program.write_text(text)
    program.chmod(0o755)
    return program, marks


def assert_killed(marks, victims):
    assert {mark.name for mark in marks.iterdir()} == set(victims), f"not all of {victims} were killed"


def in_parallel(records, folder, count):
    """GNU parallel: a part of the file is a job, and a job that failed is tried again."""
    parts = folder / "parts"
    parts.mkdir()
    subprocess.run(["split", "-l", str(count // 40 + 1), records, parts / "part-"], check=True)
    program, marks = fragile(folder, "parallel", ["program"])
    command = ["parallel", "--retries", 3, ROOT / "examples/parallel/part.sh"]
    command += ["{}", "{}.jsonl", ":::", *sorted(parts.glob("part-??"))]
    run = Measured(command, env={**os.environ, "GRIDFOLD": str(program)})
    assert run.code == 0, run.code
    assert_killed(marks, ["program"])
    tell("GNU parallel, killed once", count, run)
    return [answer for part in sorted(parts.glob("*.jsonl")) for answer in lines(part)]


def table(records, path):
    """The records as Parquet, in eight files."""
    rows = list(lines(records))
    path.mkdir()
    schema = pyarrow.schema([("id", pyarrow.int64()), ("text", pyarrow.string())])
    for number in range(8):
        part = pyarrow.Table.from_pylist(rows[number::8], schema=schema)
        pyarrow.parquet.write_table(part, path / f"{number}.parquet")


def with_spark(puzzles, folder, count, master, victims):
    """Spark, where each victim is killed once; `master` says in how many processes it runs."""
    name = re.sub(r"\W+", "-", f"{master}{len(victims)}")
    program, marks = fragile(folder, name, victims)
    answers, log = folder / f"{name}.parquet", folder / f"{name}.log"
    command = ["spark-submit", "--master", master, "--conf", "spark.ui.enabled=false"]
    command += [ROOT / "examples/spark/solve.py", puzzles, answers, "--program", program, "--parts", 40]
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    with open(log, "wb") as errors:
        environment = {**os.environ, "PATH": path, "PYSPARK_PYTHON": sys.executable}
        run = Measured(command, env=environment, stdout=errors, stderr=errors)
    assert run.code == 0, log.read_text()[-4000:]
    assert_killed(marks, victims)
    tell(f"Spark {master}, killed: {', '.join(victims) or 'none'}", count, run)
    return [whole(row) for row in pyarrow.parquet.read_table(answers).to_pylist()]


def whole(row):
    """A row of the answers as the program wrote it."""
    if row["answer"] is not None:
        return {"id": row["id"], **json.loads(row["answer"])}
    error = {name: row[f"error_{name}"] for name in ("code", "message", "column")}
    known = {name: value for name, value in error.items() if value is not None}
    return {"id": row["id"], "error": known}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200_000)
    count = parser.parse_args().count
    print("| way | records | clock | processors | each | memory | load |\n|---|--:|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        records, tenth = folder / "records.jsonl", folder / "tenth.jsonl"
        make = [sys.executable, ROOT / "bench/scale/records.py", "--count", str(count)]
        with open(records, "w") as file:
            subprocess.run([*make, "--bad", str(int(count * BAD))], stdout=file, check=True)
        with open(tenth, "w") as file:
            subprocess.run(["head", "-n", str(count // 10), records], stdout=file, check=True)
        plain(tenth, folder / "tenth-answers.jsonl", count // 10, 1)
        expected = plain(records, folder / "answers.jsonl", count, 1)
        assert sum('"error"' in answer for answer in expected.values()) == int(count * BAD)
        assert plain(records, folder / "answers.jsonl", count, os.cpu_count()) == expected
        agree("parallel", in_parallel(records, folder, count), {**expected})
        table(records, folder / "puzzles.parquet")
        for master, victims in WITH_SPARK:
            found = with_spark(folder / "puzzles.parquet", folder, count, master, victims)
            agree(master, found, {**expected})
    print(f"\nEach way answered all {count} records once, {int(count * BAD)} of them with what is wrong, and alike.")


if __name__ == "__main__":
    main()
