"""Reads photos with `gridfold photo --json` and compares the results with what is printed on them.

    python measure.py GRIDFOLD rendered FOLDER
    python measure.py GRIDFOLD real FOLDER [--all]
    python measure.py GRIDFOLD begun FOLDER [--all]
    python measure.py GRIDFOLD sudoku FOLDER

reports how many puzzles and how many symbols were read correctly, and which misreadings were not flagged as
doubtful. Of the real photos, and of those with handwriting in every open cell (`begun`), only those count whose
puzzles no net was trained on, or all of them with `--all`. Handwritten symbols must be recognised as
handwritten, and printed ones as printed. Of photos whose digits nobody has noted down (`sudoku`), those count whose
printed digits have exactly one solution, which a misreading rarely leaves, and agree with all written ones.
"""

import collections
import json
import subprocess
import sys
from pathlib import Path

import puzzles
import samples
from PIL import Image

#: By how many quarter turns a photo is turned clockwise, as its EXIF data say; the tag is that of the orientation.
ORIENTATION, TURNS = 0x112, {6: 1, 3: 2, 8: 3}

NOTHING_WRITTEN = [[0] * 9] * 9
SIDES = ["top", "right", "bottom", "left"]


def printed(truth: dict) -> dict:
    """Every symbol by its place."""
    n, found = truth["n"], {}
    for row in range(n):
        for column in range(n):
            if value := truth["givens"][row][column]:
                found["cell", row, column] = value
            if value := truth.get("written", NOTHING_WRITTEN)[row][column]:
                found["cell", row, column] = ("written", value)
    for side, clues in enumerate(truth["clues"]):
        found |= {("clue", SIDES[side], at): clue for at, clue in enumerate(clues) if clue}
    for name, signs in (("across", truth["across"]), ("down", truth["down"])):
        for row, line in enumerate(signs):
            for column, sign in enumerate(line):
                if sign:
                    found[name, row, column] = ["less", "greater", "bar"][sign - 1]
    return found


def place(symbol: dict):
    if "cell" in symbol:
        return ("cell", *symbol["cell"])
    if "side" in symbol:
        return ("clue", symbol["side"], symbol["index"])
    return ("across" if symbol["first"][0] == symbol["second"][0] else "down", *symbol["first"])


def value(symbol: dict):
    """What was read, and whether it was handwritten."""
    return ("written", symbol["value"]) if symbol.get("hand") else symbol["value"]


def objected(program: str, truth: dict, record: dict, read: dict) -> set:
    """The places at which the solver objects to what was read: all of them if the printed puzzle should have one solution and
    has none or several; otherwise the player's numbers that are not in the solution."""
    if len(puzzles.solutions(puzzles.link(truth), program)) != 1:
        return set()
    found = puzzles.solutions(record["link"].split("/p.")[0], program)
    if len(found) != 1:
        return {*printed(truth), *read}
    return {at for at, value in read.items() if at[0] == "cell" and isinstance(value, tuple) and value[1] != found[0][at[1]][at[2]]}


def compare(program: str, truth: dict, record: dict) -> dict:
    """Compares one reading with the truth."""
    expected = printed(truth)
    if "error" in record:
        return {"fault": record["error"]["code"], "symbols": len(expected), "right": 0, "flagged": True}
    # What is known as written beside the grid is a note, and never taken for a clue.
    read = {place(s): value(s) for s in record["symbols"] if not ("side" in s and s.get("hand"))}
    doubted = {place(s) for s in record["doubts"]} | {place(s) for s in record["symbols"] if s.get("handDoubt", 0) > 0.1}
    wrong = {at for at in {*expected, *read} if expected.get(at) != read.get(at)}
    faults, doubts = [], len(doubted)
    if record["size"] != truth["n"]:
        faults.append(f"size {record['size']} for {truth['n']}")
    if record["kind"] != truth["kind"]:
        faults.append(f"{record['kind']} for {truth['kind']}")
    if record["turn"] != truth["turn"]:
        faults.append(f"turn {record['turn']} for {truth['turn']}")
    if ("boxes" in record["features"]) != truth["boxes"]:
        faults.append("boxes")
    for special in ("adjacent", "diagonals"):
        if (special in record["features"]) != (special in truth.get("features", [])):
            faults.append(special)
    if record["unit"] != truth["unit"] and any(map(any, truth["givens"])):
        faults.append("unit")
    if wrong and not faults:
        told = [f"{'.'.join(map(str, at))} {read.get(at)} for {expected.get(at)}{'' if at in doubted else '!'}" for at in sorted(wrong, key=str)]
        faults.append("; ".join(told[:6]))
    if wrong and not wrong & doubted:
        doubted |= objected(program, truth, record, read)
    return {
        "fault": ", ".join(faults), "symbols": len(expected),
        "right": sum(read.get(at) == value for at, value in expected.items()) if record["size"] == truth["n"] else 0,
        "invented": len([at for at in read if at not in expected]), "doubts": doubts,
        "written": sum(isinstance(v, tuple) for v in expected.values()),
        "writtenRight": sum(read.get(at) == v for at, v in expected.items() if isinstance(v, tuple)) if record["size"] == truth["n"] else 0,
        "flagged": bool(wrong & doubted) if wrong else True, "digits": sum(at in read and read[at] != value for at, value in expected.items()),
    }


