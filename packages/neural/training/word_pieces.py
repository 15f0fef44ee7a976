"""Text to word pieces, the same way as src/word-pieces.ts does it: the two must agree to the token.

Beside the usual uncased word pieces it keeps two things that matter in real writing: the case of each word, as a class
of its own (people SHOUT, and names are capitalised), and emoji, which take the vocabulary's unused places.
"""
import re
import unicodedata

UNKNOWN, START, END, MASK = 100, 101, 102, 103
LOWER, CAPITALISED, UPPER, MIXED = range(4)

SPELLINGS = str.maketrans({"’": "'", "‘": "'", "‛": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "--", "…": "..."})
DROPPED = re.compile("[\u200b-\u200f\u2060\ufe0e\ufe0f\U0001F3FB-\U0001F3FF\ufeff\ufffd]")
BLANK = re.compile("[\\s\x00-\x1f\x7f-\x9f]+")
EMOJI = re.compile("[\u2600-\u27bf\u2b50\u2b55\U0001F000-\U0001FAFF]")


def is_mark(character):
    """Whether a character stands alone as its own piece: punctuation, a symbol of ASCII, an emoji, a CJK sign."""
    code = ord(character)
    if code < 128:
        return not character.isalnum()
    return unicodedata.category(character)[0] == "P" or 0x4E00 <= code <= 0x9FFF or bool(EMOJI.match(character))


def runs(text):
    """Whitespace-free stretches of letters and digits, and single marks, in order."""
    for chunk in BLANK.split(DROPPED.sub("", text.translate(SPELLINGS))):
        word = ""
        for character in chunk:
            if is_mark(character):
                if word:
                    yield word
                yield character
                word = ""
            else:
                word += character
        if word:
            yield word


def case_of(run):
    letters = [character for character in run if character.lower() != character.upper()]
    capitals = [character != character.lower() for character in letters]
    if not any(capitals):
        return LOWER
    if all(capitals) and len(capitals) > 1:
        return UPPER
    return CAPITALISED if capitals[0] and not any(capitals[1:]) else MIXED


def plain(run):
    return "".join(c for c in unicodedata.normalize("NFD", run.lower()) if unicodedata.category(c) != "Mn")


class WordPieces:
    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.ids = {piece: index for index, piece in enumerate(vocabulary)}
        self.known = {}

    def pieces_of(self, word):
        if word in self.known:
            return self.known[word]
        found, start = [], 0
        while start < len(word) <= 100:
            end = len(word)
            while end > start and ("##" if start else "") + word[start:end] not in self.ids:
                end -= 1
            if end == start:
                found = []
                break
            found.append(self.ids[("##" if start else "") + word[start:end]])
            start = end
        self.known[word] = found or [UNKNOWN]
        return self.known[word]

    def encode(self, text):
        """Ids and case classes of a text, without the start and end marks."""
        ids, cases = [], []
        for run in runs(text):
            pieces = self.pieces_of(plain(run))
            ids += pieces
            cases += [case_of(run)] * len(pieces)
        return ids, cases


def with_emoji(vocabulary, emoji):
    """Gives each emoji the place of an unused piece."""
    free = [index for index, piece in enumerate(vocabulary) if piece.startswith("[unused")]
    extended = list(vocabulary)
    for place, character in zip(free, emoji):
        extended[place] = character
    return extended
