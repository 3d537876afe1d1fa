"""Trains the net that distinguishes printed from handwritten numbers and reads the handwritten ones.

    python pens.py HANDS PHOTOS REAL_GLYPHS BEGUN BEGUN_GLYPHS OUT BEGUN_FOLDER=GLYPHS...

PHOTOS contains photos of printed newspaper puzzles, BEGUN the same with handwriting in every open cell, each
BEGUN_FOLDER rendered pages with handwriting (`photos.py --begun`), and HANDS what hands.py fetched. The seed is
fixed, as in train.py.
"""

import functools
import sys
from pathlib import Path

import jax
import numpy as np
import optax
from PIL import Image, ImageDraw
from scipy import ndimage

import samples
import train
from hands import Hands, close

PENS = {"channels": (16, 32, 64, 64), "hidden": 64, "classes": 11, "strides": train.FINE}
#: The share of glyphs that are made narrow.
NARROW = 0.25
#: Hands differ more than fonts: their glyphs are bent by about so many pixels.
BEND = 0.6
#: Seven levels of a weight, up to so many times the usual weight, read as well as more if the training knows of them.
LEVELS, REACH = 3, 2.5
#: How many digits are drawn without a page.
ALONE = 110_000
#: The parts of the training: their steps, the greatest rate, the share of steps with rounded weights, and how often the
#: net sees nothing.
PARTS = [(24_000, 3e-3, 0.5, 2.5), (11_000, 1.2e-3, 1.0, 1.0)]


def alone(hands: Hands, count: int):
    """Written digits without a page, some of them crossed out, as pale and blurred as in photos of cells that are 31 to
    122 pixels wide. Each is cut out and scaled as the library does it."""
    rng = np.random.default_rng(train.SEED + 3)
    found = []
    while len(found) < count:
        hand, height, lean, slant = hands.hand(rng), rng.uniform(0.34, 0.72), rng.uniform(-0.3, 0.4), rng.uniform(-14, 14)
        narrow = rng.uniform(0.45, 0.95) if rng.random() < NARROW else 1.0
        cell, soft, pale, grain = int(np.exp(rng.uniform(3.45, 4.8))), rng.uniform(0.2, 1.2), rng.uniform(0.15, 0.9), rng.uniform(0, 0.08)
        for digit in rng.permutation(9) + 1:
            mask = styled(hand(int(digit), rng), digit, rng)
            is_crossed = rng.random() < 0.08
            square = in_cell(mask, narrow, height * rng.uniform(0.88, 1.12), lean + rng.normal(0, 0.06), slant + rng.normal(0, 4), is_crossed, rng)
            ink = np.asarray(square.resize((cell, cell), Image.Resampling.BOX), np.float32) / 255 * pale
            ink = ndimage.gaussian_filter(ink, soft) + rng.normal(0, grain * pale, ink.shape)
            ink = np.asarray(Image.fromarray(ink.astype(np.float32)).resize((48, 48), Image.Resampling.BILINEAR))
            if (glyph := cut(np.clip(ink, 0, 1))) is not None:
                found.append((*glyph, 0 if is_crossed else digit))
    return np.array([f[0] for f in found], np.uint8), np.array([f[1] for f in found], np.uint8), np.array([f[2] for f in found], np.int32)


