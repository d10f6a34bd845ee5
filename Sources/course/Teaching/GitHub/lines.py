"""Prints what a JSON report says as commands of GitHub Actions, which shows them at the lines.

    python3 lines.py report.json

Source: "Workflow commands for GitHub Actions", section "Setting an error message".
"""
import json
import pathlib
import sys


def data(text):
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def attribute(text):
    return data(text).replace(":", "%3A").replace(",", "%2C")


def path(name):
    lesson, file = name.split("/")
    for folder in pathlib.Path("Exercises").glob("*"):
        if folder.name.partition("-")[2].lower() == lesson.replace("-", ""):
            return f"{folder}/{file}.swift"
    return name


def tell(kind, exercise, line, title, texts):
    place = f"file={attribute(path(exercise['name']))},line={line or exercise.get('line') or 1}"
    print(f"::{kind} {place},title={attribute(title)}::{data(chr(10).join(texts) or title)}")


for submission in json.load(open(sys.argv[1], encoding="utf-8"))["submissions"]:
    for exercise in submission["exercises"]:
        name, state, notes = exercise["name"], exercise["state"], exercise["notes"]
        bad = [one for one in exercise["checks"] if one["outcome"] in ("failed", "unfinished")]
        if state == "waiting" and notes:
            tell("notice", exercise, None, f"{name} can be handed in", notes)
        elif state == "not graded":
            tell("warning", exercise, None, name, notes)
        elif state not in ("right", "missing", "waiting"):
            for check in bad:
                texts = check["findings"] or notes
                tell("error", exercise, check.get("line"), f"{name}: {check['name']}", texts)
            if not bad:
                tell("error", exercise, None, f"{name} {state}", notes)
