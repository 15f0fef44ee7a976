#!/bin/bash
# Trains both models side by side on one GPU: train.sh BASE DATA WORK, where DATA holds goemotions/ and ud-ewt/.
# Writes one folder for each student under WORK, with its model and its dev scores. QUICK=1 only walks through every step.
set -euo pipefail
here=$(dirname "$0") base=$1 data=$2 work=$3
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=2
mkdir -p "$work"

together() { local jobs=("$@") job; for job in "${jobs[@]}"; do wait "$job"; done; }

syntax_student() {
  python3 "$here/syntax.py" distil "$base" "$data/ud-ewt" "$work" "$1"
  mkdir -p "$work/syntax-$1"
  python3 "$here/export.py" syntax "$base" "$data/ud-ewt" "$work/syntax-$1.pt" "$work/syntax-$1"
}

syntax() {
  local jobs=() seed
  for seed in ${SYNTAX_TEACHERS:-0 1 2 3 4}; do python3 "$here/syntax.py" teach "$base" "$data/ud-ewt" "$work" "$seed" & jobs+=($!); done
  together "${jobs[@]}"
  jobs=()
  for seed in ${SYNTAX_STUDENTS:-0}; do syntax_student "$seed" & jobs+=($!); done
  together "${jobs[@]}"
}

tone_student() {
  python3 "$here/tone.py" distil "$base" "$data/goemotions" "$work" "$1"
  mkdir -p "$work/tone-$1"
  python3 "$here/export.py" tone "$base" "$data/goemotions" "$work/tone-$1.pt" "$work/tone-$1"
}

tone() {
  local jobs=() seed
  python3 "$here/tone.py" warm "$base" "$data/goemotions" "$work" & jobs+=($!)
  for seed in ${TONE_TEACHERS:-0 1 2 3 4 5 6 7 8 9}; do python3 "$here/tone.py" teach "$base" "$data/goemotions" "$work" "$seed" & jobs+=($!); done
  together "${jobs[@]}"
  jobs=()
  for seed in ${TONE_STUDENTS:-0}; do tone_student "$seed" & jobs+=($!); done
  together "${jobs[@]}"
}

syntax & first=$!
tone & second=$!
together $first $second
