#!/bin/sh
# Solves one part of a large file:  part.sh PART ANSWERS [OPTION ...]
#
# The answers get their name when every line has one, so a run that was killed leaves nothing that could be taken for whole.
# The exit code says only that: a line without a puzzle has its error in its place.
part=$1 answers=$2
shift 2
"${GRIDFOLD:-gridfold}" solve --json --lines --jobs 1 "$@" "$part" > "$answers.partial" 2> "$answers.notes"
# A last line without its end is a line of the input, but no answer.
[ "$(grep -c '' < "$part")" -eq "$(wc -l < "$answers.partial")" ] && mv "$answers.partial" "$answers"
