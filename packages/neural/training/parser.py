"""The parser: the encoder, a biaffine score for every arc and relation, and a tag for every word."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from encoder import SIZE

ARC, LABEL = 256, 96


class Parser(nn.Module):
    def __init__(self, encoder, relations, tags, dropout=0.25):
        super().__init__()
        self.encoder, self.dropout, self.relations = encoder, nn.Dropout(dropout), relations
        self.arc_child, self.arc_head = nn.Linear(SIZE, ARC), nn.Linear(SIZE, ARC)
        self.label_child, self.label_head = nn.Linear(SIZE, LABEL), nn.Linear(SIZE, LABEL)
        self.arc = nn.Linear(ARC + 1, ARC, bias=False)
        self.label = nn.Linear(LABEL + 1, relations * (LABEL + 1), bias=False)
        self.tag = nn.Linear(SIZE, tags)
        for layer in (self.arc, self.label):
            nn.init.normal_(layer.weight, std=0.02)

    def part(self, layer, word):
        return self.dropout(F.gelu(layer(word)))

    def forward(self, pieces, cases, mask, first):
        """Scores: arcs [row, child, head], relations [row, child, relation, head], tags [row, word, tag]."""
        hidden = self.dropout(self.encoder(pieces, cases, mask))
        word = torch.gather(hidden, 1, first.unsqueeze(-1).expand(-1, -1, SIZE))
        rows, width, _ = word.shape
        one = torch.ones_like(word[..., :1])
        child = torch.cat([self.part(self.arc_child, word), one], -1)
        arcs = self.arc(child) @ self.part(self.arc_head, word).transpose(1, 2)
        child = torch.cat([self.part(self.label_child, word), one], -1)
        head = torch.cat([self.part(self.label_head, word), one], -1)
        labels = self.label(child).reshape(rows, width * self.relations, LABEL + 1) @ head.transpose(1, 2)
        return arcs, labels.reshape(rows, width, self.relations, width), self.tag(word)


def masked(arcs, real):
    """No word hangs on itself or on padding."""
    arcs = arcs.float().masked_fill(~real[:, None, :], -1e9)
    itself = torch.eye(arcs.size(1), dtype=torch.bool, device=arcs.device)
    return arcs.masked_fill(itself[None], -1e9)


def at_heads(labels, heads):
    """Relation scores of every word under one head each: [row, word, relation]."""
    index = heads[:, :, None, None].expand(-1, -1, labels.size(2), 1)
    return torch.gather(labels.float(), 3, index).squeeze(-1)