def check_sudoku(program: str, files: list) -> None:
    """Prints which photos of Sudoku were not read so that the solver agrees, and how many were."""
    out = subprocess.run([program, "photo", "--json", *map(str, files)], capture_output=True, text=True).stdout
    agreed = 0
    for file, line in zip(files, out.splitlines(), strict=True):
        record = json.loads(line)
        cells = {place(s): value(s) for s in record.get("symbols", []) if "cell" in s}
        found = puzzles.solutions(record.get("link", "").split("/p.")[0], program)
        right = record.get("size") == 9 and len(found) == 1
        wrong = [at for at, one in cells.items() if isinstance(one, tuple) and one[1] != found[0][at[1]][at[2]]] if right else []
        agreed += right and not wrong
        if not right or wrong:
            printed = sum(not isinstance(one, tuple) for one in cells.values())
            print(file.name, record.get("kind"), record.get("size"), f"{printed} printed, {len(cells) - printed} written, {len(wrong)} wrong, {len(found)} solutions")
    print(f"all: {agreed} of {len(files)} puzzles")


def main() -> None:
    program, which, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    if which == "sudoku":
        check_sudoku(program, sorted(f for f in folder.iterdir() if f.suffix.lower() in (".jpg", ".jpeg", ".png")))
        return
    if which == "rendered":
        truths = [json.loads(line) for line in open(folder / "truth.jsonl")]
    else:
        files = sorted(folder.glob("*.jpg"))
        if which == "begun":  # For one photo, the printed digits are not known.
            files = [file for file in files if file.with_suffix(".printed.dat").exists()]
        truth_of = samples.begun_truth if which == "begun" else samples.real_truth
        turned = [TURNS.get(Image.open(f).getexif().get(ORIENTATION), 0) for f in files]
        truths = [{**truth_of(f.with_suffix(".dat")), "file": f.name, "boxes": True, "layout": "real", "turn": turn} for f, turn in zip(files, turned)]
        truths = [t for t in truths if "--all" in sys.argv or not samples.is_trained_on(t)]
    files = [str(folder / truth["file"]) for truth in truths]
    out = subprocess.run([program, "photo", "--json", *files], capture_output=True, text=True).stdout
    results = [(t, compare(program, t, json.loads(line))) for t, line in zip(truths, out.splitlines(), strict=True)]
    groups = collections.defaultdict(list)
    for truth, result in results:
        groups[f"{truth['kind']} ({truth['layout']})"].append(result)
        groups["all"].append(result)
        if result["fault"]:
            print(truth["file"], truth["n"], truth["layout"], result["fault"], "" if result["flagged"] else "NOT FLAGGED")
    for name, group in groups.items():
        total = {key: sum(int(r.get(key, 0)) for r in group) for key in ("symbols", "right", "invented", "digits", "doubts", "written", "writtenRight")}
        right = sum(not r["fault"] for r in group)
        print(f"{name}: {right} of {len(group)} puzzles ({right / len(group):.1%}); symbols {total['right']} of {total['symbols']} ({total['right'] / max(1, total['symbols']):.2%}), "
              f"written {total['writtenRight']} of {total['written']}, misread {total['digits']}, invented {total['invented']}, doubts {total['doubts']}, wrong and not flagged {sum(not r['flagged'] for r in group)}")


if __name__ == "__main__":
    main()
