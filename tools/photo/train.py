"""Trains the nets of numbers and of signs and writes their weights as bytes.

    python train.py PHOTOS REAL_GLYPHS BEGUN BEGUN_GLYPHS OUT FOLDER=GLYPHS... --signs FOLDER=GLYPHS...

PHOTOS contains photos of printed newspaper puzzles, BEGUN the same with handwriting in every open cell. The folders
contain rendered pages: for numbers, pages without handwriting; for signs, mostly pages with handwriting, which reaches
the lines. The seed is fixed; PyTorch with as many threads on one kind of processor gives the same weights every time.
"""

import sys
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

import packed
import samples

SEED = 20261122
#: The strides of the convolutions: of these two nets, and of the one that looks more closely.
COARSE, FINE = (2, 2, 1), (1, 2, 2, 1, 1)
NUMBERS = {"channels": (16, 32, 48), "hidden": 48, "classes": 19, "strides": COARSE}
SIGNS = {"channels": (12, 16, 24), "hidden": 24, "classes": 3, "strides": COARSE}
BATCH = 192
#: The weights found are a mean over about so many steps; and what is added to a variance before its root divides.
KEPT, EPSILON = 1000, 1e-3
#: The levels of a weight on each side of 0; and few of them, up to so many times the usual weight: they pack small, and
#: read well if the training knows of them.
LEVELS, FEW = 63, (2, 2.0)
#: The packed weights are so much larger than the weights in steps.
OFFSET = LEVELS + 1


def start(shape: dict):
    """Random weights of a net."""
    chance = torch.Generator().manual_seed(SEED)
    inputs, sizes = 1, []
    for channels in shape["channels"]:
        sizes.append((channels, inputs, 3, 3))
        inputs = channels
    sizes += [(shape["hidden"], 9 * inputs + 3), (shape["classes"], shape["hidden"])]
    return [(torch.randn(size, generator=chance) * (2 / np.prod(size[1:])) ** 0.5, torch.zeros(size[0])) for size in sizes]


def answer(layers, pixels, facts, strides, normal=None):
    """The logits for glyphs (b, 24, 24) and their facts (b, 3). In training, `normal` is called with the number of each layer
    but the last and with its outputs without their biases."""
    x = pixels[:, None].contiguous(memory_format=torch.channels_last)
    *convolutions, hidden, last = layers
    for at, ((weights, bias), stride) in enumerate(zip(convolutions, strides)):
        x = functional.conv2d(x, weights.contiguous(memory_format=torch.channels_last), None if normal else bias, stride, 1)
        x = functional.relu(normal(at, x) if normal else x)
    x = torch.cat([functional.max_pool2d(x, 2).flatten(1), facts], 1)
    x = functional.linear(x, hidden[0], None if normal else hidden[1])
    return functional.linear(functional.relu(normal(len(convolutions), x) if normal else x), *last)


def altered(pixels, facts, chance, shift, bend, narrow=0.0):
    """The same glyphs a little turned, shifted, blurred and noisy, and bent by about so many pixels. This share of them
    is as narrow as some people write."""
    count = len(pixels)

    def uniform(low, high, *size):
        return low + (high - low) * torch.rand(count, *size, generator=chance)

    def normal(*size):
        return torch.randn(count, *size, generator=chance)

    turn, slant = uniform(-0.14, 0.14, 1, 1), uniform(-0.15, 0.15, 1, 1)
    wide, high = uniform(0.88, 1.14, 1, 1), uniform(0.88, 1.14, 1, 1)
    wide = wide * torch.where(uniform(0, 1, 1, 1) < narrow, uniform(1, 1.8, 1, 1), 1)
    pulled = functional.interpolate(bend * normal(2, 5, 5), (24, 24), mode="bilinear")
    moved = pulled + uniform(-shift, shift, 2, 1, 1)
    ys, xs = torch.meshgrid(torch.arange(24) - 11.5, torch.arange(24) - 11.5, indexing="ij")
    x = (xs * turn.cos() - ys * turn.sin()) * wide + slant * ys + moved[:, 0]
    y = (xs * turn.sin() + ys * turn.cos()) * high + moved[:, 1]
    pixels = functional.grid_sample(pixels[:, None], torch.stack([x, y], 3) / 11.5, align_corners=True)[:, 0]
    soft = pixels
    for axis in (1, 2):
        soft = 0.5 * soft + 0.25 * (soft.roll(1, axis) + soft.roll(-1, axis))
    pixels = pixels + uniform(-0.5, 1, 1, 1).clip(-0.4) * (soft - pixels)
    noisy = pixels * uniform(0.7, 1.3, 1, 1) + normal(24, 24) * uniform(0, 0.1, 1, 1)
    return noisy.clip(0, 1), facts + normal(3) * torch.tensor([0.03, 0.03, 0.08])


