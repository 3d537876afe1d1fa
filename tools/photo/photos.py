"""Renders photos of printed puzzles, and records what is printed on them.

    python photos.py FONTS OUT --count N --seed S [--unseen] [--mixed] [--begun HANDS] [--unique GRIDFOLD]

writes OUT/0000.jpg ... and OUT/truth.jsonl, one puzzle per line: kind, size, unit, clues, givens, signs, the corners in
the photo (those of the upright puzzle, clockwise from its upper left), the turn. With `--begun` there is handwriting in
the grid, which is recorded separately. The same seed gives the same photos.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

import fonts
import hands
from begun import Begun
from page import Page
from puzzles import puzzle, unique

LAYOUTS = [("skyscrapers", "lines"), ("skyscrapers", "lines"), ("futoshiki", "boxes"), ("futoshiki", "lines"), ("latin", "lines")]


def tilt(rng) -> np.ndarray:
    """A random rotation of up to 15 degrees about each axis."""
    a, b, c = np.radians(rng.uniform(-15, 15, 3))
    about_x = [[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]]
    about_y = [[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]]
    about_z = [[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]]
    return np.array(about_z) @ np.array(about_y) @ np.array(about_x)


def project(points: np.ndarray, turn: np.ndarray, distance: float) -> np.ndarray:
    """Points of the page (the middle is 0, the side 1) as a camera sees them."""
    placed = points @ turn[:, :2].T
    return placed[:, :2] * (distance / (distance + placed[:, 2:]))


def photograph(page: Page, rng) -> tuple[np.ndarray, np.ndarray]:
    """The photo of a page, and the four corners of the grid on it."""
    flat = np.asarray(page.image, np.float32)
    flat = show_through(flat, rng)
    extent = flat.shape[0]
    turn, distance = tilt(rng), rng.uniform(1.6, 4.0)
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) * page.side + page.left
    seen = project(corners / extent - 0.5, turn, distance)
    span = (seen.max(0) - seen.min(0)).max()
    across = np.exp(rng.uniform(np.log(300), np.log(1000))) * (1.0 if page.puzzle["layout"] == "lines" else 1.15)
    scale = across / (np.linalg.norm(seen[1] - seen[0]) + 1e-9)
    ring = 1.3 * page.pitch / extent * scale if page.ring else 0.15 * page.pitch / extent * scale
    width, height = (int(span * scale + 2 * ring + across * rng.uniform(0.03, 0.5)) for _ in range(2))
    middle = (seen.max(0) + seen.min(0)) / 2
    slack = np.array([width, height]) - span * scale - 2 * ring
    centre = np.array([width, height]) / 2 + slack * rng.uniform(-0.45, 0.45, 2) - middle * scale

    # From the photo back to the page: the inverse of the projection, which is a homography.
    grid = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float) - 0.5
    there = project(grid, turn, distance) * scale + centre
    back = homography(there, (grid + 0.5) * extent)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    depth = back[2, 0] * xs + back[2, 1] * ys + back[2, 2]
    px = (back[0, 0] * xs + back[0, 1] * ys + back[0, 2]) / depth
    py = (back[1, 0] * xs + back[1, 1] * ys + back[1, 2]) / depth
    bulge = rng.uniform(0, 0.012) * extent if rng.random() < 0.5 else 0.0
    phase, angle = rng.uniform(0, 6.28), rng.uniform(0, 6.28)
    wave = lambda x, y: bulge * np.sin((x * np.cos(angle) + y * np.sin(angle)) / extent * 4.0 + phase)
    qx, qy = px + wave(px, py) * np.sin(angle + 1), py + wave(px, py) * np.cos(angle + 1)
    shrink = extent / (scale * 1.0)
    smooth = max(0.0, 0.45 * shrink - 0.3)
    soft = ndimage.gaussian_filter(flat, (smooth, smooth, 0)) if smooth > 0.2 else flat
    table = rng.uniform(30, 220, 3)
    photo = np.stack([ndimage.map_coordinates(soft[..., c], [qy, qx], order=1, cval=table[c]) for c in range(3)], -1)

    # The corners move with the bulge: approximately, the page point q comes from p = q - wave.
    moved = corners.astype(float)
    for _ in range(6):
        shift = np.stack([wave(moved[:, 0], moved[:, 1]) * np.sin(angle + 1), wave(moved[:, 0], moved[:, 1]) * np.cos(angle + 1)], -1)
        moved = corners - shift
    onto = np.linalg.inv(back)
    ends = np.c_[moved, np.ones(4)] @ onto.T
    return photo, ends[:, :2] / ends[:, 2:]


def homography(source: np.ndarray, target: np.ndarray) -> np.ndarray:
    rows, right = [], []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.append(np.linalg.solve(np.array(rows), np.array(right)), 1).reshape(3, 3)


def show_through(flat: np.ndarray, rng) -> np.ndarray:
    """Lets the reverse side of thin paper show through."""
    if rng.random() < 0.5:
        return flat
    back = np.roll(flat[:, ::-1], rng.integers(0, flat.shape[0], 2), (0, 1)).mean(2)
    back = ndimage.gaussian_filter(back, rng.uniform(1, 4))
    faint = rng.uniform(0.03, 0.13)
    return flat * (1 - faint * (1 - back / back.max()))[..., None]


def light(photo: np.ndarray, rng) -> np.ndarray:
    """Adds uneven light, the edge of a shadow, and the colour of the lamp."""
    height, width = photo.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width] / max(height, width)
    angle = rng.uniform(0, 6.28)
    along = (xs - 0.5) * np.cos(angle) + (ys - 0.5) * np.sin(angle)
    level = 1 + rng.uniform(0, 0.6) * along
    if rng.random() < 0.35:
        angle = rng.uniform(0, 6.28)
        across = (xs - rng.uniform(0.25, 0.75)) * np.cos(angle) + (ys - rng.uniform(0.25, 0.75)) * np.sin(angle)
        edge = across + 0.05 * np.sin(9 * (xs + ys) + angle)
        level = level * (1 - rng.uniform(0.2, 0.55) / (1 + np.exp(-edge / rng.uniform(0.006, 0.05))))
    warm = rng.uniform(-0.3, 1.0)
    lamp = np.array([1.0, 1.0 - 0.12 * abs(warm), 1.0 - 0.45 * max(warm, 0.0)]) * rng.uniform(0.92, 1.0, 3)
    return photo * level[..., None] * lamp * rng.uniform(0.55, 1.0)


def camera(photo: np.ndarray, rng) -> np.ndarray:
    """Adds blur, grain and the losses of the lens."""
    across = min(photo.shape[:2])
    sigma = rng.uniform(0, 0.9) + (rng.uniform(0, 0.0022) * across if rng.random() < 0.4 else 0)
    photo = ndimage.gaussian_filter(photo, (sigma, sigma, 0))
    if rng.random() < 0.2:
        length = int(rng.integers(2, 4))
        photo = ndimage.uniform_filter1d(photo, length, axis=int(rng.integers(2)))
    grain = rng.normal(0, rng.uniform(0.5, 7), photo.shape)
    if rng.random() < 0.5:
        grain = ndimage.gaussian_filter(grain, (0.7, 0.7, 0)) * 1.7
    return np.clip(photo + grain, 0, 255).astype(np.uint8)


def one(number: int, seed: int, paths: list, mixed: bool, writing=None, program=None) -> tuple[Image.Image, dict, int]:
    """The photo with this number, its truth, and the JPEG quality of its file."""
    rng = np.random.default_rng([seed, number])
    kind, layout = ("latin", "lines") if mixed else LAYOUTS[number % len(LAYOUTS)]
    n = int(rng.integers(7 if mixed else 4, 10))
    truth = {**puzzle(kind, n, rng), "layout": layout}
    if mixed:
        truth |= {"unit": int(rng.choice([1, 10])), "givens": rng.integers(0, n + 1, (n, n)).tolist()}
    if program:
        truth = unique(truth, program, np.random.default_rng([seed, number, 1]))
    if writing:
        truth["unit"] = 1
    page = Begun(truth, paths, writing, rng) if writing else Page(truth, paths, rng, mixed)
    page.print()
    photo, corners = photograph(page, rng)
    photo = camera(light(photo, rng), rng)
    # With too few numbers, a person cannot tell which way is up either.
    numbers = np.count_nonzero(truth["givens"]) + np.count_nonzero(truth["clues"])
    turn = int(rng.integers(4)) if numbers > 5 and rng.random() < 0.3 else 0
    for _ in range(turn):
        corners = np.stack([photo.shape[0] - 1 - corners[:, 1], corners[:, 0]], -1)
        photo = np.rot90(photo, -1)
    truth |= {"turn": turn, "font": page.font_path.name, "corners": np.round(corners, 1).tolist()}
    return Image.fromarray(np.ascontiguousarray(photo)), truth, int(rng.integers(55, 95))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--unseen", action="store_true", help="with fonts that no training has seen")
    parser.add_argument("--mixed", action="store_true", help="numbers in many fonts, and in most cells, for training")
    parser.add_argument("--begun", type=Path, help="with handwriting: the folder of hands.py")
    parser.add_argument("--unique", metavar="GRIDFOLD", help="with as many givens more as a puzzle needs to have one solution: the program that solves it")
    options = parser.parse_args()
    paths = fonts.paths(options.fonts, fonts.UNSEEN) if options.unseen else fonts.for_training(options.fonts)
    writing = hands.Hands(options.begun, options.unseen) if options.begun else None
    options.out.mkdir(parents=True, exist_ok=True)
    with open(options.out / "truth.jsonl", "w") as truths:
        for number in range(options.count):
            image, truth, quality = one(number, options.seed, paths, options.mixed, writing, options.unique)
            name = f"{number:04}.jpg"
            image.save(options.out / name, quality=quality)
            truths.write(json.dumps({"file": name, **truth}) + "\n")
            truths.flush()


if __name__ == "__main__":
    main()
