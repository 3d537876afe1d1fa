#!/bin/sh
# Makes the weights of the reader of photos and its test set anew, and measures. See README.md.
set -eu
work=$(mkdir -p "$1" && cd "$1" && pwd)
photos=$(cd "$2" && pwd)
begun=$(cd "$3" && pwd)
tools=$(cd "$(dirname "$0")" && pwd)
cd "$tools/../.."

python3 -m venv "$work/venv"
python="$work/venv/bin/python"
"$work/venv/bin/pip" install --quiet -r "$tools/requirements.txt"
"$python" "$tools/fonts.py" "$work/fonts"
"$python" "$tools/hands.py" "$work/hands"
"$python" "$tools/photos.py" "$work/fonts" "$work/train1" --count 900 --seed 11
"$python" "$tools/photos.py" "$work/fonts" "$work/train2" --count 160 --seed 12 --mixed
"$python" "$tools/photos.py" "$work/fonts" "$work/train3" --count 180 --seed 13
"$python" "$tools/photos.py" "$work/fonts" "$work/test" --count 120 --seed 2026 --unseen
for seed in 21 22 23 24; do "$python" "$tools/photos.py" "$work/fonts" "$work/begun-$seed" --count 300 --seed $seed --begun "$work/hands"; done
"$python" "$tools/pictures.py" "$work/fonts" "$work/pictures" --hands "$work/hands"
"$python" "$tools/photos.py" "$work/fonts" "$work/begun-test" --count 100 --seed 2030 --unseen --begun "$work/hands"

glyphs() { cargo run --quiet --release --package gridfold-photo --example glyphs -- "$@"; }
glyphs "$work/real" "$photos"/*.jpg
glyphs "$work/begun" "$begun"/*.jpg
for set in begun-21 begun-22 begun-23 begun-24 train1 train2 train3; do glyphs "$work/$set-glyphs" "$work/$set"/*.jpg; done
"$python" "$tools/train.py" "$photos" "$work/real" crates/photo/src/weights \
    "$work/train1=$work/train1-glyphs" "$work/train2=$work/train2-glyphs" "$work/train3=$work/train3-glyphs" \
    --signs "$work/train3=$work/train3-glyphs" "$work/begun-21=$work/begun-21-glyphs" "$work/begun-22=$work/begun-22-glyphs" \
    "$work/begun-23=$work/begun-23-glyphs" "$work/begun-24=$work/begun-24-glyphs"
"$python" "$tools/pens.py" "$work/hands" "$photos" "$work/real" "$begun" "$work/begun" crates/photo/src/weights \
    "$work/begun-21=$work/begun-21-glyphs" "$work/begun-22=$work/begun-22-glyphs" \
    "$work/begun-23=$work/begun-23-glyphs" "$work/begun-24=$work/begun-24-glyphs"
"$python" "$tools/weigh.py" crates/photo/src/weights "$photos" "$work/real" "$begun" "$work/begun" \
    "$work/begun-21=$work/begun-21-glyphs" "$work/begun-22=$work/begun-22-glyphs"

cargo build --quiet --release --package gridfold
gridfold=${CARGO_TARGET_DIR:-target}/release/gridfold
"$python" "$tools/measure.py" "$gridfold" rendered "$work/test"
"$python" "$tools/measure.py" "$gridfold" rendered "$work/pictures"
"$python" "$tools/measure.py" "$gridfold" real "$photos"
"$python" "$tools/measure.py" "$gridfold" rendered "$work/begun-test"
"$python" "$tools/measure.py" "$gridfold" begun "$begun"
