"""Finds how much each fact counts that tells print from handwriting: a logistic regression over the numbers in cells.

    python weigh.py WEIGHTS PHOTOS REAL_GLYPHS BEGUN BEGUN_GLYPHS FOLDER=GLYPHS...

It prints the constants NET, FEATURE, LIKENESS and PEN of `crates/photo/src/hands.rs`; the other constants of that file and
of `alike.rs` are taken from there. As in the library, what the numbers of a page have in common depends on which of them
are printed, so each round starts from the chances of the round before.
"""

import re
import sys
from pathlib import Path

import numpy as np
import torch
from scipy.optimize import minimize
from scipy.special import expit

import samples
import train
from pens import PENS as SHAPE

SOURCE = Path(__file__).parents[2] / "crates/photo/src"
#: How much the numbers of rendered pages, of begun photos and of printed photos count.
COUNT = (1.0, 0.5, 0.3)
#: Features that clues share with the numbers in cells.
SHARED = 3


def constant(file: str, name: str) -> np.ndarray:
    """The numbers of a constant of the library."""
    told = re.search(rf"const {name}: [^=]*= ([^;]*);", (SOURCE / file).read_text())[1]
    return np.array([float(number) for number in re.findall(r"[\d.]+", told)])


PENS, PRESS, NARROW = (constant("hands.rs", name) for name in ("PENS", "PRESS", "NARROW"))
IMAGINED, AVERAGE, MOST = (constant("hands.rs", name)[0] for name in ("IMAGINED", "AVERAGE", "MOST"))
ROUNDS, SURE = int(constant("hands.rs", "ROUNDS")[0]), constant("sights.rs", "SURE")[0]
REPEATED, STEEP = constant("alike.rs", "REPEATED")[0], constant("alike.rs", "STEEP")[0]
FOR_PRINT, AGAINST = constant("alike.rs", "MOST")
OFTEN = constant("look.rs", "OFTEN_PRINTED")[0]


class Page:
    """The numbers of a photo: what the nets say about them, their features, and who wrote them (1 for a pen, -1 for unknown)."""

    def __init__(self, truth: dict, glyphs: np.ndarray, nets):
        glyphs = glyphs[(glyphs["role"] == samples.CELL) | (glyphs["role"] == samples.OUTSIDE) & (truth["kind"] == "skyscrapers")]
        turns, self.cell = truth["turn"], glyphs["role"] == samples.CELL
        upright, sharp = (np.array([np.rot90(one, turns) for one in glyphs[kind]]).reshape(-1, 24, 24) for kind in ("pixels", "sharp"))
        facts = glyphs["facts"].astype(np.float32) / 255
        seen = zip(nets, (upright, sharp))
        print_, pens = (chances(layers, strides, pixels.astype(np.float32) / 255, facts) for (layers, strides), pixels in seen)
        self.value, self.sure = print_[:, 1:].argmax(1), print_[:, 1:].max(1) > SURE
        self.weight = np.where(self.cell | self.sure, 1 - pens[:, 0], 0)
        self.net = np.log(np.maximum(OFTEN * pens[:, 1:10].sum(1), 1e-4) / np.maximum(pens[:, samples.PRINTED], 1e-4))
        left, top, right, bottom = glyphs["bounds"].T / 255
        foot = (bottom, 1 - left, 1 - top, right)[turns % 4]
        length, _, dark = glyphs["facts"].T / 255
        self.features = np.array([*(glyphs["hue"].T / 255 - 0.5), dark, length, foot]).T
        level = upright.reshape(-1, 576) - upright.reshape(-1, 576).mean(1, keepdims=True)
        level /= np.maximum(np.linalg.norm(level, axis=1, keepdims=True), 1e-6)
        same = (self.value[:, None] == self.value) & (self.cell[:, None] == self.cell)
        self.likeness = np.where(same & ~np.eye(len(level), dtype=bool), level @ level.T, -1)
        labels = np.array([samples.pen_label(truth, int(g["role"]), int(g["place"]), turns) for g in glyphs])
        unknown = (labels == samples.NOTHING) | ~self.cell | (pens[:, 0] > 0.5)
        self.by_hand = np.where(unknown, -1, labels < samples.PRINTED)
        self.chance = expit(self.net)

    def facts(self) -> np.ndarray:
        """What the net, each feature and the likeness to print say, as logarithms."""
        told = [self.net]
        for at, values in enumerate(self.features.T):
            has = self.cell | (at < SHARED)
            pens, press = (self.spread(values, has, share, usual[at], NARROW[at]) for share, usual in ((self.chance, PENS), (1 - self.chance, PRESS)))
            ratio = likely(values, *pens) - likely(values, *press)
            told.append(np.where(has, ratio.clip(-MOST, MOST), 0))
        likest = np.where((self.chance < 0.5) & self.sure, self.likeness, -1).max(1, initial=-1)
        told.append(np.where(likest > -1, (STEEP * (REPEATED - likest)).clip(-FOR_PRINT, AGAINST), 0))
        return np.array(told).T

    def spread(self, values, has, share, usual: float, least: float):
        """The mean and the spread of a feature of a class, as in `hands.rs`."""
        every = self.weight * has
        mine = every * share
        mean = (mine @ values + AVERAGE * (every @ values) / (every.sum() + 1e-3)) / (mine.sum() + AVERAGE)
        squares = mine @ (values - mean) ** 2 + IMAGINED * usual**2
        return mean, max(np.sqrt(squares / (mine.sum() + IMAGINED)), least)


