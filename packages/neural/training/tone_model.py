"""The tone model: the encoder, its first piece and its mean side by side, and one score for each label."""
import torch
import torch.nn as nn

from comments import LABELS, trimmed
from encoder import SIZE
from loop import device, half


class Tone(nn.Module):
    def __init__(self, encoder, dropout=0.2):
        super().__init__()
        self.encoder, self.dropout, self.head = encoder, nn.Dropout(dropout), nn.Linear(2 * SIZE, LABELS)

    def forward(self, pieces, cases, mask):
        hidden = self.encoder(pieces, cases, mask)
        seen = mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * seen).sum(1) / seen.sum(1)
        return self.head(self.dropout(torch.cat([hidden[:, 0], mean], -1)))


def asymmetric_loss(logits, target, negative=3, clip=0.05):
    """Forgives easy absences, so that rare labels are heard (Ridnik et al., 2021)."""
    positive = torch.sigmoid(logits)
    absent = (1 - positive + clip).clamp(max=1)
    gain = target * positive.clamp(min=1e-8).log() + (1 - target) * absent.clamp(min=1e-8).log() * (1 - absent) ** negative
    return -gain.sum(1).mean()


@torch.no_grad()
def logits_of(model, ids, cases):
    model.eval()
    found = []
    for index in torch.arange(len(ids), device=device).split(2048):
        with half():
            found.append(model(*trimmed(ids, cases, index)).float())
    return torch.cat(found)
