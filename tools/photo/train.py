"""Trains the two nets and writes their weights as bytes.

    python train.py REAL_PHOTOS REAL_GLYPHS OUT FOLDER=GLYPHS... --signs FOLDER=GLYPHS...

The folders contain rendered pages: for numbers, pages without handwriting; for signs, mostly pages with handwriting, which
reaches the lines. The seed is fixed; JAX on one kind of processor gives the same weights every time.
"""

import functools
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.scipy.ndimage import map_coordinates

import packed
import samples

SEED = 20261122
NUMBERS = {"channels": (12, 24, 32), "hidden": 32, "classes": 19}
SIGNS = {"channels": (8, 12, 16), "hidden": 16, "classes": 3}
BATCH = 192
#: The levels of a weight on each side of 0.
LEVELS = 63
#: The packed weights are so much larger than the weights in steps.
OFFSET = LEVELS + 1
#: The strides of the convolutions: of these two nets, and of the one that looks more closely.
COARSE, FINE = (2, 2, 1), (1, 2, 2, 1)


def start(shape: dict, key):
    """Random weights of a net."""
    layers, inputs = [], 1
    for channels in shape["channels"]:
        key, part = jax.random.split(key)
        layers.append((jax.random.normal(part, (channels, inputs, 3, 3)) * np.sqrt(2 / (9 * inputs)), jnp.zeros(channels)))
        inputs = channels
    for inputs, outputs in ((9 * inputs + 3, shape["hidden"]), (shape["hidden"], shape["classes"])):
        key, part = jax.random.split(key)
        layers.append((jax.random.normal(part, (outputs, inputs)) * np.sqrt(2 / inputs), jnp.zeros(outputs)))
    return layers


def answer(layers, pixels, facts, strides=COARSE):
    """The logits for glyphs (b, 24, 24) and their facts (b, 3)."""
    x = pixels[:, None]
    *convolutions, hidden, last = layers
    for (weights, bias), stride in zip(convolutions, strides):
        x = jax.lax.conv_general_dilated(x, weights, (stride, stride), ((1, 1), (1, 1)))
        x = jax.nn.relu(x + bias[None, :, None, None])
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
    x = jnp.concatenate([x.reshape(x.shape[0], -1), facts], 1)
    x = jax.nn.relu(x @ hidden[0].T + hidden[1])
    return x @ last[0].T + last[1]


def altered(pixels, facts, key, shift, bend, narrow=0.0):
    """The same glyphs a little turned, shifted, blurred and noisy, and bent by about so many pixels. This share of them
    is as narrow as some people write."""
    keys = jax.random.split(key, 9)
    count = pixels.shape[0]
    turn = jax.random.uniform(keys[0], (count,), minval=-0.14, maxval=0.14)
    size = jax.random.uniform(keys[1], (count, 2), minval=0.88, maxval=1.14)
    thin = jax.random.uniform(jax.random.fold_in(key, 10), (2, count))
    size = size.at[:, 0].multiply(jnp.where(thin[0] < narrow, 1 + 0.8 * thin[1], 1))
    slant = jax.random.uniform(keys[2], (count,), minval=-0.15, maxval=0.15)
    move = jax.random.uniform(keys[3], (count, 2), minval=-shift, maxval=shift)
    pulled = bend * jax.random.normal(jax.random.fold_in(key, 9), (count, 2, 5, 5))
    pulled = jax.image.resize(pulled, (count, 2, 24, 24), "linear")
    ys, xs = jnp.mgrid[0:24, 0:24] - 11.5

    def warp(picture, turn, size, slant, move, pulled):
        x = (xs * jnp.cos(turn) - ys * jnp.sin(turn)) * size[0] + slant * ys + move[0] + pulled[0]
        y = (xs * jnp.sin(turn) + ys * jnp.cos(turn)) * size[1] + move[1] + pulled[1]
        return map_coordinates(picture, [y + 11.5, x + 11.5], order=1)

    pixels = jax.vmap(warp)(pixels, turn, size, slant, move, pulled)
    soft = pixels
    for axis in (1, 2):
        soft = 0.5 * soft + 0.25 * (jnp.roll(soft, 1, axis) + jnp.roll(soft, -1, axis))
    share = jax.random.uniform(keys[4], (count, 1, 1), minval=-0.5, maxval=1.0)
    pixels = pixels + jnp.clip(share, -0.4, 1.0) * (soft - pixels)
    gain = jax.random.uniform(keys[5], (count, 1, 1), minval=0.7, maxval=1.3)
    noise = jax.random.normal(keys[6], pixels.shape) * jax.random.uniform(keys[7], (count, 1, 1), maxval=0.1)
    facts = facts + jax.random.normal(keys[8], facts.shape) * jnp.array([0.03, 0.03, 0.08])
    return jnp.clip(pixels * gain + noise, 0, 1), facts


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


def train(shape, sources, steps, shift, often=usual, bend=0.0):
    rng = np.random.default_rng(SEED)
    layers = start(shape, jax.random.key(SEED))
    drawn = groups(sources, shape["classes"], often)
    loss = lambda layers, *glyphs: crossed(layers, *glyphs, shape, shift, bend)
    return descend(layers, drawn, [(steps, loss)], optax.cosine_decay_schedule(2e-3, steps), rng, jax.random.key(SEED + 1))


def crossed(layers, pixels, facts, labels, allowed, key, shape, shift, bend, smooth=0.02, narrow=0.0):
    """The cross entropy of glyphs, altered at random, among the classes that are allowed for each (b, classes)."""
    logits = answer(layers, *altered(pixels, facts, key, shift, bend, narrow), shape.get("strides", COARSE))
    logits = jnp.where(allowed, logits, -1e9)
    soft = jax.nn.one_hot(labels, shape["classes"]) * (1 - smooth) + smooth * allowed / allowed.sum(1, keepdims=True)
    return optax.softmax_cross_entropy(logits, soft).mean()


