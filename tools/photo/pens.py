"""Trains the net that distinguishes printed from handwritten numbers and reads the handwritten ones.

    python pens.py HANDS PHOTOS REAL_GLYPHS BEGUN BEGUN_GLYPHS OUT BEGUN_FOLDER=GLYPHS...

PHOTOS contains photos of printed newspaper puzzles, BEGUN the same with handwriting in every open cell, each
BEGUN_FOLDER rendered pages with handwriting (`photos.py --begun`), and HANDS what hands.py fetched. The seed is
fixed, as in train.py.
"""

import functools
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

import samples
import train
from hands import Hands, close

PENS = {"channels": (16, 32, 56, 76, 92), "hidden": 64, "classes": 11, "strides": train.FINE}
#: The share of digits without a page that are narrow, and of all glyphs that are made narrow.
NARROW, NARROWED = 0.25, 0.1
#: The share of digits without a page that are crossed out, and of those that have dark rests of lines beside them.
CROSSED, RESTS = 0.12, 0.08
#: Hands differ more than fonts: their glyphs are bent by about so many pixels.
BEND = 0.6
#: `WIDE` and `WIDENED` of the library: what is narrower is widened, but at most so much.
WIDE, WIDENED = 0.62, 2.2
#: How many digits are drawn without a page.
ALONE = 110_000
#: The steps of the training, its greatest rate, and from which step on the weights are rounded.
STEPS, RATE, ROUNDED = 200_000, 3e-3, 90_000
#: How often the net sees nothing, and how often print, for each time that it sees a written number.
OFTEN = {0: 1.5, samples.PRINTED: 7.0}


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
            is_crossed = rng.random() < CROSSED
            square = in_cell(mask, narrow, height * rng.uniform(0.88, 1.12), lean + rng.normal(0, 0.06), slant + rng.normal(0, 4), is_crossed, rng)
            ink = np.asarray(square.resize((cell, cell), Image.Resampling.BOX), np.float32) / 255 * pale
            ink = ndimage.gaussian_filter(ink, soft) + rng.normal(0, grain * pale, ink.shape)
            ink = np.clip(ink, 0, 1).astype(np.float32)
            small = np.asarray(Image.fromarray(ink).resize((48, 48), Image.Resampling.BILINEAR))
            if (glyph := cut(small, ink)) is not None:
                pixels, facts = glyph
                pixels = with_rests(pixels, rng) if rng.random() < RESTS else pixels
                found.append((pixels, facts, 0 if is_crossed else digit))
    return np.array([f[0] for f in found], np.uint8), np.array([f[1] for f in found], np.uint8), np.array([f[2] for f in found], np.int32)


def with_rests(pixels: np.ndarray, rng) -> np.ndarray:
    """A paler glyph beside a few rests of lines and signs, which reach in from the edges of its square."""
    pixels = (pixels * rng.uniform(0.35, 1)).astype(np.uint8)
    for _ in range(rng.integers(1, 6)):
        rest = np.rot90(pixels, rng.integers(4))
        at, depth, length = rng.integers(0, 24), rng.integers(1, 5), rng.integers(2, 8)
        rest[:depth, at : at + length] = rng.integers(200, 256)
    return pixels


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


