"""Sentences of a treebank as arrays on the device, with variants that make the parser robust to careless typing."""
import gzip
import os
import random
from dataclasses import dataclass

import numpy as np
import torch

from loop import device
from word_pieces import END, START

WORDS, PIECES = 96, 160


@dataclass
class Word:
    form: str
    tag: str = ""
    head: int = 0
    relation: str = ""


def lines_of(path):
    if os.path.exists(path):
        return open(path, encoding="utf8")
    return gzip.open(path + ".gz", "rt", encoding="utf8")


def read_trees(path):
    sentences, words = [], []
    for line in lines_of(path):
        column = line.rstrip("\n").split("\t")
        if len(column) < 8:
            if words and not line.strip():
                sentences.append(words)
                words = []
        elif column[0].isdigit():
            words.append(Word(column[1], column[3], int(column[6]), column[7]))
    return sentences


def read_words(path):
    """Untagged sentences, one on a line, words apart by a space."""
    return [[Word(form) for form in line.split()] for line in lines_of(path)]


def recase(words, change):
    return [Word(change(w.form), w.tag, w.head, w.relation) for w in words]


def without_last_mark(words):
    last = len(words)
    if last < 3 or words[-1].tag != "PUNCT" or any(w.head == last for w in words):
        return words
    return words[:-1]


def variant(words, chance):
    """The same sentence as another writer might type it."""
    kind = chance.random()
    if kind < 0.45:
        return without_last_mark(words)
    if kind < 0.75:
        return recase(without_last_mark(words) if chance.random() < 0.5 else words, str.lower)
    if kind < 0.9:
        return recase(words[:1], str.lower) + words[1:]
    return recase(words, str.upper if chance.random() < 0.5 else str.capitalize)


class Inventory:
    def __init__(self, sentences):
        self.relations = sorted({w.relation for s in sentences for w in s})
        self.tags = sorted({w.tag for s in sentences for w in s})
        self.relation_id = {name: index for index, name in enumerate(self.relations)}
        self.tag_id = {name: index for index, name in enumerate(self.tags)}

    def relation(self, name):
        return self.relation_id.get(name, self.relation_id.get(name.split(":")[0], 0))


class Corpus:
    """Padded arrays of whole sentences; word 0 is the start mark, which stands for the root."""

    def __init__(self, sentences, pieces, inventory):
        rows = []
        for words in sentences:
            ids, cases, first = [START], [0], [0]
            for word in words:
                first.append(len(ids))
                found, classes = pieces.encode(word.form)
                ids += found or [100]
                cases += classes or [0]
            if len(ids) < PIECES and len(first) <= WORDS:
                rows.append((ids + [END], cases + [0], first, words))
        count = len(rows)
        self.kept = [row[3] for row in rows]
        self.lengths = np.array([len(row[0]) for row in rows])
        self.widths = np.array([len(row[2]) for row in rows])
        shape = {"pieces": (PIECES, 0), "cases": (PIECES, 0), "mask": (PIECES, 0), "first": (WORDS, 0),
                 "heads": (WORDS, -1), "labels": (WORDS, -1), "tags": (WORDS, -1)}
        arrays = {name: np.full((count, width), fill, np.int64) for name, (width, fill) in shape.items()}
        for k, (ids, cases, first, words) in enumerate(rows):
            arrays["pieces"][k, :len(ids)], arrays["cases"][k, :len(ids)] = ids, cases
            arrays["mask"][k, :len(ids)], arrays["first"][k, :len(first)] = 1, first
            if words[0].relation:
                arrays["heads"][k, 1:len(first)] = [w.head for w in words]
                arrays["labels"][k, 1:len(first)] = [inventory.relation(w.relation) for w in words]
                arrays["tags"][k, 1:len(first)] = [inventory.tag_id[w.tag] for w in words]
        self.arrays = {name: torch.tensor(value).to(device) for name, value in arrays.items()}

    def batch(self, index):
        length, width = self.lengths[index].max(), self.widths[index].max()
        chosen = torch.as_tensor(index, device=device)
        found = {name: value[chosen][:, :length if value.size(1) == PIECES else width] for name, value in self.arrays.items()}
        found["real"] = torch.arange(width, device=device)[None] < torch.as_tensor(self.widths[index], device=device)[:, None]
        return found

    def batches(self, size, seed, choose=None):
        """Batches of about equal length, in random order."""
        chance = np.random.default_rng(seed)
        index = np.arange(len(self.lengths)) if choose is None else choose
        index = index[np.argsort(self.lengths[index] + chance.random(len(index)) * 8)]
        found = [index[k:k + size] for k in range(0, len(index), size)]
        chance.shuffle(found)
        return found


def with_variants(sentences, copies, seed=0):
    """All sentences, then `copies` times all of them as variants, in the same order."""
    chance = random.Random(seed)
    return sentences + [variant(words, chance) for _ in range(copies) for words in sentences]
