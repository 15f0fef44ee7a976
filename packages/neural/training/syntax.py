"""Trains the syntax model.

    syntax.py teach BASE TREEBANK WORK SEED     one parser on the treebank's train file
    syntax.py distil BASE TREEBANK WORK SEED    the average of all teachers, taught to one parser

WORK receives teacher-SEED.pt and syntax-SEED.pt. TREEBANK holds train.conllu and dev.conllu; words.txt.gz beside them
(spare_text.py), sentences without trees with a space between words, is parsed by the teachers and learned from as well.
"""
import glob
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from encoder import load_base
from loop import Trainer, device, half
from parser import Parser, at_heads, masked
from treebank import Corpus, Inventory, read_trees, read_words, with_variants

PASSIVE = {"nsubj:pass", "csubj:pass", "aux:pass"}
QUICK = bool(os.environ.get("QUICK"))


def f1(predicted, gold):
    both = sum(p and g for p, g in zip(predicted, gold))
    return 2 * both / max(1, sum(predicted) + sum(gold))


@torch.no_grad()
def think(models, batch):
    """The models' mean probabilities: arcs, relations under the best head, tags."""
    arcs, labels, tags = 0, [], 0
    for model in models:
        with half():
            arc, label, tag = model(batch["pieces"], batch["cases"], batch["mask"], batch["first"])
        arcs = arcs + masked(arc, batch["real"]).softmax(-1) / len(models)
        tags = tags + tag.float().softmax(-1) / len(models)
        labels.append(label)
    heads = arcs.argmax(-1)
    relations = sum(at_heads(label, heads).softmax(-1) for label in labels) / len(models)
    return arcs, heads, relations, tags


def score(models, corpus, inventory):
    right = {"words": 0, "UAS": 0, "LAS": 0, "UPOS": 0}
    passive, agent = ([], []), ([], [])
    for index in corpus.batches(128, 0):
        _, heads, relations, tags = think(models, corpus.batch(index))
        heads, labels, tags = heads.tolist(), relations.argmax(-1).tolist(), tags.argmax(-1).tolist()
        for row, k in enumerate(index):
            words = corpus.kept[k]
            found = [inventory.relations[i] for i in labels[row][1:len(words) + 1]]
            for place, word in enumerate(words):
                attached = heads[row][place + 1] == word.head
                right["words"] += 1
                right["UAS"] += attached
                right["LAS"] += attached and found[place] == word.relation
                right["UPOS"] += inventory.tags[tags[row][place + 1]] == word.tag
            gold = {w.relation for w in words}
            passive[0].append(bool(PASSIVE & set(found)))
            passive[1].append(bool(PASSIVE & gold))
            if PASSIVE & gold:
                agent[0].append("obl:agent" in found)
                agent[1].append("obl:agent" in gold)
    shares = " ".join(f"{name} {right[name] / right['words']:.4f}" for name in ("UAS", "LAS", "UPOS"))
    return f"{shares} passive {f1(*passive):.4f} agent {f1(*agent):.4f}"


def groups(model, rate):
    encoder = list(model.encoder.parameters())
    inside = {id(p) for p in encoder}
    return [{"params": encoder, "lr": rate}, {"params": [p for p in model.parameters() if id(p) not in inside], "lr": 1e-3}]


def gold_loss(arcs, labels, tags, batch):
    known, heads = batch["heads"] >= 0, batch["heads"].clamp(min=0)
    return (F.cross_entropy(arcs[known], heads[known])
            + F.cross_entropy(at_heads(labels, heads)[known], batch["labels"][known])
            + 0.5 * F.cross_entropy(tags.float()[known], batch["tags"][known]))


def taught_loss(arcs, labels, tags, lesson, real):
    words = real.clone()
    words[:, 0] = False

    def cross(scores, target):
        return -(target * scores.float().log_softmax(-1).clamp(min=-50)).sum(-1)[words].mean()

    return (cross(arcs, lesson["arcs"]) + cross(at_heads(labels, lesson["heads"]), lesson["relations"])
            + 0.5 * cross(tags, lesson["tags"]))


