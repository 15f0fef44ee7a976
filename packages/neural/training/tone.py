"""Trains the tone model.

    tone.py warm BASE COMMENTS WORK           a masked-language warm-up on the training text: warm.pt
    tone.py teach BASE COMMENTS WORK SEED     one model on the labels: tone-teacher-SEED.pt (odd seeds repeat rare labels)
    tone.py distil BASE COMMENTS WORK SEED    the average of all teachers, taught to one model: tone-SEED.pt

COMMENTS holds train.tsv and dev.tsv; prose.txt.gz beside them (spare_text.py) widens the warm-up and the distilling.
"""
import glob
import gzip
import os
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from comments import encode, named, read_comments, trimmed
from encoder import SIZE, load_base
from loop import Trainer, device, half
from thresholds import cross_validated
from tone_model import Tone, asymmetric_loss, logits_of
from word_pieces import MASK

QUICK = bool(os.environ.get("QUICK"))
GOLD = 0.2  # how much the labels themselves count beside what the teachers say
REFILLED = 0.15, 0.3
RARE = 0.02


class Guesser(nn.Module):
    """The encoder with the missing words' head, tied to the embedding table."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.turn, self.norm = nn.Linear(SIZE, SIZE), nn.LayerNorm(SIZE)
        self.bias = nn.Parameter(torch.zeros(encoder.words.num_embeddings))

    def forward(self, pieces, cases, mask, wanted):
        hidden = self.encoder(pieces, cases, mask)[wanted]
        return self.norm(F.gelu(self.turn(hidden))) @ self.encoder.words.weight.T + self.bias


def hide(pieces, share):
    """Masks a share of the words, never the start, end or padding: what the model sees, and where."""
    wanted = (torch.rand(pieces.shape, device=pieces.device) < share) & (pieces > 103)
    return pieces.masked_fill(wanted, MASK), wanted


def batches(count, size):
    return torch.randperm(count, device=device).split(size)


def warm(base, ids, cases, work, epochs):
    model = Guesser(load_base(base)[0]).to(device)
    trainer = Trainer(model, [{"params": list(model.parameters()), "lr": 3e-4}], epochs * -(-len(ids) // 256))
    for epoch in range(epochs):
        model.train()
        total = 0.0
        for index in batches(len(ids), 256):
            pieces, classes, mask = trimmed(ids, cases, index)
            seen, wanted = hide(pieces, 0.2)
            with half():
                guess = model(seen, classes, mask, wanted)
            loss = F.cross_entropy(guess.float(), pieces[wanted])
            trainer.step(loss)
            total += loss.detach()
        print(f"warm epoch {epoch}: loss {total / -(-len(ids) // 256):.3f}", flush=True)
    torch.save(trainer.average.state_dict(), f"{work}/warm.pt")


def load_guesser(base, work):
    model = Guesser(load_base(base)[0]).to(device)
    model.load_state_dict(torch.load(f"{work}/warm.pt", map_location=device))
    return model.eval()


@torch.no_grad()
def refilled(guesser, ids, cases, share):
    """The same texts with a share of their words guessed anew."""
    filled = ids.clone()
    for index in torch.arange(len(ids), device=device).split(1024):
        pieces, classes, mask = trimmed(ids, cases, index)
        seen, wanted = hide(pieces, share)
        with half():
            guess = guesser(seen, classes, mask, wanted).float()
        best = guess.topk(12)
        choice = torch.multinomial(best.values.softmax(-1), 1)
        new = pieces.clone()
        new[wanted] = best.indices.gather(1, choice).squeeze(1)
        filled[index, :pieces.size(1)] = new
    return filled


def report(name, logits, truth, start):
    macro, micro = cross_validated(torch.sigmoid(logits).cpu().numpy(), truth)
    print(f"{name} {time.time() - start:.0f} s: dev, cross-validated, macro-F1 {macro:.4f} micro-F1 {micro:.4f}", flush=True)


def teach(model, ids, cases, target, epochs, rate):
    trainer = Trainer(model, [{"params": list(model.parameters()), "lr": rate}], epochs * -(-len(ids) // 128))
    for epoch in range(epochs):
        model.train()
        for index in batches(len(ids), 128):
            with half():
                logits = model(*trimmed(ids, cases, index))
            trainer.step(asymmetric_loss(logits.float(), target[index]))
        yield epoch, trainer.average


def distil(model, ids, cases, lesson, target, epochs, rate):
    """Soft targets for every text; the labels themselves where there are any (rows of `target` that are not negative)."""
    trainer = Trainer(model, [{"params": list(model.parameters()), "lr": rate}], epochs * -(-len(ids) // 128))
    for epoch in range(epochs):
        model.train()
        for index in batches(len(ids), 128):
            with half():
                logits = model(*trimmed(ids, cases, index))
            loss = F.binary_cross_entropy_with_logits(logits.float(), lesson[index], reduction="none").sum(1).mean()
            known = target[index, 0] >= 0
            gold = asymmetric_loss(logits.float()[known], target[index][known]) * known.float().mean()
            trainer.step(loss + GOLD * gold)
        yield epoch, trainer.average


def judge(base, work, texts, dev):
    """The teachers' mean probability for each text, and their mean score on dev."""
    lessons, exams = [], []
    model = Tone(load_base(base)[0]).to(device)
    for path in sorted(glob.glob(f"{work}/tone-teacher-*.pt")):
        model.load_state_dict(torch.load(path, map_location=device))
        lessons.append(torch.sigmoid(logits_of(model, *texts)))
        exams.append(logits_of(model, *dev))
    return torch.stack(lessons).mean(0), torch.stack(exams).mean(0)