def lying(pixels, facts, labels):
    """Numbers turned sideways or upside down: nothing that may be read."""
    number = labels > 0
    found = [(np.rot90(pixels[number], k, (1, 2)), facts[number]) for k in (1, 3)]
    headlong = number & ~np.isin(labels, [1, 2, 5, 6, 8, 9])
    found.append((np.rot90(pixels[headlong], 2, (1, 2)), facts[headlong]))
    return np.concatenate([f[0] for f in found]), np.concatenate([f[1] for f in found])


def mirrored(pixels, facts, labels):
    """Signs with their mirror images: flipped vertically, a sign stays the same; flipped horizontally, it becomes the
    other one."""
    other = np.array([0, 2, 1])[labels]
    both = np.concatenate([pixels, pixels[:, :, ::-1]])
    both = np.concatenate([both, both[:, ::-1]])
    return both, np.tile(facts, (4, 1)), np.tile(np.concatenate([labels, other]), 2)


def usual(kind: int) -> float:
    """The relative frequency with which a class of numbers or signs is drawn."""
    return 3.0 if kind == 0 else 0.7 if kind > 9 else 1.0


def groups(sources, classes, often):
    """For each source and class: its glyphs, the weight with which they are drawn, and the classes that are allowed: all, or
    those that the source names last."""
    found = []
    for pixels, facts, labels, weight, *named in sources:
        allowed = np.isin(np.arange(classes), named[0]) if named else np.ones(classes, bool)
        for kind in range(classes):
            where = np.flatnonzero(labels == kind)
            if len(where):
                found.append((pixels[where], facts[where], kind, weight * often(kind) * min(1.0, len(where) / 60), allowed))
    return found


def train(shape, sources, steps, shift):
    """Trains a net whose weights have few levels."""
    drawn = groups(sources, shape["classes"], usual)
    rounds = lambda at: FEW if at >= 0.45 * steps else None
    return rounded(descend(start(shape), drawn, shape, steps, lambda at: 2e-3 * cosine(at / steps), shift=shift, rounded=rounds), *FEW)


def cosine(part: float) -> float:
    """A rate that falls from 1 to 0, slowly at both ends."""
    return 0.5 + 0.5 * np.cos(np.pi * part)


def descend(layers, drawn, shape, steps: int, rate, shift, bend=0.0, narrow=0.0, smooth=0.02, rounded=None, seed=SEED):
    """Trains with glyphs drawn from groups: pixels, facts, class, weight, and the classes that are allowed. `rate` and
    `rounded` depend on the number of the step: how fast it goes, and the levels and the reach of the weights, or None for
    weights that are not rounded.

    Each layer but the last is normalised over the batch (S. Ioffe, C. Szegedy, "Batch Normalization", ICML 2015, section 3).
    The weights found are a running mean over about `KEPT` steps, with the normalisation as a part of them."""
    chance = torch.Generator().manual_seed(seed)
    batches = drawing(drawn, np.random.default_rng(seed), lambda *glyphs: altered(*glyphs, chance, shift, bend, narrow))
    gains = [torch.ones(len(bias)) for _, bias in layers[:-1]]
    parts = [part.clone().requires_grad_() for part in [*(part for layer in layers for part in layer), *gains]]
    mean = [part.detach().clone() for part in parts]
    weights, others = ([part for part in parts if (part.dim() > 1) == is_weight] for is_weight in (True, False))
    optimizer = torch.optim.AdamW([{"params": weights, "weight_decay": 1e-3}, {"params": others, "weight_decay": 0.0}], fused=True)
    for number in range(steps):
        pixels, facts, labels, allowed = next(batches)
        levels = rounded and rounded(number)
        with torch.autocast("cpu", torch.bfloat16):
            logits = learning(parts, pixels, facts, shape["strides"], levels)
        logits = logits.float().masked_fill(~allowed, -1e9)
        soft = functional.one_hot(labels, shape["classes"]) * (1 - smooth) + smooth * allowed / allowed.sum(1, keepdim=True)
        loss = functional.cross_entropy(logits, soft)
        for group in optimizer.param_groups:
            group["lr"] = rate(number)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            for kept, part in zip(mean, parts):
                kept.lerp_(part, 1 - min(1 - 1 / KEPT, (1 + number) / (10 + number)))
        if number % 250 == 0 or number == steps - 1:
            print(number, round(loss.item(), 4), flush=True)
    return folded(mean, batches, shape["strides"], rounded and rounded(steps))


