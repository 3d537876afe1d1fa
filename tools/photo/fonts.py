"""The fonts of the rendered photos: Debian packages, and the files used from each.

The fonts are not in the repository: `python fonts.py FOLDER` fetches and unpacks the packages
(Debian 12 or later, nothing is installed). `SEEN` is for training, `UNSEEN` only for testing;
no family is in both.
"""

import subprocess
import sys
from pathlib import Path

OFL = "OFL-1.1"

SEEN = {
    "fonts-dejavu-core": ("Bitstream-Vera", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"]),
    "fonts-liberation2": (OFL, ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationSerif-Regular.ttf", "LiberationSerif-Bold.ttf", "LiberationMono-Regular.ttf", "LiberationMono-Bold.ttf"]),
    "fonts-roboto-unhinted": ("Apache-2.0", ["Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf", "Roboto-Light.ttf"]),
    "fonts-roboto-slab": ("Apache-2.0", ["RobotoSlab-Regular.otf", "RobotoSlab-Bold.otf"]),
    "fonts-lato": (OFL, ["Lato-Regular.ttf", "Lato-Medium.ttf", "Lato-Bold.ttf"]),
    "fonts-open-sans": ("Apache-2.0", ["OpenSans-Regular.ttf", "OpenSans-Semibold.ttf", "OpenSans-Bold.ttf"]),
    "fonts-urw-base35": ("AGPL-3.0 with font exception", ["NimbusSans-Regular.otf", "NimbusSans-Bold.otf", "NimbusSansNarrow-Regular.otf", "NimbusRoman-Regular.otf", "NimbusRoman-Bold.otf", "C059-Roman.otf", "C059-Bold.otf", "P052-Roman.otf", "P052-Bold.otf", "URWBookman-Light.otf", "URWBookman-Demi.otf", "URWGothic-Book.otf", "URWGothic-Demi.otf"]),
    "fonts-crosextra-carlito": (OFL, ["Carlito-Regular.ttf", "Carlito-Bold.ttf"]),
    "fonts-crosextra-caladea": ("Apache-2.0", ["Caladea-Regular.ttf", "Caladea-Bold.ttf"]),
    "fonts-inter": (OFL, ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-ExtraBold.otf"]),
    "fonts-comfortaa": (OFL, ["Comfortaa-Regular.ttf", "Comfortaa-Bold.ttf"]),
    "fonts-dosis": (OFL, ["Dosis-Medium.otf", "Dosis-Bold.otf"]),
    "fonts-go": ("BSD-3-Clause", ["Go-Regular.ttf", "Go-Bold.ttf"]),
    "fonts-tuffy": ("public domain", ["Tuffy_Bold.ttf", "tuffy_regular.ttf"]),
    "fonts-yanone-kaffeesatz": (OFL, ["YanoneKaffeesatz-Regular.otf", "YanoneKaffeesatz-Bold.otf"]),
    "fonts-play": (OFL, ["Play-Regular.ttf", "Play-Bold.ttf"]),
    "fonts-sil-charis": (OFL, ["CharisSIL-Regular.ttf", "CharisSIL-Bold.ttf"]),
    "fonts-sil-gentiumplus": (OFL, ["GentiumPlus-Regular.ttf", "GentiumPlus-Bold.ttf"]),
    "fonts-adf-universalis": ("GPL-2 with font exception", ["UniversalisADFStd-Regular.otf", "UniversalisADFStd-Bold.otf"]),
    "fonts-adf-accanthis": ("GPL-2 with font exception", ["AccanthisADFStd-Regular.otf", "AccanthisADFStd-Bold.otf"]),
    "fonts-league-spartan": (OFL, ["LeagueSpartan-Medium.otf", "LeagueSpartan-Bold.otf"]),
    "fonts-bebas-neue": (OFL, ["BebasNeue-Regular.otf"]),
    "fonts-paratype": (OFL, ["PTS55F.ttf", "PTS75F.ttf", "PTF55F.ttf", "PTF75F.ttf", "PTN57F.ttf", "PTM55F.ttf"]),
    "fonts-vollkorn": (OFL, ["Vollkorn-Regular.ttf", "Vollkorn-Bold.ttf", "Vollkorn-ExtraBold.ttf"]),
    "fonts-jura": (OFL, ["Jura-Medium.otf", "Jura-Bold.otf"]),
    "fonts-oldstandard": (OFL, ["OldStandard-Regular.ttf", "OldStandard-Bold.ttf"]),
    "fonts-comic-neue": (OFL, ["ComicNeue-Regular.otf", "ComicNeue-Bold.otf"]),
}

UNSEEN = {
    "fonts-cabin": (OFL, ["Cabin-Regular.otf", "Cabin-Bold.otf"]),
    "fonts-cantarell": (OFL, ["Cantarell-Regular.otf", "Cantarell-Bold.otf"]),
    "fonts-b612": (OFL, ["B612-Regular.otf", "B612-Bold.otf"]),
    "fonts-clear-sans": ("Apache-2.0", ["ClearSans-Regular.ttf", "ClearSans-Bold.ttf"]),
    "fonts-karla": (OFL, ["Karla-Regular.otf", "Karla-Bold.otf"]),
    "fonts-manrope": (OFL, ["Manrope-Regular.ttf", "Manrope-Bold.ttf"]),
    "fonts-quattrocento": (OFL, ["Quattrocento-Regular.otf"]),
    "fonts-sil-andika": (OFL, ["Andika-Regular.ttf", "Andika-Bold.ttf"]),
    "fonts-firacode": (OFL, ["FiraCode-Regular.ttf", "FiraCode-Bold.ttf"]),
    "fonts-adf-gillius": ("GPL-2 with font exception", ["GilliusADF-Regular.otf", "GilliusADF-Bold.otf"]),
    "fonts-adf-romande": ("GPL-2 with font exception", ["RomandeADFStd-Regular.otf", "RomandeADFStd-DemiBold.otf"]),
    "fonts-arapey": (OFL, ["Arapey-Regular.otf"]),
    "fonts-national-park": (OFL, ["NationalPark-Regular.otf"]),
    "fonts-noto-core": (OFL, ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"]),
}


def fetch(folder: Path) -> None:
    """Downloads and unpacks every package that is not there yet."""
    for package in [*SEEN, *UNSEEN]:
        to = folder / package
        if not to.exists():
            subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
            to.mkdir()
            archive = next(folder.glob(f"{package}_*.deb"))
            subprocess.run(["dpkg-deb", "-x", archive, to], check=True)


def paths(folder: Path, packages: dict) -> list[Path]:
    """The files of these packages; fails if one is missing."""
    found = []
    for package, (_, names) in packages.items():
        for name in names:
            files = sorted((folder / package).rglob(name))
            if not files:
                raise SystemExit(f"{package} has no {name}")
            found.append(files[0])
    return found


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    fetch(target)
    print(len(paths(target, SEEN)), "seen,", len(paths(target, UNSEEN)), "unseen")