def styled(mask: Image.Image, digit: int, rng) -> Image.Image:
    """Some people give a 1 a foot and a 7 a bar."""
    if digit not in (1, 7) or rng.random() > 0.25:
        return mask
    ink = np.asarray(mask) > 128
    stroke = max(3, int(2 * ndimage.distance_transform_edt(ink).max()))
    wide = Image.new("L", (max(mask.width, mask.height // 2) + 2 * stroke, mask.height + stroke))
    wide.paste(mask, ((wide.width - mask.width) // 2, 0))
    y = wide.height - stroke if digit == 1 else int(rng.uniform(0.42, 0.58) * mask.height)
    row = np.flatnonzero(np.asarray(wide)[min(y, mask.height - stroke)] > 128)
    middle, half = (row.mean() if len(row) else wide.width / 2), rng.uniform(0.14, 0.26) * mask.height
    tilt = rng.uniform(-0.15, 0.15) * half
    ImageDraw.Draw(wide).line([(middle - half, y + tilt), (middle + half, y - tilt)], fill=255, width=stroke)
    return close(wide)


def in_cell(mask: Image.Image, narrow: float, height: float, lean: float, slant: float, is_crossed: bool, rng) -> Image.Image:
    """A digit of this height, in sides of its cell, somewhere near the middle of a square."""
    side = 144
    scale = height * side / max(mask.height, 0.7 * mask.width)
    mask = mask.resize((max(2, int(mask.width * scale * narrow * rng.uniform(0.85, 1.2))), max(3, int(mask.height * scale))), Image.Resampling.BILINEAR)
    square = Image.new("L", (side, side))
    x, y = (int(side / 2 - length / 2 + rng.normal(0, 0.055) * side) for length in mask.size)
    square.paste(mask, (x, y))
    square = square.transform((side, side), Image.Transform.AFFINE, (1, lean, -lean * side / 2, 0, 1, 0), Image.Resampling.BILINEAR).rotate(slant, Image.Resampling.BILINEAR)
    if is_crossed:
        reach, draw = height * side * 0.62, ImageDraw.Draw(square)
        for _ in range(rng.integers(1, 5)):
            a, b = rng.uniform(-0.5, 0.5, 2) * reach
            up = 0 if rng.random() < 0.6 else rng.choice([-1, 1]) * reach
            draw.line([(side / 2 - reach, side / 2 - up + a), (side / 2 + reach, side / 2 + up + b)], fill=255, width=int(rng.integers(3, 9)))
    return square


def cut(ink: np.ndarray):
    """The glyph and the facts of what is in a square of 48 pixels, as `Glyph::cut` finds them."""
    dark = np.quantile(ink[6:-6, 6:-6], 0.985)
    parts, count = ndimage.label(ink > max(0.45 * dark, 0.07), np.ones((3, 3)))
    if not count:
        return None
    sums = ndimage.sum(ink, parts, range(1, count + 1))
    rows, columns = np.nonzero(np.isin(parts, np.flatnonzero(sums > 0.12 * sums.max()) + 1))
    top, bottom, left, right = rows.min(), rows.max(), columns.min(), columns.max()
    longest = max(bottom - top, right - left) + 1
    if longest < 9:
        return None
    scale, x, y = longest / 20, (left + right) / 2, (top + bottom) / 2
    offsets = (np.arange(24) + 0.5 - 12) * scale
    quarters = [(a * scale / 4, b * scale / 4) for a in (-1, 1) for b in (-1, 1)]
    pixels = sum(ndimage.map_coordinates(ink, np.meshgrid(y + offsets + b, x + offsets + a, indexing="ij"), order=1) for a, b in quarters) / 4
    apart = np.hypot(x - 24, y - 24) / 48
    return (np.clip(pixels / max(dark, 0.07), 0, 1) * 255).astype(np.uint8), np.clip([longest / 48 * 255, apart * 255, dark * 255], 0, 255)


def main() -> None:
    folder, photos, real_glyphs, begun, begun_glyphs, out = map(Path, sys.argv[1:7])
    clean = samples.real(photos, real_glyphs, True, labels=samples.pen_label)[0]
    written = samples.real(begun, begun_glyphs, True, samples.begun_truth, samples.pen_label)[0]
    kept = samples.real(begun, begun_glyphs, False, samples.begun_truth, samples.pen_label)[0]
    kept_clean = samples.real(photos, real_glyphs, False, labels=samples.pen_label)[0]
    made = [samples.rendered(*map(Path, pair.split("=")), samples.pen_label)[0] for pair in sys.argv[7:]]
    every = tuple(np.concatenate([one[part] for one in made]) for part in range(3))
    held = len(every[2]) // 24
    pages = [part[held:] for part in every]
    drawn = alone(Hands(folder, False), ALONE)
    layers = train.start(PENS, jax.random.key(train.SEED))
    for at, (steps, rate, rounded, nothing) in enumerate(PARTS):
        layers = part(layers, [(*pages, 1.8), (*written, 1.4), (*clean, 0.5)], drawn, steps, rate, rounded, nothing, at)
    found, again = train.rounded(layers, LEVELS, REACH)
    train.write(out / "pens.bin", PENS, found)
    report = functools.partial(train.report, strides=train.FINE)
    report("pens, rendered, not trained on", again, *[part[:held] for part in every])
    report("pens, begun photos, trained on", again, *written)
    report("pens, begun photos, other puzzles", again, *kept)
    report("pens, printed photos, other puzzles", again, *kept_clean)


def part(layers, sources, drawn, steps: int, rate: float, rounded: float, nothing: float, at: int):
    """Trains for so many steps. What lies aside is nothing; digits without a page are not compared with print."""
    def often(kind: int) -> float:
        return nothing if kind == 0 else 7.0 if kind == samples.PRINTED else 1.0

    pixels, facts, labels = drawn
    for seen, data, kinds, _ in sources[:2]:
        by_hand = kinds != samples.PRINTED
        aside = train.lying(seen[by_hand], data[by_hand], kinds[by_hand])
        sources = [*sources, (*aside, np.zeros(len(aside[1]), np.int32), 0.5)]
    every = train.groups(sources, PENS["classes"], often)
    for kind, weight in ((labels > 0, 1.3), (labels == 0, 0.3)):
        source = (pixels[kind], facts[kind], labels[kind], weight, range(samples.PRINTED))
        every += train.groups([source], PENS["classes"], lambda kind: 1.0)
    rates = optax.warmup_cosine_decay_schedule(3e-4, rate, steps // 20, steps, 2e-5)
    rng, key = np.random.default_rng(train.SEED + at), jax.random.key(train.SEED + at + 1)

    def plain(layers, *glyphs):
        return train.crossed(layers, *glyphs, PENS, 1.2, BEND, smooth=0.01, narrow=NARROW)

    def stepped(layers, *glyphs):
        return plain(train.stepped(layers, LEVELS, REACH), *glyphs)

    last = round(rounded * steps)
    return train.descend(layers, every, [(steps - last, plain), (last, stepped)], rates, rng, key)


if __name__ == "__main__":
    main()