def drawing(drawn, rng, alter):
    """Batches of glyphs without end: their pixels, facts and labels, and the classes that are allowed for each."""
    shares = np.array([group[3] for group in drawn])
    shares /= shares.sum()
    while True:
        counts = rng.multinomial(BATCH, shares)
        picked = [(group, rng.integers(len(group[0]), size=count)) for group, count in zip(drawn, counts) if count]
        pixels, facts = (torch.from_numpy(np.concatenate([group[which][at] for group, at in picked]).astype(np.float32)) / 255 for which in (0, 1))
        labels = torch.from_numpy(np.concatenate([np.full(len(at), group[2]) for group, at in picked]))
        allowed = torch.from_numpy(np.concatenate([np.tile(group[4], (len(at), 1)) for group, at in picked]))
        yield *alter(pixels, facts), labels, allowed


def learning(parts, pixels, facts, strides, levels=None, usual=None, share=0.1):
    """The logits of a net that learns. Its parts are the weights and biases of each layer, and the gains of each but the last.
    This share of what the batch says about the outputs of a layer goes into `usual`: their means and variances."""
    layers, gains = layers_of(parts)

    def normal(at, outputs):
        return functional.batch_norm(outputs, *(usual[at] if usual else (None, None)), gains[at], layers[at][1], True, share, EPSILON)

    return answer(stepped(layers, *levels) if levels else layers, pixels, facts, strides, normal)


def layers_of(parts):
    """The weights and biases of each layer, and the gains of each but the last."""
    count = (len(parts) + 1) // 3
    return list(zip(parts[: 2 * count : 2], parts[1 : 2 * count : 2])), parts[2 * count :]


@torch.no_grad()
def folded(parts, batches, strides, levels, count=200):
    """The weights of each layer with the usual normalisation of its outputs as a part of them."""
    layers, gains = layers_of(parts)
    usual = [(torch.zeros(len(gain)), torch.ones(len(gain))) for gain in gains]
    for number in range(count):
        pixels, facts, *_ = next(batches)
        learning(parts, pixels, facts, strides, levels, usual, 1 / (number + 1))
    found = []
    for (weights, bias), gain, (mean, variance) in zip(layers, gains, usual):
        scale = gain / (variance + EPSILON).sqrt()
        found.append((weights * scale.reshape(-1, *[1] * (weights.dim() - 1)), bias - mean * scale))
    return [*found, layers[-1]]


def step_of(weights, levels: int, reach: float):
    """The difference between two levels of the weights of each output. The largest level is the largest weight, but at most
    `reach` times the root of their mean square."""
    flat = weights.detach().flatten(1)
    step = torch.minimum(flat.abs().amax(1), reach * flat.square().mean(1).sqrt()) / levels + 1e-9
    return step.reshape(-1, *[1] * (weights.dim() - 1))


def stepped(layers, levels: int, reach: float):
    """The weights as `rounded` leaves them; slopes pass as if they were not rounded."""
    def one(weights):
        step = step_of(weights, levels, reach)
        return weights + ((weights / step).round().clip(-levels, levels) * step - weights).detach()

    return [layers[0], *((one(weights), bias) for weights, bias in layers[1:])]


def rounded(layers, levels: int = LEVELS, reach: float = float("inf")):
    """Weights as bytes with this many levels on each side of 0 and one step for each output, and the same weights as numbers
    again. Fewer levels pack smaller; the few weights of the first layer keep all of them."""
    found = []
    for at, (weights, bias) in enumerate(layers):
        most = levels if at else LEVELS
        step = step_of(weights, most, reach if at else float("inf"))
        whole = (weights / step).round().clip(-most, most)
        found.append((whole.numpy().astype(np.int8), step.numpy(), bias.numpy()))
    again = [(torch.from_numpy(whole * step.reshape(-1, *[1] * (whole.ndim - 1))), torch.from_numpy(bias)) for whole, step, bias in found]
    return found, again


