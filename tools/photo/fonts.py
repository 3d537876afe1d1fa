"""The fonts of the rendered photos: Debian packages and the files used from each, and npm packages.

The fonts are not in the repository: `python fonts.py FOLDER` fetches and unpacks the packages
(Debian 12 or later, nothing is installed). `SEEN` and `WEB` are for training, `UNSEEN` only for
testing; no family is in both.
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

#: Names of npm packages `@fontsource/NAME`: OFL-1.1, some Apache-2.0 or UFL-1.0, as the packages say.
WEB = """
abel abril-fatface alata albert-sans alegreya alegreya-sans alfa-slab-one almarai amaranth amiri anonymous-pro antic anton archivo
archivo-black archivo-narrow arvo asap atkinson-hyperlegible average-sans baloo-2 barlow barlow-condensed basic be-vietnam-pro
belleza bentham bitter bree-serif brygada-1918 buenard cambay cardo carme carrois-gothic catamaran caudex chivo cinzel
commissioner copse cormorant-garamond courier-prime coustard crete-round crimson-pro crimson-text cuprum cutive-mono days-one
didact-gothic dm-mono dm-sans dm-serif-display dm-serif-text domine eb-garamond economica electrolize encode-sans enriqueta
epilogue exo-2 fanwood-text figtree fjalla-one francois-one frank-ruhl-libre fraunces fredoka gelasio gilda-display glegoo
gothic-a1 goudy-bookletter-1911 gudea gupter heebo hind ibm-plex-mono ibm-plex-sans ibm-plex-serif inconsolata inder
inknut-antiqua instrument-serif istok-web jaldi jetbrains-mono josefin-sans josefin-slab jost judson k2d kameron kanit khand kreon
krub ledger lexend libre-baskerville libre-caslon-text libre-franklin linden-hill literata lora lusitana lustria m-plus-1p
m-plus-rounded-1c magra marcellus marmelad martel-sans mate maven-pro merriweather metrophobic molengo monda montserrat mukta
mulish nanum-gothic nanum-myeongjo neuton newsreader nobile noticia-text nova-mono numans nunito nunito-sans orbitron oswald
outfit overpass overpass-mono ovo oxygen palanquin pathway-gothic-one patua-one paytone-one petrona philosopher piazzolla
playfair-display plus-jakarta-sans podkova pontano-sans poppins prata prompt public-sans puritan questrial quicksand radley
rajdhani raleway red-hat-display red-hat-mono red-hat-text righteous roboto-mono roboto-serif rokkitt rosario rosarivo rubik ruda
rufina russo-one saira sanchez sarabun scada share-tech-mono signika sintony sora sorts-mill-goudy source-code-pro source-sans-3
source-serif-4 space-grotesk space-mono spectral spinnaker strait syncopate syne taviraj teko telex tenor-sans titillium-web
trirong ubuntu ubuntu-mono ultra unna urbanist varela-round vidaloka viga volkhov voltaire work-sans yantramanav young-serif
zen-maru-gothic zilla-slab
""".split()
#: The version of these packages, and the weights of their fonts.
VERSION, WEIGHTS = "5", (400, 700)


def fetch(folder: Path) -> None:
    """Downloads and unpacks every package that is not there yet."""
    fetch_npm(folder, {name: f"@fontsource/{name}@{VERSION}" for name in WEB})
    for package in [*SEEN, *UNSEEN]:
        to = folder / package
        if not to.exists():
            subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
            to.mkdir()
            archive = next(folder.glob(f"{package}_*.deb"))
            subprocess.run(["dpkg-deb", "-x", archive, to], check=True)


def fetch_npm(folder: Path, packages: dict) -> None:
    """Downloads and unpacks every npm package that is not there yet, each into the folder of its name."""
    for name, package in packages.items():
        to = folder / name
        if not to.exists():
            file = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
            to.mkdir()
            subprocess.run(["tar", "xzf", folder / file, "-C", to], check=True)


def web(folder: Path, name: str, weight: int) -> Path:
    """A font of an npm package; not every package has every weight."""
    return folder / name / "package" / "files" / f"{name}-latin-{weight}-normal.woff"


def for_training(folder: Path) -> list[Path]:
    """All fonts that no test uses."""
    return paths(folder, SEEN) + [font for name in WEB for weight in WEIGHTS if (font := web(folder, name, weight)).exists()]


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
    print(len(for_training(target)), "seen,", len(paths(target, UNSEEN)), "unseen")
