#!/usr/bin/env python3
"""Makes a class of submissions of take-and-split, no two of them alike.

    generate.py OUT COUNT [--seed N] [--layout folders|moodle]

Each is one of the variants in variants/, in turn, made distinct: identifiers that end in `_` are renamed, what stands
between marks `//~` changes places, and a comment names the student. The same seed gives the same bytes. OUT/expected.tsv is
not written into the class but beside it, as OUT.expected.tsv: id, variant, status, score. Nothing but Python's own library.
"""

import argparse
import pathlib
import random
import re
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
VARIANTS = HERE / "variants"
MARK = re.compile(r"^ *//~\n", re.MULTILINE)
NAME = re.compile(r"\b([A-Za-z][A-Za-z0-9]*)_\b")
WORDS = "amber birch cedar delta ember fjord grove heron islet juniper kelp larch maple north otter pine quartz river slate tulip".split()
NAMES = "Ada Ben Cleo Dan Eva Finn Gus Hana Ivo Jana Kim Leo Mia Nils Ola Pia Rui Sam Tea Uma".split()
REMARKS = [
    "The value of a heap is the mex of the values of its options.",
    "Two heaps that are the same cancel each other out.",
    "Tried by hand up to eight stones.",
    "The second player copies where all is even.",
    "Written after the second lecture.",
    "A position is lost if every move leads to a won one.",
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=42)
    parser.add_argument("--layout", choices=["folders", "moodle"], default="folders")
    options = parser.parse_args()
    generate(options.out, options.count, options.seed, options.layout)


def generate(out, count, seed, layout):
    if out.exists() and not beside(out).is_file():
        sys.exit(f"generate.py: {out} is there, and not of our making: give another folder")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    variants = read_variants()
    rows = []
    for number in range(1, count + 1):
        variant = variants[(number - 1) % len(variants)]
        folder = name_of(number, layout)
        write(out / folder, variant, number, random.Random(f"{seed}:{number}"))
        rows.append(f"{folder}\t{variant['id']}\t{variant['status']}\t{variant['score']}\n")
    beside(out).write_text("".join(rows), encoding="utf-8")


def beside(out):
    """Where it is written what each submission must get."""
    return out.with_name(out.name + ".expected.tsv")


def read_variants():
    """In the order of expected.tsv: id, status, score."""
    variants = []
    for line in (VARIANTS / "expected.tsv").read_text(encoding="utf-8").splitlines():
        name, status, score = line.split("\t")
        files = {path.name: path.read_text(encoding="utf-8") for path in sorted((VARIANTS / name).glob("*.java"))}
        variants.append({"id": name, "status": status, "score": score, "files": files})
    return variants


def name_of(number, layout):
    if layout == "folders":
        return f"s{number:05}"
    return f"{NAMES[number % len(NAMES)]} {WORDS[number // len(NAMES) % len(WORDS)].title()}_{number:05}_assignsubmission_file"


def write(folder, variant, number, dice):
    folder.mkdir()
    chosen = {}
    for name, text in variant["files"].items():
        (folder / name).write_text(made_distinct(text, number, dice, chosen), encoding="utf-8")


def made_distinct(text, number, dice, chosen):
    # One name for one word of the variant, over all files of a submission.
    for word in sorted(set(NAME.findall(text))):
        if word not in chosen:
            chosen[word] = word + dice.choice(WORDS).title() + (str(number) if word[0].isupper() or dice.random() < 0.2 else "")
    text = shuffled(text, dice)
    text = NAME.sub(lambda match: chosen[match.group(1)], text)
    return f"{text}\n// Student {number}. {' '.join(dice.sample(REMARKS, dice.randint(1, 3)))}\n"


def shuffled(text, dice):
    """Members of a class change places; what is before the first mark and after the last stays."""
    parts = []
    for block in re.split(r"(?m)^(?=(?:abstract |public |final )*class )", text):
        pieces = MARK.split(block)
        middle = pieces[1:-1]
        dice.shuffle(middle)
        if len(pieces) == 1:
            parts.append(block)
        else:
            parts.append("\n".join([pieces[0].rstrip("\n") + "\n", *(member.strip("\n") + "\n" for member in middle)]) + pieces[-1])
    return "".join(parts)


if __name__ == "__main__":
    main()
