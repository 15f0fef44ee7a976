"""Gathers text without labels for both trainings.

    spare_text.py DATA     DATA holds goemotions/, ud-ewt/, onestop/ and voice-pairs/

Writes goemotions/prose.txt.gz (sentences of the treebank and of news) and ud-ewt/words.txt.gz (news, comments and
newspaper sentences with a space between words). Only training parts are read.
"""
import glob
import gzip
import random
import re
import sys

from comments import read_comments, with_names

SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z“\"'])")
WORD = re.compile(
    r"\w+(?=n['’]t\b)|n['’]t\b|['’](?:s|m|ll|ve|re|d)\b|(?:https?://|www\.)\S+|(?:Mr|Mrs|Ms|Dr|St|Jr)\.|(?:[A-Z]\.)+"
    r"|\d+(?:[.,:/]\d+)+|\w+|\.\.+|--+|[!?]+|[^\w\s]", re.IGNORECASE)
COMMENTS = 18_000


def news(folder):
    for path in sorted(glob.glob(f"{folder}/onestop/*/*.txt")):
        for paragraph in open(path, encoding="utf8", errors="ignore").read().splitlines():
            yield from (s.strip() for s in SENTENCE_END.split(paragraph) if len(s.split()) > 3)


def treebank(folder):
    lines = open(f"{folder}/ud-ewt/train.conllu", encoding="utf8")
    return [line[9:].strip() for line in lines if line.startswith("# text = ")]


def newspaper(folder):
    rows = open(f"{folder}/voice-pairs/styleptb_pta_train.tsv", encoding="utf8").read().splitlines()[1:]
    return [text.replace(" n't", "n't") for row in rows for text in row.split("\t")]


def write(path, lines):
    with gzip.open(path, "wt", encoding="utf8") as stream:
        stream.writelines(f"{line}\n" for line in lines)


def main(folder):
    chance = random.Random(1)
    known, fresh = treebank(folder), list(dict.fromkeys(news(folder)))
    write(f"{folder}/goemotions/prose.txt.gz", dict.fromkeys(known + fresh))
    comments = [text for text in read_comments(f"{folder}/goemotions/train.tsv")[0] if len(text.split()) > 5]
    comments = [with_names(text, chance) for text in chance.sample(comments, COMMENTS)]
    apart = (WORD.findall(text) for text in fresh + comments + newspaper(folder))
    write(f"{folder}/ud-ewt/words.txt.gz", [" ".join(words) for words in apart if 3 < len(words) < 60])


if __name__ == "__main__":
    main(*sys.argv[1:])
