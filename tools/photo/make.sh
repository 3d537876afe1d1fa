#!/bin/sh
# Makes the weights of the reader of photos and its test set anew, and measures. See README.md.
set -eu
work=$(mkdir -p "$1" && cd "$1" && pwd)
photos=$(cd "$2" && pwd)
begun=$(cd "$3" && pwd)
tools=$(cd "$(dirname "$0")" && pwd)
cd "$tools/../.."

gridfold=${CARGO_TARGET_DIR:-target}/release/gridfold
build() { cargo build --quiet --release --package gridfold; }
build

python3 -m venv "$work/venv"
python="$work/venv/bin/python"
"$work/venv/bin/pip" install --quiet -r "$tools/requirements.txt"
"$python" "$tools/fonts.py" "$work/fonts"
"$python" "$tools/hands.py" "$work/hands"
"$python" "$tools/photos.py" "$work/fonts" "$work/train1" --count 900 --seed 11
"$python" "$tools/photos.py" "$work/fonts" "$work/train2" --count 160 --seed 12 --mixed
"$python" "$tools/photos.py" "$work/fonts" "$work/train3" --count 180 --seed 13
"$python" "$tools/photos.py" "$work/fonts" "$work/test" --count 120 --seed 2026 --unseen
pages() { "$python" "$tools/photos.py" "$work/fonts" "$work/$1" --count "$2" --seed "$3" --begun "$work/hands"; }
for seed in $(seq 28 54); do pages begun-$seed 300 $seed; done
pages begun-27 150 27
"$python" "$tools/pictures.py" "$work/fonts" "$work/pictures" --hands "$work/hands"
"$python" "$tools/photos.py" "$work/fonts" "$work/begun-test" --count 100 --seed 2030 --unseen --begun "$work/hands" --unique "$gridfold"

glyphs() { cargo run --quiet --release --package gridfold-photo --example glyphs -- "$@"; }
glyphs "$work/real" "$photos"/*.jpg
glyphs "$work/begun" "$begun"/*.jpg
for set in $(seq -f begun-%.0f 27 54) train1 train2 train3; do glyphs "$work/$set-glyphs" "$work/$set"/*.jpg; done
# A pair of folders a line: a name may have blanks.
IFS='
'
pairs() { for set in "$@"; do echo "$work/$set=$work/$set-glyphs"; done; }
some=$(pairs $(seq -f begun-%.0f 28 33))
# pens.py keeps the first forty-eighth of all glyphs apart, and with it all of begun-27.
every=$(pairs $(seq -f begun-%.0f 27 54))
"$python" "$tools/train.py" "$photos" "$work/real" "$begun" "$work/begun" crates/photo/src/weights $(pairs train1 train2 train3) --signs $(pairs train3) $some
"$python" "$tools/pens.py" "$work/hands" "$photos" "$work/real" "$begun" "$work/begun" crates/photo/src/weights $every
"$python" "$tools/weigh.py" crates/photo/src/weights "$photos" "$work/real" "$begun" "$work/begun" $(pairs begun-27)

build
"$python" "$tools/measure.py" "$gridfold" rendered "$work/test"
"$python" "$tools/measure.py" "$gridfold" rendered "$work/pictures"
"$python" "$tools/measure.py" "$gridfold" real "$photos"
"$python" "$tools/measure.py" "$gridfold" rendered "$work/begun-test"
"$python" "$tools/measure.py" "$gridfold" begun "$begun"
