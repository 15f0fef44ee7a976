"""Makes the tone model's thresholds and calibration from its own dev scores, as shipped (needs numpy alone).

    calibrate.py COMMENTS SCORES TARGET     SCORES comes from scripts/tone-logits.ts on dev.tsv, TARGET is the tone.json to write
"""
import json
import sys

import numpy as np

from thresholds import calibrate, cross_validated, measure, sigmoid, tune

NEAR = 1.0  # only what might be shown shapes the scores: the many clear absences would bend them


def main(folder, scores, target):
    labels = open(f"{folder}/labels.txt", encoding="utf8").read().split()
    logits = np.fromfile(scores, np.float32).reshape(-1, len(labels)).astype(float)
    truth = np.zeros(logits.shape, bool)
    for row, line in enumerate(open(f"{folder}/dev.tsv", encoding="utf8")):
        truth[row, [int(i) for i in line.split("\t")[1].split(",")]] = True
    rows = []
    for index, (label, threshold) in enumerate(zip(labels, tune(logits, truth))):
        near = logits[:, index] > threshold - NEAR
        slope, offset = calibrate(logits[near, index], truth[near, index])
        rows.append({"label": label, "slope": round(slope, 4), "offset": round(offset, 4),
                     "threshold": round(float(sigmoid(slope * threshold + offset)), 4)})
    with open(target, "w", encoding="utf8") as stream:
        json.dump(rows, stream, indent=2)
        stream.write("\n")
    print("dev macro-F1 %.4f micro-F1 %.4f with the thresholds written" % measure(logits, truth, tune(logits, truth)))
    print("dev macro-F1 %.4f micro-F1 %.4f cross-validated" % tuple(cross_validated(logits, truth, repeats=10)))


if __name__ == "__main__":
    main(*sys.argv[1:])
