"""The MiniLM-L6 encoder, written out so that it trains fast, exports cleanly and takes a case class beside each piece."""
import json
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from word_pieces import EMOJI, WordPieces, plain, with_emoji

SIZE, LAYERS, HEADS, INNER, POSITIONS, CASES = 384, 6, 12, 1536, 512, 4


class Layer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.mix, self.out = nn.Linear(SIZE, 3 * SIZE), nn.Linear(SIZE, SIZE)
        self.wide, self.narrow = nn.Linear(SIZE, INNER), nn.Linear(INNER, SIZE)
        self.first_norm, self.second_norm = nn.LayerNorm(SIZE, eps=1e-12), nn.LayerNorm(SIZE, eps=1e-12)
        self.dropout = nn.Dropout(dropout)

    def attend(self, hidden, hidden_places):
        rows, length, _ = hidden.shape
        query, key, value = self.mix(hidden).view(rows, length, 3, HEADS, SIZE // HEADS).permute(2, 0, 3, 1, 4)
        if self.training and hasattr(F, "scaled_dot_product_attention"):
            seen = F.scaled_dot_product_attention(query, key, value, hidden_places.to(query.dtype), self.dropout.p)
        else:
            scores = query @ key.transpose(-1, -2) * (SIZE // HEADS) ** -0.5 + hidden_places
            seen = self.dropout(torch.softmax(scores, -1).to(value.dtype)) @ value
        return self.out(seen.permute(0, 2, 1, 3).reshape(rows, length, SIZE))

    def forward(self, hidden, hidden_places):
        hidden = self.first_norm(hidden + self.dropout(self.attend(hidden, hidden_places)))
        return self.second_norm(hidden + self.dropout(self.narrow(F.gelu(self.wide(hidden)))))


class Encoder(nn.Module):
    def __init__(self, vocabulary_size, dropout=0.1):
        super().__init__()
        self.words = nn.Embedding(vocabulary_size, SIZE)
        self.positions, self.cases = nn.Embedding(POSITIONS, SIZE), nn.Embedding(CASES, SIZE)
        self.norm, self.dropout = nn.LayerNorm(SIZE, eps=1e-12), nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(dropout) for _ in range(LAYERS))

    def forward(self, pieces, cases, mask):
        place = torch.arange(pieces.size(1), device=pieces.device)
        hidden = self.dropout(self.norm(self.words(pieces) + self.positions(place) + self.cases(cases)))
        hidden_places = (1.0 - mask.to(hidden.dtype))[:, None, None, :] * -1e4
        for layer in self.layers:
            hidden = layer(hidden, hidden_places)
        return hidden


def read_safetensors(path):
    raw = open(path, "rb").read()
    start = 8 + int.from_bytes(raw[:8], "little")
    tensors = {}
    for name, entry in json.loads(raw[8:start]).items():
        if entry.get("dtype") == "F16":
            begin, end = (start + offset for offset in entry["data_offsets"])
            tensors[name] = np.frombuffer(raw[begin:end], np.float16).reshape(entry["shape"]).astype(np.float32)
    return {name: torch.tensor(value) for name, value in tensors.items()}


def common_emoji():
    """Faces, hands, hearts and the like: what people put into text, as far as the unused places reach."""
    blocks = [(0x1F600, 0x1F64F), (0x1F910, 0x1F97A), (0x1F440, 0x1F4AF), (0x2600, 0x27BF), (0x1F970, 0x1F9FF),
              (0x1F300, 0x1F3FA), (0x1F400, 0x1F43F), (0x1F4B0, 0x1F5FF), (0x1F680, 0x1F6C5)]
    codes = dict.fromkeys(code for low, high in blocks for code in range(low, high + 1))
    return [chr(code) for code in codes if unicodedata.name(chr(code), "") and EMOJI.match(chr(code))]


def load_base(folder):
    """The pretrained encoder and its word pieces, emoji placed by the words of their Unicode names."""
    table = json.load(open(f"{folder}/tokenizer.json", encoding="utf8"))["model"]["vocab"]
    pieces = WordPieces(with_emoji(sorted(table, key=table.get), common_emoji()))
    source = read_safetensors(f"{folder}/model.fp16.safetensors")
    source = {name.removeprefix("bert."): value for name, value in source.items()}
    words = source["embeddings.word_embeddings.weight"]
    for index, piece in enumerate(pieces.vocabulary):
        if EMOJI.match(piece):
            described = [i for word in unicodedata.name(piece).split() for i in pieces.pieces_of(plain(word))]
            words[index] = words[described].mean(0)
    state = {"words.weight": words, "positions.weight": source["embeddings.position_embeddings.weight"],
             "cases.weight": source["embeddings.token_type_embeddings.weight"][:1].repeat(CASES, 1)}
    names = {"out": "attention.output.dense", "first_norm": "attention.output.LayerNorm", "wide": "intermediate.dense",
             "narrow": "output.dense", "second_norm": "output.LayerNorm"}
    for part in ("weight", "bias"):
        state[f"norm.{part}"] = source[f"embeddings.LayerNorm.{part}"]
        for n in range(LAYERS):
            old = f"encoder.layer.{n}"
            state[f"layers.{n}.mix.{part}"] = torch.cat(
                [source[f"{old}.attention.self.{role}.{part}"] for role in ("query", "key", "value")])
            for new, name in names.items():
                state[f"layers.{n}.{new}.{part}"] = source[f"{old}.{name}.{part}"]
    encoder = Encoder(len(pieces.vocabulary))
    encoder.load_state_dict(state)
    return encoder, pieces
