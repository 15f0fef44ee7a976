"""Writes a trained model as ONNX with 8-bit weights, and says what that costs on dev.

    export.py syntax|tone BASE DATA CHECKPOINT FOLDER

The embedding table becomes 8-bit with one scale for each row; the matrix products become dynamic 8-bit, one scale for each
channel, in the reduced range that is exact on every processor. FOLDER receives NAME.onnx and
vocabulary.txt, and for the syntax model syntax.json with the names of its relations and tags.
"""
import json
import os
import sys

import numpy as np
import onnxruntime
import torch
import torch.nn as nn
from onnxruntime.quantization import QuantType, quantize_dynamic

from comments import encode, read_comments
from encoder import load_base
from parser import Parser
from thresholds import cross_validated
from tone_model import Tone
from treebank import Corpus, Inventory, read_trees


class EightBitRows(nn.Module):
    """An embedding table of bytes, one scale for each row."""

    def __init__(self, table):
        super().__init__()
        scale = table.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
        self.register_buffer("scale", scale)
        self.register_buffer("rows", (table / scale).round().to(torch.int8))

    def forward(self, index):
        flat = index.reshape(-1)
        found = self.rows.index_select(0, flat).float() * self.scale.index_select(0, flat)
        return found.reshape(index.size(0), index.size(1), self.rows.size(1))


def write(model, inputs, outputs, example, path):
    model = model.cpu().eval()
    model.encoder.words = EightBitRows(model.encoder.words.weight.data)
    axes = {name: {0: "rows", 1: "words" if name == "first" else "pieces"} for name in inputs}
    axes |= {name: {0: "rows"} if name == "tones" else {0: "rows", 1: "words"} for name in outputs}
    if "arcs" in outputs:
        axes["arcs"][2], axes["relations"][3] = "words", "words"
    whole = path.replace(".onnx", ".whole.onnx")
    torch.onnx.export(model, example, whole, input_names=inputs, output_names=outputs, dynamic_axes=axes, opset_version=17, dynamo=False)
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=["MatMul"])
    os.remove(whole)
    print(f"{path}: {os.path.getsize(path) / 1e6:.1f} MB", flush=True)
    return onnxruntime.InferenceSession(path)


def write_vocabulary(pieces, folder):
    with open(f"{folder}/vocabulary.txt", "w", encoding="utf8") as stream:
        stream.writelines(f"{piece}\n" for piece in pieces.vocabulary)


def export_syntax(base, data, checkpoint, folder):
    encoder, pieces = load_base(base)
    inventory = Inventory(read_trees(f"{data}/train.conllu"))
    model = Parser(encoder, len(inventory.relations), len(inventory.tags))
    model.load_state_dict(torch.load(checkpoint, map_location="cpu"))
    one = torch.ones(2, 16, dtype=torch.long)
    example = (one, one, one, torch.arange(8).repeat(2, 1))
    session = write(model, ["pieces", "cases", "mask", "first"], ["arcs", "relations", "tags"], example, f"{folder}/syntax.onnx")
    write_vocabulary(pieces, folder)
    json.dump({"relations": inventory.relations, "tags": inventory.tags}, open(f"{folder}/syntax.json", "w"))
    corpus = Corpus(read_trees(f"{data}/dev.conllu"), pieces, inventory)
    right = total = attached_total = 0
    for index in corpus.batches(32, 0):
        batch = {name: value.cpu().numpy() for name, value in corpus.batch(index).items()}
        feed = {name: batch[name] for name in ("pieces", "cases", "mask", "first")}
        arcs, relations, _ = session.run(None, feed)
        arcs = np.where(batch["real"][:, None, :], arcs, -1e9) - 1e9 * np.eye(arcs.shape[1])
        heads = arcs.argmax(-1)
        labels = np.take_along_axis(relations, heads[:, :, None, None], 3)[..., 0].argmax(-1)
        known = batch["heads"] >= 0
        attached = (heads == batch["heads"]) & known
        right += (attached & (labels == batch["labels"])).sum()
        attached_total += attached.sum()
        total += known.sum()
    print(f"as shipped: dev UAS {attached_total / total:.4f} LAS {right / total:.4f}", flush=True)


def export_tone(base, data, checkpoint, folder):
    encoder, pieces = load_base(base)
    model = Tone(encoder)
    model.load_state_dict(torch.load(checkpoint, map_location="cpu"))
    one = torch.ones(2, 16, dtype=torch.long)
    session = write(model, ["pieces", "cases", "mask"], ["tones"], (one, one, one), f"{folder}/tone.onnx")
    write_vocabulary(pieces, folder)
    texts, truth = read_comments(f"{data}/dev.tsv")
    ids, cases = (value.cpu().numpy() for value in encode(texts, pieces))
    logits = np.zeros(truth.shape, np.float32)
    order = np.argsort((ids != 0).sum(1))
    for k in range(0, len(order), 64):
        index = order[k:k + 64]
        length = (ids[index] != 0).sum(1).max()
        feed = {"pieces": ids[index, :length], "cases": cases[index, :length], "mask": (ids[index, :length] != 0).astype(np.int64)}
        logits[index] = session.run(None, feed)[0]
    print("as shipped: dev, cross-validated, macro-F1 %.4f micro-F1 %.4f" % tuple(cross_validated(logits, truth)), flush=True)


if __name__ == "__main__":
    kind, *arguments = sys.argv[1:]
    {"syntax": export_syntax, "tone": export_tone}[kind](*arguments)