def descend(layers, drawn, losses, rate, rng, key):
    """Trains with glyphs drawn from groups: pixels, facts, class, weight, and the classes that are allowed. Each of the
    losses comes with its number of steps."""
    shares = np.array([group[3] for group in drawn])
    shares /= shares.sum()
    optimizer = optax.adamw(rate, weight_decay=1e-3)
    state = optimizer.init(layers)

    @functools.partial(jax.jit, static_argnums=0)
    def step(loss, layers, state, pixels, facts, labels, allowed, key):
        value, slope = jax.value_and_grad(loss)(layers, pixels / 255.0, facts / 255.0, labels, allowed, key)
        change, state = optimizer.update(slope, state, layers)
        return optax.apply_updates(layers, change), state, value

    every = [loss for steps, loss in losses for _ in range(steps)]
    for number, loss in enumerate(every):
        counts = rng.multinomial(BATCH, shares)
        picked = [(g, rng.integers(len(g[0]), size=c)) for g, c in zip(drawn, counts) if c]
        pixels = np.concatenate([g[0][at] for g, at in picked]).astype(np.float32)
        facts = np.concatenate([g[1][at] for g, at in picked]).astype(np.float32)
        labels = np.concatenate([np.full(len(at), g[2]) for g, at in picked])
        allowed = np.concatenate([np.tile(g[4], (len(at), 1)) for g, at in picked])
        layers, state, value = step(loss, layers, state, pixels, facts, labels, allowed, jax.random.fold_in(key, number))
        if number % 250 == 0 or number == len(every) - 1:
            print(number, round(float(value), 4), flush=True)
    return layers


def step_of(weights, levels: int, reach: float):
    """The difference between two levels of the weights of each output. The largest level is the largest weight, but at most
    `reach` times the root of their mean square."""
    flat = jnp.abs(weights).reshape(weights.shape[0], -1)
    step = jnp.minimum(flat.max(1), reach * jnp.sqrt((flat**2).mean(1))) / levels
    return step.reshape(-1, *[1] * (weights.ndim - 1)) + 1e-9


def stepped(layers, levels: int, reach: float):
    """The weights as `rounded` leaves them; slopes pass as if they were not rounded."""
    def one(weights):
        step = step_of(weights, levels, reach)
        return weights + jax.lax.stop_gradient(jnp.clip(jnp.rint(weights / step), -levels, levels) * step - weights)

    return [layers[0], *((one(weights), bias) for weights, bias in layers[1:])]


def rounded(layers, levels: int = LEVELS, reach: float = jnp.inf):
    """Weights as bytes with this many levels on each side of 0 and one step for each output, and the same weights as numbers
    again. Fewer levels pack smaller; the few weights of the first layer keep all of them."""
    found = []
    for at, (weights, bias) in enumerate(layers):
        most = levels if at else LEVELS
        step = step_of(weights, most, reach if at else jnp.inf)
        whole = np.asarray(jnp.clip(jnp.rint(weights / step), -most, most), np.int8)
        found.append((whole, np.asarray(step, "<f4"), np.asarray(bias, "<f4")))
    again = [(whole * step, bias) for whole, step, bias in found]
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
        found.append(((whole * step[:, None]).reshape(size), bias))
    return found


def short(values: np.ndarray) -> np.ndarray:
    """The upper halves of the nearest numbers whose lower halves are 0."""
    return ((values.reshape(-1).view("<u4") + 0x8000) >> 16).astype("<u2")


def report(name, layers, pixels, facts, labels, strides=COARSE) -> None:
    if len(labels):
        logits = np.asarray(jax.jit(answer, static_argnums=3)(layers, pixels / np.float32(255), facts / np.float32(255), strides))
        told = logits.argmax(1)
        wrong = told != labels
        print(f"{name}: {wrong.sum()} of {len(labels)} wrong; missed {(wrong & (told == 0)).sum()}, invented {(wrong & (labels == 0)).sum()}")


def main() -> None:
    photos, glyphs, out = map(Path, sys.argv[1:4])
    seen = samples.real(photos, glyphs, True)
    kept = samples.real(photos, glyphs, False)
    split = sys.argv.index("--signs")
    every = []
    for which, pairs in enumerate((sys.argv[4:split], sys.argv[split + 1 :])):
        made = [samples.rendered(*map(Path, pair.split("=")))[which] for pair in pairs]
        every.append(tuple(np.concatenate([one[part] for one in made]) for part in range(3)))
    held = [len(part[2]) // 10 for part in every]

    numbers = [(*[part[held[0]:] for part in every[0]], 1.0), (*seen[0], 1.0)]
    for pixels, facts, labels, _ in list(numbers):
        aside = lying(pixels, facts, labels)
        numbers.append((*aside, np.zeros(len(aside[1]), np.int32), 0.6))
    signs = [(*mirrored(*[part[held[1]:] for part in every[1]]), 1.0), (*mirrored(*seen[1]), 1.0)]
    for which, (name, shape, sources, steps, shift) in enumerate(
        [("numbers", NUMBERS, numbers, 4000, 1.2), ("signs", SIGNS, signs, 3000, 1.8)]
    ):
        found, again = rounded(train(shape, sources, steps, shift))
        write(out / f"{name}.bin", shape, found)
        report(f"{name}, rendered, not trained on", again, *[part[: held[which]] for part in every[which]])
        report(f"{name}, real, trained on", again, *seen[which])
        report(f"{name}, real, other puzzles", again, *kept[which])


if __name__ == "__main__":
    main()
