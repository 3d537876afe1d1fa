"""Writes the small set of real photos that the library's tests use: `python held_out.py PHOTOS OUT`.

No net was trained on any of their puzzles. The newer photos are scaled down; nothing else is changed. A photo with a
misread digit goes to the folder `misread`.
"""

import shutil
import sys
from pathlib import Path

from PIL import Image

import samples

SMALL = [1, 2, 22, 33, 56, 77, 111, 150, 160, 199]
NEWER = [203, 1000, 1031, 1045, 1062, 1066, 1078]
MISREAD = [41]
LONGEST = 900


def write(photos: Path, numbers: list, out: Path) -> None:
    out.mkdir(exist_ok=True)
    lines = []
    for number in numbers:
        name = f"image{number}.jpg"
        truth = samples.real_truth(photos / f"image{number}.dat")
        assert not samples.is_trained_on(truth), name
        if number not in NEWER:
            shutil.copy(photos / name, out / name)
        else:
            image = Image.open(photos / name)
            image.thumbnail((LONGEST, LONGEST))
            image.save(out / name, quality=80)
        lines.append(f"{name} {''.join(str(d) for row in truth['givens'] for d in row)}\n")
    (out / "photos.txt").write_text("".join(lines))


def main() -> None:
    photos, out = Path(sys.argv[1]), Path(sys.argv[2])
    write(photos, SMALL + NEWER, out)
    write(photos, MISREAD, out / "misread")


if __name__ == "__main__":
    main()
