#!/usr/bin/env python3
"""Makes a recording of the lines that a run on a simulator wrote, and the table of the documentation.

    collect.py LINES FOLDER   FOLDER/iOS-VERSION.json of the lines, or a sentence on what is wrong with them
    collect.py --questions    the questions, a line of JSON each
    collect.py --table        the table of the documentation, of the questions and the recordings
"""

import json
import pathlib
import re
import sys
import textwrap

here = pathlib.Path(__file__).resolve().parent
sources = here.parent.parent / "Sources"
libraries = [sources / name for name in ("HeadlessUIKit", "HeadlessUICollectionView", "HeadlessUIKitExtras")]
page = sources / "HeadlessUIKit/HeadlessUIKit.docc/OnADevice.md"


def questions():
    """What is asked, by its identifier: the question, the type, and what the library's answer rests on."""
    found = {}
    form = r'Observation\(\s*"((?:[^"\\]|\\.)*)",\s*id: "(D\d+)", about: "([\w.+]+)", \.(\w+)(, differs: true)?'
    for file in sorted(here.glob("*s.swift")):
        for question, name, kind, basis, differs in re.findall(form, file.read_text("utf-8")):
            question = question.replace('\\"', '"').replace("\\\\", "\\")
            found[name] = {
                "question": question, "type": kind, "basis": basis, "differs": bool(differs)}
    return dict(sorted(found.items(), key=lambda item: int(item[0][1:])))


def refuse(sentence):
    print(sentence)
    sys.exit(1)


def read(path):
    """The lines as a recording."""
    file = pathlib.Path(path)
    if not file.exists() or not file.read_bytes().strip():
        refuse("The run wrote no answers. Look above for what the build said.")
    lines, entries = file.read_text("utf-8", "replace").splitlines(), []
    for number, line in enumerate(lines, 1):
        try:
            entries.append(json.loads(line))
        except ValueError:
            refuse(f"Line {number} of the answers is cut off or no JSON. Run it again.")
    head, known = entries[0], questions()
    if not isinstance(head, dict) or "system" not in head or "ids" not in head:
        refuse("The first line does not say which system was asked. It is no run of these questions.")
    answers = [entry for entry in entries[1:] if "id" in entry]
    for entry in answers:
        name = entry["id"]
        if name not in known:
            refuse(f"{name} is none of the questions of this copy. The run was made with another one.")
        if entry.get("question") != known[name]["question"]:
            refuse(f"{name} asks something else in this copy. The run was made with an older one.")
    names = [entry["id"] for entry in answers]
    for name in names:
        if names.count(name) > 1:
            refuse(f"{name} was answered twice. Run it again.")
    if not any("end" in entry for entry in entries):
        rest = [name for name in head["ids"] if name not in names]
        refuse(
            f"The run ended after {len(names)} of {len(head['ids'])} answers. "
            f"{rest[0] if rest else 'The end'} was asked then: look whether it crashes on this system.")
    missing = [name for name in known if name not in names]
    if missing:
        refuse(f"{missing[0]} was not asked. The run was made with an older copy.")
    return {
        "system": head["system"], "device": head.get("device", ""), "simulator": True,
        "answers": [
            {"id": entry["id"], "question": entry["question"], "answer": entry["answer"]}
            for entry in sorted(answers, key=lambda entry: int(entry["id"][1:]))],
    }


def recordings():
    """What devices have answered, by the identifier."""
    answers = {}
    for file in sorted((here / "Recordings").glob("iOS-*.json")):
        for entry in json.loads(file.read_text("utf-8"))["answers"]:
            answers.setdefault(entry["id"], []).append((file.stem, entry["answer"]))
    return answers


def table():
    """The rows of the documentation: for each type how many answers rest on what."""
    known, answered = questions(), recordings()
    rows = {}
    for name, entry in known.items():
        row = rows.setdefault(entry["type"], [0, 0, 0, 0])
        basis = "recorded" if name in answered else entry["basis"]
        row[["recorded", "documented", "guessed"].index(basis)] += 1
        row[3] += entry["differs"]
    sums = [sum(row[column] for row in rows.values()) for column in range(4)]
    lines = ["| type | recorded | documented | guessed | differing |", "|---|---|---|---|---|"]
    for kind, row in sorted(rows.items()) + [("all", sums)]:
        lines.append(f"| {kind} | " + " | ".join(str(count or "") for count in row) + " |")
    return "\n".join(lines)


def unasked():
    """The types that call something unconfirmed and have no question, by what stands in the way."""
    reasons = {}
    for library in libraries:
        for file in library.rglob("*.swift"):
            for reason in re.findall(r"- Not asked: (.+)", file.read_text("utf-8")):
                reasons.setdefault(reason, []).append(file.stem)
    return reasons


def write_table():
    """Puts the table, and the types without a question, into the page."""
    text = page.read_text("utf-8")
    start, end = text.index("| type |"), text.index("\n\n", text.index("| type |"))
    text = text[:start] + table() + text[end:]
    lines = [
        textwrap.fill(
            f"- {reason} " + ", ".join(f"`{name}`" for name in sorted(names)), 100,
            subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        for reason, names in sorted(unasked().items())]
    start = text.index("Unconfirmed, and without a question:")
    page.write_text(
        text[:start] + "Unconfirmed, and without a question:\n\n" + "\n".join(lines) + "\n", "utf-8")


def main(arguments):
    if arguments == ["--questions"]:
        for name, entry in questions().items():
            print(json.dumps({"id": name, "question": entry["question"]}, ensure_ascii=False))
    elif arguments == ["--table"]:
        write_table()
    elif len(arguments) == 2:
        recording = read(arguments[0])
        folder = pathlib.Path(arguments[1])
        folder.mkdir(parents=True, exist_ok=True)
        version = re.sub(r"[^0-9.]", "", recording["system"]) or "unknown"
        file = folder / f"iOS-{version}.json"
        file.write_text(json.dumps(recording, ensure_ascii=False, indent=2) + "\n", "utf-8")
        print(f"{file.name} has {len(recording['answers'])} answers of {recording['system']}.")
    else:
        refuse(__doc__.strip())


main(sys.argv[1:])
