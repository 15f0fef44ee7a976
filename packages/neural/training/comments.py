"""Comments with their tones as arrays on the device."""
import gzip
import os
import random
import re

import numpy as np
import torch

from loop import device
from word_pieces import END, START

LABELS, LENGTH = 28, 56
NAMES = ("Anna John Maria David Sarah Ahmed Mei Carlos Olga Tom Priya James Fatima Paul Chloe Ivan Grace Luis Emma Ken Nadia Peter Rosa Sam "
         "Julia Omar Kate Ben Aisha Mark Lucy Hugo").split()


def read_comments(path):
    """Texts and the set of label numbers of each; `path` may also be there gzipped."""
    stream = open(path, encoding="utf8") if os.path.exists(path) else gzip.open(path + ".gz", "rt", encoding="utf8")
    rows = [line.rstrip("\n").split("\t") for line in stream]
    targets = np.zeros((len(rows), LABELS), np.float32)
    for row, (_, ids, _) in enumerate(rows):
        targets[row, [int(i) for i in ids.split(",")]] = 1
    return [row[0] for row in rows], targets


def with_names(text, chance):
    """Real writing has names where the corpus has its stand-in."""
    return re.sub(r"\[NAME\]", lambda _: chance.choice(NAMES), text)


def named(texts, seed):
    chance = random.Random(seed)
    return [with_names(text, chance) for text in texts]


def encode(texts, pieces):
    """Padded ids and case classes; a text longer than the model reads is cut."""
    ids, cases = np.zeros((len(texts), LENGTH), np.int64), np.zeros((len(texts), LENGTH), np.int64)
    for row, text in enumerate(texts):
        found, classes = pieces.encode(text)
        found = [START] + found[:LENGTH - 2] + [END]
        ids[row, :len(found)] = found
        cases[row, 1:len(found) - 1] = classes[:LENGTH - 2]
    return torch.tensor(ids).to(device), torch.tensor(cases).to(device)


def trimmed(ids, cases, index):
    """A batch without the columns that only padding fills."""
    ids, cases = ids[index], cases[index]
    length = int((ids != 0).sum(1).max())
    return ids[:, :length], cases[:, :length], (ids[:, :length] != 0).long()