def teach(model, corpus, size, seed, epochs=10, rate=2e-4, batch_size=64):
    """`size` sentences lead the corpus, their variants follow: every epoch takes each sentence once, in one guise."""
    chance = np.random.default_rng(seed)
    copies = len(corpus.lengths) // size
    trainer = Trainer(model, groups(model, rate), epochs * -(-size // batch_size))
    for epoch in range(epochs):
        guise = np.where(chance.random(size) < 0.7, 0, chance.integers(0, copies, size))
        model.train()
        for index in corpus.batches(batch_size, chance.integers(1 << 30), np.arange(size) + guise * size):
            batch = corpus.batch(index)
            with half():
                arcs, labels, tags = model(batch["pieces"], batch["cases"], batch["mask"], batch["first"])
            trainer.step(gold_loss(masked(arcs, batch["real"]), labels, tags, batch))
        yield epoch, trainer.average


class Lessons:
    """What the teachers think of every sentence, kept on the device."""

    def __init__(self, models, corpus):
        count, width = len(corpus.lengths), corpus.arrays["first"].size(1)
        half_float = torch.float16
        self.arcs = torch.zeros(count, width, width, dtype=half_float, device=device)
        self.heads = torch.zeros(count, width, dtype=torch.long, device=device)
        self.relations = self.tags = None
        for index in corpus.batches(128, 0):
            arcs, heads, relations, tags = think(models, corpus.batch(index))
            if self.relations is None:
                self.relations = torch.zeros(count, width, relations.size(-1), dtype=half_float, device=device)
                self.tags = torch.zeros(count, width, tags.size(-1), dtype=half_float, device=device)
            place, n = torch.as_tensor(index, device=device), arcs.size(1)
            self.arcs[place, :n, :n] = arcs.half()
            self.heads[place, :n] = heads
            self.relations[place, :n] = relations.half()
            self.tags[place, :n] = tags.half()

    def of(self, index, n):
        place = torch.as_tensor(index, device=device)
        return {"arcs": self.arcs[place][:, :n, :n].float(), "heads": self.heads[place][:, :n],
                "relations": self.relations[place][:, :n].float(), "tags": self.tags[place][:, :n].float()}


def distil(model, teachers, corpus, seed, epochs, rate=2.5e-4, batch_size=64):
    lessons = Lessons(teachers, corpus)
    steps = epochs * -(-len(corpus.lengths) // batch_size)
    trainer = Trainer(model, groups(model, rate), steps)
    for epoch in range(epochs):
        model.train()
        for index in corpus.batches(batch_size, seed * 1000 + epoch):
            batch = corpus.batch(index)
            lesson = lessons.of(index, batch["first"].size(1))
            with half():
                arcs, labels, tags = model(batch["pieces"], batch["cases"], batch["mask"], batch["first"])
            arcs = masked(arcs, batch["real"])
            loss = taught_loss(arcs, labels, tags, lesson, batch["real"])
            if (batch["heads"] >= 0).any():
                loss = loss + 0.5 * gold_loss(arcs, labels, tags, batch)
            trainer.step(loss)
        yield epoch, trainer.average


def main(stage, base, treebank, work, seed):
    seed = int(seed)
    torch.manual_seed(seed)
    _, pieces = load_base(base)
    train, dev = read_trees(f"{treebank}/train.conllu"), read_trees(f"{treebank}/dev.conllu")
    inventory = Inventory(train)
    train = [s for s in train if len(s) < 90 and sum(len(pieces.encode(w.form)[0]) for w in s) < 150]
    if QUICK:
        train, dev = train[:256], dev[:128]
    exam = Corpus(dev, pieces, inventory)

    def new_model():
        return Parser(load_base(base)[0], len(inventory.relations), len(inventory.tags)).to(device)

    start, model = time.time(), new_model()
    if stage == "teach":
        corpus = Corpus(with_variants(train, 3, seed), pieces, inventory)
        lessons = teach(model, corpus, len(train), seed, epochs=1 if QUICK else 10)
        name = f"teacher-{seed}"
    else:
        teachers = []
        for path in sorted(glob.glob(f"{work}/teacher-*.pt")):
            teacher = new_model()
            teacher.load_state_dict(torch.load(path, map_location=device))
            teachers.append(teacher.eval())
        print(f"{len(teachers)} teachers together: {score(teachers, exam, inventory)}", flush=True)
        spare = read_words(f"{treebank}/words.txt")[:256 if QUICK else None]
        corpus = Corpus(with_variants(train, 2, seed + 100) + spare, pieces, inventory)
        lessons = distil(model, teachers, corpus, seed, epochs=1 if QUICK else 4)
        name = f"syntax-{seed}"
    for epoch, average in lessons:
        print(f"{name} epoch {epoch} {time.time() - start:.0f} s: {score([average], exam, inventory)}", flush=True)
        torch.save(average.state_dict(), f"{work}/{name}.pt")


if __name__ == "__main__":
    main(*sys.argv[1:])
