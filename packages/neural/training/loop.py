"""What both trainings share: the device, the optimiser with its schedule, and the running average of the weights."""
import copy

import torch
import torch.nn as nn

device = "cuda" if torch.cuda.is_available() else "cpu"


def half():
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")


class Trainer:
    """One optimiser step at a time: warm-up, linear decay, clipping, and an average of the weights along the way."""

    def __init__(self, model, groups, steps, weight_decay=0.01):
        self.model, self.count = model, 0
        self.average = copy.deepcopy(model).eval()
        options = {"fused": True} if device == "cuda" else {}
        self.optimizer = torch.optim.AdamW(groups, weight_decay=weight_decay, **options)
        self.schedule = torch.optim.lr_scheduler.LambdaLR(
            self.optimizer, lambda k: min(1, (k + 1) / (0.06 * steps)) * max(0.02, (steps - k) / steps))

    def step(self, loss):
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.schedule.step()
        self.count += 1
        decay = self.count / (self.count + 12)  # the average reaches back over the last twelfth of the way
        with torch.no_grad():
            averaged, current = list(self.average.parameters()), list(self.model.parameters())
            torch._foreach_mul_(averaged, decay)
            torch._foreach_add_(averaged, current, alpha=1 - decay)
