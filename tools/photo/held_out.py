"""Writes the small set of real photos that the library's tests use: `python held_out.py PHOTOS OUT`.

No net was trained on any of their puzzles. The newer photos are scaled down; nothing else is changed.
"""

import shutil
import sys
from pathlib import Path

from PIL import Image

import samples

SMALL = [1, 2, 22, 33, 56, 77, 111, 150, 160, 199]
NEWER = [203, 1000, 1031, 1045, 1062, 1066, 1078]
LONGEST = 900


def main() -> None:
    photos, out = Path(sys.argv[1]), Path(sys.argv[2])
    lines = []
    for number in SMALL + NEWER:
        name = f"image{number}.jpg"
        truth = samples.real_truth(photos / f"image{number}.dat")
        assert not samples.is_trained_on(truth), name
        if number in SMALL:
            shutil.copy(photos / name, out / name)
        else:
            image = Image.open(photos / name)
            image.thumbnail((LONGEST, LONGEST))
            image.save(out / name, quality=80)
        lines.append(f"{name} {''.join(str(d) for row in truth['givens'] for d in row)}\n")
    (out / "photos.txt").write_text("".join(lines))


if __name__ == "__main__":
    main()
