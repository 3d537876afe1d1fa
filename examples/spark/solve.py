"""Solves the puzzles of a Parquet table with Apache Spark: columns `id` and `text` in, one row for each id out.

    spark-submit examples/spark/solve.py puzzles.parquet answers.parquet --program target/release/gridfold

The program is sent to the machines of the cluster, which need Python with pandas and pyarrow. docs/at-scale.md says
what is guaranteed.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path

import pandas
from pyspark import SparkFiles
from pyspark.sql import SparkSession

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from answers import ask  # noqa: E402

# What becomes a column of its own, beside `id`; `answer` has everything else, as JSON.
COLUMNS = """
    kind string, verdict string, count long, answer string,
    error_code string, error_message string, error_column long
"""


def row(answer):
    """An answer as a row of the table."""
    error = answer.get("error", {})
    return {
        "id": answer.pop("id"),
        "kind": answer.get("kind"),
        "verdict": answer.get("verdict"),
        "count": answer.get("count"),
        "answer": None if error else json.dumps(answer),
        "error_code": error.get("code"),
        "error_message": error.get("message"),
        "error_column": error.get("column"),
    }


def solved(batches, program, options):
    """The batches of a task, answered one after the other."""
    for batch in batches:
        # What is null in the table is None, and no number.
        texts = batch["text"].astype(object).where(batch["text"].notna(), None)
        rows = list(zip(batch["id"].tolist(), texts.tolist()))
        command = [SparkFiles.get(program)]
        table = pandas.DataFrame([row(answer) for answer in ask(rows, command, options)])
        yield table.astype({"count": "Int64", "error_column": "Int64"})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("puzzles")
    parser.add_argument("answers")
    parser.add_argument("--program", required=True, help="gridfold, built for the cluster's machines")
    parser.add_argument("--parts", type=int, help="divide the table by id into so many tasks")
    parser.add_argument("--nodes", type=int, help="give up on a puzzle after so many positions")
    wanted = parser.parse_args()

    spark = SparkSession.builder.appName("gridfold").getOrCreate()
    spark.sparkContext.addPyFile(str(HERE / "answers.py"))
    spark.sparkContext.addFile(wanted.program)
    puzzles = spark.read.parquet(wanted.puzzles).select("id", "text")
    if wanted.parts:
        # By a hash of the id: a task that is tried again has the same rows.
        puzzles = puzzles.repartition(wanted.parts, "id")
    schema = f"id {puzzles.schema['id'].dataType.simpleString()}, {COLUMNS}"
    options = ["--nodes", str(wanted.nodes)] if wanted.nodes else []
    answer = partial(solved, program=Path(wanted.program).name, options=options)
    # Each task writes to a place of its own; Spark takes over what one try of it has written, when all are done.
    puzzles.mapInPandas(answer, schema).write.parquet(wanted.answers)


if __name__ == "__main__":
    main()
