"""Trains the net that distinguishes printed from handwritten numbers and reads the handwritten ones.

    python pens.py HANDS PHOTOS REAL_GLYPHS BEGUN BEGUN_GLYPHS OUT BEGUN_FOLDER=GLYPHS...

PHOTOS contains photos of printed newspaper puzzles, BEGUN the same with handwriting in every open cell, each
BEGUN_FOLDER rendered pages with handwriting (`photos.py --begun`), and HANDS what hands.py fetched. The seed is
fixed, as in train.py.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image

import samples
import train
from hands import Hands, close

PENS = {"channels": (16, 32, 48), "hidden": 64, "classes": 11}
STEPS = 9000
#: Hands differ more than fonts: their glyphs are bent by about so many pixels.
BEND = 0.6
#: About half as many steps a weight as in the other nets read as well, and pack 5 KB smaller.
LEVELS = 60


def often(kind: int) -> float:
    return 2.5 if kind == 0 else 6.0 if kind == samples.PRINTED else 1.0


def alone(hands: Hands):
    """Written digits without a page: like glyphs cut out of a photo, 20 pixels long, somewhere in their cell."""
    rng = np.random.default_rng(train.SEED)
    pixels, facts, labels = [], [], []
    for digit in range(1, 10):
        for at in range(len(hands.digits[digit])):
            mask = close(Image.fromarray(hands.digits[digit][at]))
            scale = 20 / max(mask.size)
            mask = mask.resize([max(1, round(side * scale)) for side in mask.size], Image.Resampling.BICUBIC)
            glyph = Image.new("L", (24, 24))
            glyph.paste(mask, ((24 - mask.width) // 2, (24 - mask.height) // 2))
            pixels.append(np.asarray(glyph))
            facts.append(rng.uniform([0.3, 0.0, 0.2], [0.75, 0.2, 0.8]) * 255)
            labels.append(digit)
    return np.array(pixels, np.uint8), np.array(facts, np.uint8), np.array(labels, np.int32)


def main() -> None:
    folder, photos, real_glyphs, begun, begun_glyphs, out = map(Path, sys.argv[1:7])
    clean = samples.real(photos, real_glyphs, True, labels=samples.pen_label)[0]
    written = samples.real(begun, begun_glyphs, True, samples.begun_truth, samples.pen_label)[0]
    kept = samples.real(begun, begun_glyphs, False, samples.begun_truth, samples.pen_label)[0]
    kept_clean = samples.real(photos, real_glyphs, False, labels=samples.pen_label)[0]
    made = [samples.rendered(*map(Path, pair.split("=")), samples.pen_label)[0] for pair in sys.argv[7:]]
    every = tuple(np.concatenate([one[part] for one in made]) for part in range(3))
    held = len(every[2]) // 12
    sources = [(*[part[held:] for part in every], 1.3), (*written, 1.0), (*clean, 0.5), (*alone(Hands(folder, False)), 0.8)]
    for pixels, facts, labels, _ in list(sources[:2]):
        by_hand = labels != samples.PRINTED
        aside = train.lying(pixels[by_hand], facts[by_hand], labels[by_hand])
        sources.append((*aside, np.zeros(len(aside[1]), np.int32), 0.5))
    found, again = train.rounded(train.train(PENS, sources, STEPS, 1.2, often, BEND), LEVELS)
    train.write(out / "pens.bin", PENS, found)
    train.report("pens, rendered, not trained on", again, *[part[:held] for part in every])
    train.report("pens, begun photos, trained on", again, *written)
    train.report("pens, begun photos, other puzzles", again, *kept)
    train.report("pens, printed photos, other puzzles", again, *kept_clean)


if __name__ == "__main__":
    main()
