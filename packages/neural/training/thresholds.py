"""Where a label begins, and what its score means: both from a dev set, judged by cross-validation so that rare labels do not fool us."""
import numpy as np


def sigmoid(values):
    return 1 / (1 + np.exp(-np.clip(values, -30, 30)))


def calibrate(logits, truth, prior=2.0, rounds=30):
    """Slope and offset that turn one label's raw scores into probabilities (Platt scaling, the slope held near 1)."""
    slope, offset = 1.0, 0.0
    for _ in range(rounds):
        guess = sigmoid(slope * logits + offset)
        weight, error = guess * (1 - guess) + 1e-9, guess - truth
        down = (error * logits).sum() + prior * (slope - 1), error.sum()
        bend = (weight * logits**2).sum() + prior, (weight * logits).sum(), weight.sum() + 1e-6
        size = bend[0] * bend[2] - bend[1] ** 2
        slope -= (bend[2] * down[0] - bend[1] * down[1]) / size
        offset -= (bend[0] * down[1] - bend[1] * down[0]) / size
    return slope, offset


def tune(logits, truth):
    """One threshold for each label, where F1 is best.

    A label with a dozen rows has a curve of F1 that jumps with every row. So the counted curve is smoothed over
    neighbouring cut-offs and averaged with the F1 that the calibrated probabilities of all rows lead us to expect.
    """
    chosen = []
    for label in range(logits.shape[1]):
        order = np.argsort(-logits[:, label])
        ranked, hit = logits[order, label], truth[order, label].astype(float)
        slope, offset = calibrate(ranked, hit)
        likely, gold = sigmoid(slope * ranked + offset), hit.sum()
        limit = int(min(len(ranked) - 1, 8 * gold + 60))
        guesses = np.arange(1, limit + 1)
        counted = 2 * np.cumsum(hit[:limit]) / (guesses + gold + 1)
        kernel = np.hanning(2 * max(2, int(0.12 * gold + 3)) + 1)[1:-1]
        counted = np.convolve(counted, kernel, "same") / np.convolve(np.ones(limit), kernel, "same")
        expected = 2 * np.cumsum(likely[:limit]) / (guesses + likely.sum())
        best = int(np.argmax(counted + expected))
        chosen.append((ranked[best] + ranked[best + 1]) / 2)
    return np.array(chosen)


def measure(logits, truth, thresholds):
    """Macro-F1 and micro-F1 at these thresholds."""
    guess = logits > thresholds
    hits, guesses, gold = (guess & truth).sum(0), guess.sum(0), truth.sum(0)
    each = 2 * hits / np.maximum(1, guesses + gold)
    return each.mean(), 2 * hits.sum() / max(1, guesses.sum() + gold.sum())


def cross_validated(logits, truth, folds=5, repeats=4):
    """Macro-F1 and micro-F1 with every row judged by thresholds that never saw it."""
    truth = truth.astype(bool)
    found = []
    for repeat in range(repeats):
        fold = np.random.default_rng(repeat).integers(0, folds, len(logits))
        guess = np.zeros_like(truth)
        for k in range(folds):
            guess[fold == k] = logits[fold == k] > tune(logits[fold != k], truth[fold != k])
        found.append(measure(guess.astype(float), truth, 0.5))
    return np.mean(found, 0)