def cut(ink: np.ndarray, sharp: np.ndarray):
    """The glyph and the facts of what is in a square of 48 pixels, as `Glyph::cut` finds them: its pixels come from the
    same square as sharp as it is known."""
    dark = np.quantile(ink[6:-6, 6:-6], 0.985)
    parts, count = ndimage.label(ink > max(0.45 * dark, 0.07), np.ones((3, 3)))
    if not count:
        return None
    sums = ndimage.sum(ink, parts, range(1, count + 1))
    rows, columns = np.nonzero(np.isin(parts, np.flatnonzero(sums > 0.12 * sums.max()) + 1))
    top, bottom, left, right = rows.min(), rows.max(), columns.min(), columns.max()
    high, wide = bottom - top + 1, right - left + 1
    longest = max(high, wide)
    if longest < 9:
        return None
    x, y, zoom = (left + right) / 2, (top + bottom) / 2, len(sharp) / 48

    def places(middle: float, length: int):
        scale = longest / 20 / np.clip(WIDE * longest / length, 1, WIDENED)
        return middle + (np.arange(48) / 2 - 11.75) * scale

    at = np.meshgrid(places(y, high), places(x, wide), indexing="ij")
    pixels = ndimage.map_coordinates(sharp, [(place + 0.5) * zoom - 0.5 for place in at], order=1)
    pixels = pixels.reshape(24, 2, 24, 2).mean((1, 3))
    pixels = pixels / max(np.quantile(pixels, 0.97), 0.07)
    apart = np.hypot(x - 24, y - 24) / 48
    return (np.clip(pixels, 0, 1) * 255).astype(np.uint8), np.clip([longest / 48 * 255, apart * 255, dark * 255], 0, 255)


def main() -> None:
    folder, photos, real_glyphs, begun, begun_glyphs, out = map(Path, sys.argv[1:7])
    clean = samples.real(photos, real_glyphs, True, labels=samples.pen_label)[0]
    written = samples.real(begun, begun_glyphs, True, samples.begun_truth, samples.pen_label)[0]
    kept = samples.real(begun, begun_glyphs, False, samples.begun_truth, samples.pen_label)[0]
    kept_clean = samples.real(photos, real_glyphs, False, labels=samples.pen_label)[0]
    made = [samples.rendered(*map(Path, pair.split("=")), samples.pen_label)[0] for pair in sys.argv[7:]]
    rendered = tuple(np.concatenate([one[part] for one in made]) for part in range(3))
    held = len(rendered[2]) // 48
    pages = [part[held:] for part in rendered]
    drawn = alone(Hands(folder, False), ALONE)
    every = groups([(*pages, 1.8), (*written, 1.4), (*clean, 0.5)], drawn)
    layers = train.descend(train.start(PENS), every, PENS, STEPS, rate, 1.2, BEND, NARROWED, smooth=0.01, rounded=rounds)
    found, again = train.rounded(layers, *train.FEW)
    train.write(out / "pens.bin", PENS, found)
    report = functools.partial(train.report, strides=train.FINE)
    report("pens, rendered, not trained on", again, *[part[:held] for part in rendered])
    report("pens, begun photos, trained on", again, *written)
    report("pens, begun photos, other puzzles", again, *kept)
    report("pens, printed photos, other puzzles", again, *kept_clean)


def groups(sources, drawn):
    """What the net sees. What lies aside is nothing; digits without a page are not compared with print."""
    pixels, facts, labels = drawn
    for seen, data, kinds, _ in sources[:2]:
        by_hand = kinds != samples.PRINTED
        aside = train.lying(seen[by_hand], data[by_hand], kinds[by_hand])
        sources = [*sources, (*aside, np.zeros(len(aside[1]), np.int32), 0.5)]
    every = train.groups(sources, PENS["classes"], lambda kind: OFTEN.get(kind, 1.0))
    for kind, weight in ((labels > 0, 1.3), (labels == 0, 0.5)):
        source = (pixels[kind], facts[kind], labels[kind], weight, range(samples.PRINTED))
        every += train.groups([source], PENS["classes"], lambda kind: 1.0)
    return every


def rate(number: int) -> float:
    """How fast a step goes: faster and faster for a twentieth of the steps, then slower and slower."""
    rise = STEPS / 20
    if number < rise:
        return 3e-4 + (RATE - 3e-4) * number / rise
    return 2e-5 + RATE * train.cosine((number - rise) / (STEPS - rise))


def rounds(number: int):
    """The levels and the reach of the weights in a step, if they are rounded."""
    return train.FEW if number >= ROUNDED else None


if __name__ == "__main__":
    main()
