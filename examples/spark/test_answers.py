"""What needs no Spark: that every row has its answer, whatever stands in it and whatever happens to the program.

    GRIDFOLD=target/debug/gridfold python3 -m unittest discover -s examples/spark

The gate runs this (`cargo run -p xtask -- examples`); check.py tries the rest with Spark itself.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from answers import Unanswered, ask

ROOT = Path(__file__).resolve().parents[2]
GRIDFOLD = os.environ["GRIDFOLD"]
PART = ROOT / "examples/parallel/part.sh"
COUNT, BAD = 400, 20


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


def untimed(answers):
    """What two runs have in common."""
    return [{**answer, "micros": 0, "line": 0, "file": ""} for answer in answers]


def script(text):
    """A program that stands in for gridfold."""
    return [sys.executable, "-c", f"import json, os, subprocess, sys\n{text}"]


# Reads everything, and answers with what the real program says of it.
ASK = f"answers = subprocess.run([{GRIDFOLD!r}, *sys.argv[1:]], capture_output=True).stdout\n"
WRITE = "sys.stdout.buffer.write(%s); sys.stdout.flush()\n"


class Scale(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        make = [sys.executable, ROOT / "bench/scale/records.py", "--program", GRIDFOLD]
        make += ["--count", str(COUNT), "--bad", str(BAD)]
        cls.text = subprocess.run(make, capture_output=True, text=True, check=True).stdout
        cls.rows = [(record["id"], record["text"]) for record in lines(cls.text)]
        command = [GRIDFOLD, "solve", "--json", "--lines"]
        plain = subprocess.run(command, input=cls.text, capture_output=True, text=True)
        cls.plain = lines(plain.stdout)

    def test_every_line_is_answered_once_and_in_its_place(self):
        self.assertEqual([answer["line"] for answer in self.plain], list(range(1, COUNT + 1)))
        self.assertEqual([answer["id"] for answer in self.plain], [key for key, _ in self.rows])
        self.assertEqual(sum("error" in answer for answer in self.plain), BAD)

    def test_batches_give_the_answers_of_one_run(self):
        batches = [self.rows[:1], self.rows[1:150], self.rows[150:]]
        answers = [answer for batch in batches for answer in ask(batch, [GRIDFOLD])]
        self.assertEqual(untimed(answers), untimed(self.plain))

    def test_a_batch_that_is_not_answered_whole_gives_nothing(self):
        faults = {
            "killed halfway": ASK + WRITE % "answers[:20000]" + "os.kill(os.getpid(), 9)",
            "a line lost": ASK + WRITE % "b''.join(answers.splitlines(True)[1:])",
            "a line cut": ASK + WRITE % "answers[:-5]",
            "a line twice": ASK + WRITE % "answers + answers.splitlines(True)[-1]",
            "two lines swapped": ASK + WRITE % "b''.join(sorted(answers.splitlines(True)))",
            "nothing": "sys.exit(3)",
        }
        for fault, text in faults.items():
            with self.subTest(fault), self.assertRaises((Unanswered, json.JSONDecodeError)):
                ask(self.rows, script(text))

    def test_parts_of_a_file_give_the_lines_of_the_whole(self):
        with tempfile.TemporaryDirectory() as folder:
            split = ["split", "-l", "150", "-", f"{folder}/part-"]
            subprocess.run(split, input=self.text, text=True, check=True)
            found = []
            for part in sorted(Path(folder).glob("part-??")):
                answers = Path(f"{part}.jsonl")
                self.assertNotEqual(self.run_part(part, answers, "/bin/false"), 0)
                self.assertFalse(answers.exists())
                self.assertEqual(self.run_part(part, answers, GRIDFOLD), 0)
                places = [(answer["file"], answer["line"]) for answer in lines(answers.read_text())]
                count = len(part.read_text().splitlines())
                self.assertEqual(places, [(str(part), line + 1) for line in range(count)])
                found += lines(answers.read_text())
        self.assertEqual(untimed(found), untimed(self.plain))

    def run_part(self, part, answers, program):
        environment = {**os.environ, "GRIDFOLD": program}
        return subprocess.run([PART, part, answers], env=environment).returncode


if __name__ == "__main__":
    unittest.main()