def write(path: Path, shape: dict, found) -> None:
    """Writes the channels, the hidden units and the classes; for each layer, the upper halves of its steps and biases; then
    the weights of all layers, packed."""
    scales = np.concatenate([short(part) for _, *scales in found for part in scales])
    weights = np.concatenate([whole.reshape(-1) for whole, _, _ in found])
    sizes = bytes([*shape["channels"], shape["hidden"], shape["classes"]])
    path.write_bytes(sizes + scales.tobytes() + packed.pack(weights.astype(int) + OFFSET))
    print(path, path.stat().st_size, "bytes")


def read(path: Path, shape: dict):
    """The layers that `write` has written."""
    data, inputs, found, sizes = path.read_bytes(), 1, [], []
    outputs = [*shape["channels"], shape["hidden"], shape["classes"]]
    for at, size in enumerate(outputs):
        plane = at - len(shape["channels"])
        sizes.append((size, inputs, 3, 3) if plane < 0 else (size, 9 * inputs + 3 if plane == 0 else inputs))
        inputs = size
    start = len(outputs) + 4 * sum(outputs)
    halves = np.frombuffer(data[len(outputs) : start], "<u2").astype("<u4") << 16
    scales = iter(np.split(halves.view("<f4"), np.cumsum(np.repeat(outputs, 2))[:-1]))
    weights = np.array(packed.unpack(data[start:], sum(map(np.prod, sizes))), np.float32) - OFFSET
    for size in sizes:
        step, bias = next(scales), next(scales)
        whole, weights = weights[: np.prod(size)].reshape(size[0], -1), weights[np.prod(size) :]
        found.append((torch.tensor((whole * step[:, None]).reshape(size)), torch.tensor(bias)))
    return found


def short(values: np.ndarray) -> np.ndarray:
    """The upper halves of the nearest numbers whose lower halves are 0."""
    return ((values.reshape(-1).view("<u4") + 0x8000) >> 16).astype("<u2")


def report(name, layers, pixels, facts, labels, strides=COARSE) -> None:
    if len(labels):
        inputs = (torch.from_numpy(part.astype(np.float32)) / 255 for part in (pixels, facts))
        told = answer(layers, *inputs, strides).argmax(1).numpy()
        wrong = told != labels
        print(f"{name}: {wrong.sum()} of {len(labels)} wrong; missed {(wrong & (told == 0)).sum()}, invented {(wrong & (labels == 0)).sum()}")


def main() -> None:
    photos, glyphs, begun, begun_glyphs, out = map(Path, sys.argv[1:6])
    seen = samples.real(photos, glyphs, True)
    mixed = samples.real(begun, begun_glyphs, True, samples.begun_truth)[0]
    is_printed = mixed[2] > 0
    kept = samples.real(photos, glyphs, False)
    split = sys.argv.index("--signs")
    every = []
    for which, pairs in enumerate((sys.argv[6:split], sys.argv[split + 1 :])):
        made = [samples.rendered(*map(Path, pair.split("=")))[which] for pair in pairs]
        every.append(tuple(np.concatenate([one[part] for one in made]) for part in range(3)))
    held = [len(part[2]) // 10 for part in every]

    numbers = [(*[part[held[0]:] for part in every[0]], 1.0), (*seen[0], 2.0), (*[part[is_printed] for part in mixed], 1.0)]
    for pixels, facts, labels, _ in list(numbers):
        aside = lying(pixels, facts, labels)
        numbers.append((*aside, np.zeros(len(aside[1]), np.int32), 0.6))
    signs = [(*mirrored(*[part[held[1]:] for part in every[1]]), 1.0), (*mirrored(*seen[1]), 1.0)]
    for which, (name, shape, sources, steps, shift) in enumerate(
        [("numbers", NUMBERS, numbers, 14_000, 1.2), ("signs", SIGNS, signs, 12_000, 1.8)]
    ):
        found, again = train(shape, sources, steps, shift)
        write(out / f"{name}.bin", shape, found)
        report(f"{name}, rendered, not trained on", again, *[part[: held[which]] for part in every[which]])
        report(f"{name}, real, trained on", again, *seen[which])
        report(f"{name}, real, other puzzles", again, *kept[which])


if __name__ == "__main__":
    main()