def chances(layers, strides, pixels, facts) -> np.ndarray:
    """What a net says."""
    told = train.answer(layers, torch.from_numpy(pixels), torch.from_numpy(facts), strides)
    return torch.softmax(told, 1).numpy()


def likely(values, mean: float, spread: float):
    return -(((values - mean) / spread) ** 2) / 2 - np.log(spread)


def fitted(facts, by_hand, count):
    """The weights of the facts, and the constant, that make the labels likeliest."""
    facts = np.column_stack([facts, np.ones(len(facts))])

    def loss(weights):
        odds = facts @ weights
        unlikely = np.logaddexp(0, np.where(by_hand == 1, -odds, odds))
        slope = facts.T @ (count * (expit(odds) - by_hand))
        held = np.append(weights[:-1], 0)
        return count @ unlikely + held @ held / 2, slope + held

    found = minimize(loss, np.zeros(facts.shape[1]), jac=True, method="L-BFGS-B").x
    return found[:-1], found[-1]


def main() -> None:
    weights, photos, real_glyphs, begun, begun_glyphs = map(Path, sys.argv[1:6])
    nets = [(train.read(weights / f"{name}.bin", shape), shape["strides"]) for name, shape in (("numbers", train.NUMBERS), ("pens", SHAPE))]
    made = [photo for pair in sys.argv[6:] for photo in samples.rendered_photos(*map(Path, pair.split("=")))]
    sets = (made, samples.real_photos(begun, begun_glyphs, True, samples.begun_truth), samples.real_photos(photos, real_glyphs, True))
    pages = [(Page(truth, glyphs, nets), count) for photos, count in zip(sets, COUNT) for truth, glyphs in photos if len(glyphs)]
    for _ in range(ROUNDS):
        facts = [page.facts() for page, _ in pages]
        by_hand = np.concatenate([page.by_hand for page, _ in pages])
        count = np.concatenate([np.full(len(page.by_hand), count) for page, count in pages])
        known = by_hand >= 0
        of_facts, pen = fitted(np.concatenate(facts)[known], by_hand[known], count[known])
        for (page, _), told in zip(pages, facts):
            page.chance = expit(told @ of_facts + pen)
        wrong = sum(((page.chance > 0.5) != page.by_hand)[page.by_hand >= 0].sum() for page, _ in pages)
        print(f"{wrong} of {known.sum()} wrong; NET {of_facts[0]:.2f}, FEATURE {of_facts[1:6].round(2)}, LIKENESS {of_facts[6]:.2f}, PEN {pen:.2f}", flush=True)


if __name__ == "__main__":
    main()