def repeated(target, seed):
    """Row numbers, those with a rare label more than once: by the square root of how rare it is (Gupta et al., 2019)."""
    share = target.mean(0)
    factor = (target * (RARE / share.clamp(min=1e-6)).sqrt().clamp(min=1)).amax(1)
    chance = torch.rand(len(target), generator=torch.Generator().manual_seed(seed)).to(device)
    return torch.arange(len(target), device=device).repeat_interleave((factor + chance).floor().long())


def prose(folder):
    path = f"{folder}/prose.txt.gz"
    return gzip.open(path, "rt", encoding="utf8").read().splitlines() if os.path.exists(path) else []


def main(stage, base, folder, work, seed="0"):
    seed, start = int(seed), time.time()
    torch.manual_seed(seed)
    encoder, pieces = load_base(base)
    texts, target = read_comments(f"{folder}/train.tsv")
    dev_texts, truth = read_comments(f"{folder}/dev.tsv")
    if QUICK:
        texts, target = texts[:512], target[:512]
    spare = prose(folder)[:512 if QUICK else None]
    dev_ids, dev_cases = encode(dev_texts, pieces)
    target = torch.tensor(target).to(device)
    if stage == "warm":
        ids, cases = encode(texts + named(texts, 1) + spare, pieces)
        return warm(base, ids, cases, work, 1 if QUICK else 4)
    ids, cases = encode(texts, pieces)
    if stage == "teach":
        rows = repeated(target, seed) if seed % 2 else torch.arange(len(texts), device=device)
        model, name = Tone(encoder).to(device), f"tone-teacher-{seed}"
        lessons = teach(model, ids[rows], cases[rows], target[rows], 1 if QUICK else 3, 1.5e-4)
    else:
        guesser = load_guesser(base, work)
        other_ids, other_cases = encode(named(texts, seed) + spare, pieces)
        ids = torch.cat([ids, *[refilled(guesser, ids, cases, share) for share in REFILLED], other_ids])
        cases = torch.cat([cases] * (1 + len(REFILLED)) + [other_cases])
        unknown = -torch.ones_like(target)
        known = torch.cat([target, *[unknown] * len(REFILLED), target, unknown[:1].repeat(len(spare), 1)])
        model, name = Tone(guesser.encoder).to(device), f"tone-{seed}"
        lesson, exam = judge(base, work, (ids, cases), (dev_ids, dev_cases))
        report("all teachers together", exam, truth, start)
        lessons = distil(model, ids, cases, lesson, known, 1 if QUICK else 2, 1.5e-4)
    for epoch, average in lessons:
        report(f"{name} epoch {epoch}", logits_of(average, dev_ids, dev_cases), truth, start)
        torch.save(average.state_dict(), f"{work}/{name}.pt")


if __name__ == "__main__":
    main(*sys.argv[1:])
