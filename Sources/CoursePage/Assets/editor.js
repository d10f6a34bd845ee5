"use strict";

/// A text that is written in a page and not in its file yet, kept by the browser until it is: a page may be
/// closed while the course does not run, and a browser may end.
class Draft {
  constructor(address) {
    const [, token, ...path] = location.pathname.split("/");
    // Copies of the course may come to one port, one after the other. The token itself is not kept.
    let copy = 2166136261;
    for (const letter of token) copy = Math.imul(copy ^ letter.charCodeAt(0), 16777619) >>> 0;
    this.key = `draft:${copy.toString(16)}:${path.slice(0, -1).join("/")}/${address}`;
  }

  read() {
    try {
      const { text, version } = JSON.parse(localStorage.getItem(this.key)) ?? {};
      return typeof text === "string" && typeof version === "string" ? { text, version } : undefined;
    } catch { return undefined; }
  }

  keep(text, version) {
    try { localStorage.setItem(this.key, JSON.stringify({ text, version })); } catch {}
  }

  /// Forgets it, or only if it is a text.
  forget(text) {
    if (text !== undefined && this.read()?.text !== text) return;
    try { localStorage.removeItem(this.key); } catch {}
  }
}

/// What was changed in a text, step by step, so that it can be taken back: also what came from elsewhere.
///
/// A browser's own history ends where a script sets the text of a field.
class TextHistory {
  /// How many steps are kept.
  static most = 2000;

  constructor() { this.past = []; this.future = []; }

  /// Notes that `removed` at a place gave way to `added`; letters typed one after the other are one step.
  note(step) {
    const last = this.past.at(-1);
    const follows = last && !this.isClosed && step.kind === last.kind && step.time - last.time < 1000;
    this.future = [];
    this.isClosed = false;
    if (follows && step.kind === "typing" && step.at === last.at + last.added.length && !step.added.includes("\n")) {
      last.added += step.added;
      last.time = step.time;
      last.after = step.after;
    } else if (follows && step.kind === "erasing" && step.at + step.removed.length === last.at) {
      last.removed = step.removed + last.removed;
      last.at = step.at;
      last.time = step.time;
      last.after = step.after;
    } else {
      this.past.push(step);
      if (this.past.length > TextHistory.most) this.past.shift();
    }
  }

  /// Begins a step of its own with the next change.
  close() { this.isClosed = true; }
}

/// An editor of a file: colours, line numbers, and what is said of a line in that line.
///
/// The field of the browser holds the text, and lies over a copy in colours. The comment that a file begins
/// with is folded into one line, and is not in the field then. Tab indents and Shift-Tab takes indentation
/// back; Escape and then Tab leaves the field. It saves after a pause, with Control-S, and when the page is
/// left or hidden. It asks before it writes over what another editor has saved, and before a page is left whose
/// text cannot be saved.
// biome-ignore lint/correctness/noUnusedVariables: the script of an answer makes it.
class AnswerEditor {
  /// What a browser sends of a page that is gone by then: 64 kB in all, with the headers.
  static mostOnLeaving = 60_000;

  /// How long it waits before it tries again to save.
  static patience = 3000;

  static pairs = new Map([["(", ")"], ["[", "]"], ["{", "}"], ['"', '"']]);

  constructor(address, strip, folds) {
    this.address = address;
    this.strip = strip;
    this.folds = folds;
    // The texts that were sent and never answered: one of them in the file is from no other editor.
    this.unheard = new Set();
    this.draft = new Draft(address);
    this.history = new TextHistory();
    // The comment at the beginning of the file, while it is folded.
    this.head = "";
    // What the field holds, its lines, the elements that show them, and what is said of each.
    this.value = "";
    this.lines = [];
    this.rows = [];
    this.notes = [];
    // Closing brackets that came by themselves, each by how far it is from the end of the text.
    this.closers = new Set();
    this.build();
    addEventListener("pagehide", () => this.leave());
    addEventListener("beforeunload", (event) => { if (this.wouldLose) event.preventDefault(); });
    document.addEventListener("visibilitychange", () => { if (document.hidden && this.isOpen) this.save(); });
  }

  build() {
    this.area = make("textarea", {
      spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off",
      "aria-label": "Your file. Tab indents, and Shift Tab takes indentation back. Press Escape and then Tab to leave the field.",
    });
    this.colours = make("pre", { "aria-hidden": "true" });
    this.fold = make("button", { type: "button", class: "fold", "aria-expanded": "false" });
    this.fold.addEventListener("click", () => this.toggleFold());
    this.finder = new TextFinder(this);
    this.completion = new Completion(this);
    this.rail = make("div");
    this.marks = make("div", { class: "marks" }, this.rail);
    this.ofLine = make("span", { role: "status" });
    this.ofMarks = make("p", { class: "of-line" }, this.ofLine,
      make("small", {}, "F8 leads to the next line that has a mark."));
    this.ofMarks.hidden = true;
    this.field = make("div", { class: "editor" }, this.colours, this.area, this.marks);
    this.panel = make("div", { class: "edit" }, this.fold, this.finder.bar, this.field, this.ofMarks);
    this.state = make("span", { class: "saved" });
    this.area.addEventListener("input", (event) => this.typed(event));
    this.area.addEventListener("scroll", () => this.align());
    this.area.addEventListener("keydown", (event) => this.key(event));
    this.area.addEventListener("beforeinput", (event) => this.beforeInput(event));
    document.addEventListener("selectionchange", () => this.followCaret());
    // In a field that becomes lower the line that is written stays in sight.
    new ResizeObserver(() => { if (document.activeElement === this.area) this.reveal(); }).observe(this.area);
  }

  get isOpen() { return this.field.isConnected; }

  /// Shows the file in an element of the page.
  async begin(place) {
    if (this.isOpen || !(await this.read())) return false;
    place.append(this.panel);
    this.paintAll();
    this.offerDraft();
    return true;
  }

  /// The number of the line in the file where the first hole is, or 1.
  get firstHole() {
    const index = this.lines.findIndex((line) => line.includes("// TODO"));
    return index < 0 ? this.headLines + 1 : this.headLines + index + 1;
  }

  // MARK: The text

  /// The text of the file: what the field shows, below what is folded.
  get text() { return this.head + this.area.value; }

  get headLines() { return this.head === "" ? 0 : this.head.split("\n").length - 1; }

  /// Lays a text into the field, the comment at its beginning folded, if it is one of some lines.
  setText(text) {
    const plain = text.replace(/\r\n?/g, "\n");
    const head = this.folds ? plain.match(/^(?:\/\/[^\n]*\n|\n)+/)?.[0] ?? "" : "";
    this.head = head.split("\n").length > 4 ? head : "";
    this.area.value = plain.slice(this.head.length);
    this.showFold();
    this.paintAll();
  }

  showFold() {
    const count = this.headLines;
    this.fold.hidden = count === 0 && !this.isUnfolded;
    const title = this.text.match(/^\/\/ # (.*)/)?.[1] ?? "The comment at the beginning";
    this.fold.setAttribute("aria-expanded", String(count === 0));
    this.fold.replaceChildren(
      make("span", { class: "fold-number", "aria-hidden": "true" }, count ? "1" : ""),
      count ? `// ${title} ` : "Fold the statement", count ? make("small", {}, `${count} lines`) : "");
    this.colours.style.setProperty("--before", count);
  }

  /// Opens the comment at the beginning, or folds it.
  toggleFold() {
    const { selectionStart: from, selectionEnd: to } = this.area;
    const before = this.headLines;
    const notes = this.notesByLine();
    if (this.head) {
      const { head } = this;
      this.head = "";
      this.area.value = head + this.area.value;
      this.isUnfolded = true;
      this.area.setSelectionRange(from + head.length, to + head.length);
    } else {
      this.isUnfolded = false;
      const { value } = this.area;
      this.setText(value);
      const cut = this.head.length;
      this.area.setSelectionRange(Math.max(0, from - cut), Math.max(0, to - cut));
    }
    this.showFold();
    this.paintAll();
    this.mark(notes);
    this.area.scrollTop = before ? 0 : this.area.scrollTop;
  }

  /// Changes a part of the field, as one step that can be taken back. The caret stands behind it, or where it
  /// is told.
  edit(start, end, text, from = start + text.length, to = from) {
    this.selected = [this.area.selectionStart, this.area.selectionEnd];
    this.area.setRangeText(text, start, end, "end");
    this.area.setSelectionRange(from, to);
    this.history.close();
    this.typed();
    this.history.close();
    this.reveal();
  }

  /// Takes a step back, or does it again.
  travel(isBack) {
    const step = (isBack ? this.history.past : this.history.future).pop();
    if (!step) return;
    (isBack ? this.history.future : this.history.past).push(step);
    // Steps count from the beginning of the file.
    if (this.head && step.at < this.head.length) this.toggleFold();
    const at = step.at - this.head.length;
    const [out, into] = isBack ? [step.added, step.removed] : [step.removed, step.added];
    this.area.setRangeText(into, at, at + out.length, "end");
    const [from, to] = (isBack ? step.before : step.after).map((place) => Math.max(0, place - this.head.length));
    this.area.setSelectionRange(from, to);
    this.isTravelling = true;
    this.typed();
    this.isTravelling = false;
    this.history.close();
    this.reveal();
  }

  /// Shows a text in place of the one that is there, as a step that can be taken back. What is not changed
  /// stays as it is, and so does the place of the caret.
  show(text) {
    const plain = text.replace(/\r\n?/g, "\n");
    if (plain === this.text) return;
    if (this.head && !plain.startsWith(this.head)) this.toggleFold();
    const wanted = plain.slice(this.head.length);
    const { start, end, added } = AnswerEditor.difference(this.area.value, wanted);
    const shift = (place) => (place <= start ? place : Math.max(start, place + added.length - (end - start)));
    const [from, to] = [shift(this.area.selectionStart), shift(this.area.selectionEnd)];
    const top = this.area.scrollTop;
    this.isShowing = true;
    this.edit(start, end, added, from, to);
    this.isShowing = false;
    this.area.scrollTop = top;
  }

  /// What differs between two texts: where, up to where of the first, and what stands there in the second.
  static difference(before, after) {
    let start = 0;
    const least = Math.min(before.length, after.length);
    while (start < least && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
    let [end, last] = [before.length, after.length];
    while (end > start && last > start && before.charCodeAt(end - 1) === after.charCodeAt(last - 1)) {
      end -= 1;
      last -= 1;
    }
    return { start, end, added: after.slice(start, last) };
  }

  /// Notes what has changed in the field, paints it, and saves it after a pause.
  typed(event) {
    let { value } = this.area;
    // A whole file that is laid into the field brings the beginning along, which is folded.
    if (this.head && value.startsWith(this.head)) {
      const place = Math.max(0, this.area.selectionEnd - this.head.length);
      value = value.slice(this.head.length);
      this.area.value = value;
      this.area.setSelectionRange(place, place);
    }
    if (value === this.value) return;
    const { start, end, added } = AnswerEditor.difference(this.value, value);
    const removed = this.value.slice(start, end);
    const shift = this.head.length;
    if (!this.isTravelling) {
      const kind = removed === "" && added.length === 1 ? "typing" : added === "" && removed.length === 1 ? "erasing" : "";
      const before = this.selected ?? [end, end];
      this.history.note({
        at: start + shift, removed, added, kind, time: event?.timeStamp ?? performance.now(),
        before: before.map((place) => place + shift),
        after: [this.area.selectionStart + shift, this.area.selectionEnd + shift],
      });
    }
    this.selected = undefined;
    this.value = value;
    this.paint();
    // One with another beginning takes the place of the one that is folded.
    if (this.head && added.startsWith(this.head.slice(0, this.head.indexOf("\n")))) {
      this.head = "";
      this.isUnfolded = true;
      this.showFold();
    }
    this.finder.look();
    // What is typed letter by letter is completed, and nothing else.
    if (event?.inputType === "insertText" || (event?.inputType === "deleteContentBackward" && this.completion.isOpen)) this.completion.look();
    else this.completion.close();
    if (this.isShowing) return;
    this.draft.keep(this.text, this.version);
    this.tell("Not saved yet.");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), 900);
  }

  // MARK: Lines

  /// The line that is written, counted from 0 in the field.
  get line() {
    const caret = this.area.selectionDirection === "backward" ? this.area.selectionStart : this.area.selectionEnd;
    return this.lineAt(caret);
  }

  lineAt(place) {
    let [line, at] = [0, this.value.indexOf("\n")];
    while (at >= 0 && at < place) {
      line += 1;
      at = this.value.indexOf("\n", at + 1);
    }
    return line;
  }

  /// Where a line begins in the field.
  startOf(line) {
    let at = 0;
    for (let index = 0; index < line && index < this.lines.length; index += 1) at += this.lines[index].length + 1;
    return at;
  }

  /// Puts the caret at the beginning of what is written in a line of the file.
  goTo(line, takesFocus = true) {
    if (!this.isOpen) return;
    if (line <= this.headLines) this.toggleFold();
    const index = Math.min(Math.max(0, line - 1 - this.headLines), this.lines.length - 1);
    const start = this.startOf(index) + (this.lines[index]?.match(/^\s*/)[0].length ?? 0);
    if (takesFocus) this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, start);
    this.area.scrollLeft = 0;
    const rows = Math.floor(this.area.clientHeight / this.lineHeight);
    const top = Number.parseFloat(getComputedStyle(this.area).paddingTop);
    this.area.scrollTop = index < rows - 3 ? 0 : top + (index - Math.floor(rows / 3)) * this.lineHeight;
    this.followCaret();
  }

  get lineHeight() { return Number.parseFloat(getComputedStyle(this.area).lineHeight) || 21; }

  /// How wide a letter is: all are alike.
  get letterWidth() {
    if (!this.probe?.isConnected) this.probe = this.colours.appendChild(make("span", { class: "probe" }, "0000000000"));
    return this.probe.getBoundingClientRect().width / 10;
  }

  /// Scrolls the field to its caret: a browser does so for what is typed, not for what a script changes.
  reveal() {
    if (this.area.clientHeight < 20) return;
    const style = getComputedStyle(this.area);
    const height = Number.parseFloat(style.lineHeight);
    const { line } = this;
    const top = Number.parseFloat(style.paddingTop) + line * height;
    const { scrollTop, clientHeight } = this.area;
    if (top < scrollTop + 4) this.area.scrollTop = top - height;
    else if (top + height > scrollTop + clientHeight - 4) this.area.scrollTop = top + 2 * height - clientHeight;
    const column = this.area.selectionEnd - this.startOf(line);
    const left = column * this.letterWidth;
    if (left < this.area.scrollLeft) this.area.scrollLeft = Math.max(0, left - 40);
    else if (left > this.area.scrollLeft + this.area.clientWidth - 90) this.area.scrollLeft = left - this.area.clientWidth + 120;
    this.align();
  }

  /// Shows in which line the caret is.
  followCaret() {
    if (!this.isOpen) return;
    // Who goes elsewhere is not offered what fits here.
    if (this.completion.isOpen && this.value === this.area.value && this.completion.at !== this.area.selectionEnd) this.completion.close();
    const index = document.activeElement === this.area ? this.line : -1;
    this.tellOfLine();
    if (this.at === this.rows[index]) return;
    this.at?.classList.remove("at");
    this.at = this.rows[index];
    this.at?.classList.add("at");
    if (index >= 0) this.moved?.(index + this.headLines + 1);
  }

  // MARK: Colours

  /// Says what stands at lines of the file. Until the text is looked at again, each stays with its line.
  mark(notes) {
    const first = this.headLines;
    const wanted = new Map();
    const rank = ({ kind }) => ["check", "remark", "failure", "warning", "error"].indexOf(kind);
    for (const note of notes) {
      const index = note.line - 1 - first;
      if (index >= 0) wanted.set(index, [...(wanted.get(index) ?? []), note]);
    }
    this.rows.forEach((row, index) => {
      if (this.notes[index] === undefined && !wanted.has(index)) return;
      // What is worst comes first, and gives the line its colour.
      this.notes[index] = wanted.get(index)?.sort((one, other) => rank(other) - rank(one));
      this.dress(row, this.notes[index]);
    });
    this.drawMarks();
  }

  notesByLine() {
    const first = this.headLines;
    return this.notes.flatMap((notes, index) => (notes ?? []).map((note) => ({ ...note, line: index + 1 + first })));
  }

  dress(row, notes) {
    row.querySelector(".said")?.remove();
    row.className = row === this.at ? "line at" : "line";
    if (!notes) return;
    const [note] = notes;
    row.classList.add("marked", note.kind);
    if (note.kind !== "check" && note.kind !== "failure") row.append(make("span", { class: "said", "data-t": note.text }));
  }

  // MARK: Marks

  /// What is said of a line, as one text.
  static sentence(notes) {
    const closed = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
    return notes.map(({ kind, text, detail }) => {
      const begin = { error: "Error: ", warning: "Warning: ", remark: "Remark: " }[kind] ?? "";
      return `${begin}${closed(text)}${detail ? ` ${closed(detail)}` : ""}`;
    }).join(" ");
  }

  /// A mark in the gutter for each line that something is said of. A key reaches it, and it leads to the line.
  drawMarks() {
    const first = this.headLines;
    const marks = this.notes.flatMap((notes, index) => (notes ? [{ notes, index }] : []));
    const drawn = marks.map(({ notes, index }) => [index + first, AnswerEditor.sentence(notes)]);
    if (String(drawn) === this.drawn) return;
    this.drawn = String(drawn);
    this.ofMarks.hidden = marks.length === 0;
    const focused = document.activeElement?.closest?.(".marks") && document.activeElement.dataset.line;
    this.rail.replaceChildren(...marks.map(({ notes, index }, place) => {
      const { kind, text } = notes[0];
      const sign = { failure: "✘", error: "!", warning: "!", remark: "i" }[kind] ?? text.match(/\d+/)?.[0] ?? "";
      const line = index + first + 1;
      const mark = make("button", {
        type: "button", class: `mark ${kind}`, "data-line": line, title: drawn[place][1],
        "aria-label": `Line ${line}: ${drawn[place][1]}`,
      }, sign);
      mark.style.setProperty("--index", index);
      mark.addEventListener("click", () => this.goTo(line));
      mark.addEventListener("focus", () => { this.bringIntoSight(index); this.tellOfLine(); });
      return mark;
    }));
    if (focused) this.rail.querySelector(`[data-line="${focused}"]`)?.focus();
    this.tellOfLine();
  }

  bringIntoSight(index) {
    const top = index * this.lineHeight;
    if (top < this.area.scrollTop || top + 2 * this.lineHeight > this.area.scrollTop + this.area.clientHeight) {
      this.area.scrollTop = top - this.area.clientHeight / 3;
      this.align();
    }
  }

  /// Writes below the field what is said of the line that is written, or whose mark has the focus.
  tellOfLine() {
    const active = document.activeElement;
    const index = active === this.area ? this.line : Number(active?.dataset.line ?? 0) - 1 - this.headLines;
    const notes = this.notes[index];
    const text = notes ? `Line ${index + this.headLines + 1}: ${AnswerEditor.sentence(notes)}` : "";
    if (this.ofLine.textContent !== text) this.ofLine.textContent = text;
  }

  /// Goes to the next line that something is said of, or to the one before.
  goToMark(isBack) {
    const marked = this.notes.flatMap((notes, index) => (notes ? [index] : []));
    const next = isBack
      ? marked.findLast((index) => index < this.line) ?? marked.at(-1)
      : marked.find((index) => index > this.line) ?? marked[0];
    if (next !== undefined) this.goTo(next + this.headLines + 1);
  }

  paintAll() {
    this.value = this.area.value;
    this.lines = this.value.split("\n");
    this.rows = this.lines.map((line) => AnswerEditor.row(line));
    this.notes = this.lines.map(() => undefined);
    this.at = undefined;
    this.colours.replaceChildren(...this.rows);
    this.drawMarks();
    this.align();
    this.followCaret();
  }

  /// Paints the lines that have changed, and no other.
  paint() {
    const lines = this.value.split("\n");
    const old = this.lines;
    const least = Math.min(lines.length, old.length);
    let first = 0;
    while (first < least && lines[first] === old[first]) first += 1;
    let [end, last] = [old.length, lines.length];
    while (end > first && last > first && old[end - 1] === lines[last - 1]) { end -= 1; last -= 1; }
    const fresh = lines.slice(first, last).map((line) => AnswerEditor.row(line));
    const gone = this.rows.splice(first, end - first, ...fresh);
    const notes = this.notes.splice(first, end - first, ...fresh.map(() => undefined));
    this.lines = lines;
    const next = this.rows[first + fresh.length];
    for (const row of gone) row.remove();
    if (next) next.before(...fresh);
    else this.colours.append(...fresh);
    // What is said of a line stays there while it is written.
    fresh.forEach((row, index) => {
      if (!notes[index]) return;
      this.notes[first + index] = notes[index];
      this.dress(row, notes[index]);
    });
    this.drawMarks();
    this.align();
    this.followCaret();
  }

  align() {
    this.colours.scrollTop = this.area.scrollTop;
    this.colours.scrollLeft = this.area.scrollLeft;
    this.rail.style.transform = `translateY(${-this.area.scrollTop}px)`;
  }

  /// A line in colours. Its letters are drawn by the style, so that a search of the browser finds each word
  /// once, in the field.
  static row(line) {
    const row = make("span", { class: "line" });
    for (const [kind, text] of AnswerEditor.tokens(line)) {
      const part = document.createElement(kind?.[0] ?? "span");
      if (kind?.[1]) part.className = kind[1];
      part.dataset.t = text;
      row.append(part);
    }
    return row;
  }

  static pattern = /(\/\/.*)|("(?:\\.|[^"\\])*")|\b(actor|as|async|await|break|case|catch|class|continue|convenience|default|defer|do|else|enum|extension|false|fileprivate|final|for|func|guard|if|import|in|init|is|lazy|let|nil|override|private|protocol|public|repeat|required|return|self|Self|some|static|struct|super|switch|throw|throws|true|try|unowned|var|weak|where|while)\b|\b([A-Z]\w*)\b|\b(\d[\d_.]*)\b/g;

  static kinds = [["i", null], ["span", "s"], ["b", null], ["span", "t"], ["span", "d"]];

  static tokens(line) {
    const parts = [];
    let last = 0;
    for (const match of line.matchAll(AnswerEditor.pattern)) {
      if (match.index > last) parts.push([null, line.slice(last, match.index)]);
      parts.push([AnswerEditor.kinds[match.slice(1).findIndex((group) => group !== undefined)], match[0]]);
      last = match.index + match[0].length;
    }
    if (last < line.length) parts.push([null, line.slice(last)]);
    return parts;
  }

  // MARK: Keys

  key(event) {
    if (this.completion.key(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const command = isCommand && !event.altKey && {
      s: () => this.save(), f: () => this.finder.open(), "/": () => this.toggleComment(),
      z: () => this.travel(!event.shiftKey), y: () => this.travel(false),
    }[event.key.toLowerCase()];
    if (command) {
      event.preventDefault();
      command();
      return;
    }
    if (event.key === "Escape") {
      this.leaves = true;
      return;
    }
    if (event.key === "F8" && !isCommand && !event.altKey) {
      event.preventDefault();
      this.goToMark(event.shiftKey);
      return;
    }
    const leaves = this.leaves;
    if (event.key !== "Shift") this.leaves = false;
    if (event.isComposing || isCommand || event.altKey) return;
    if (event.key === "Tab" && !leaves) {
      event.preventDefault();
      const { selectionStart: from, selectionEnd: to } = this.area;
      if (event.shiftKey) this.changeLines((line) => line.replace(/^(\t| {1,2})/, ""));
      else if (from === to) this.edit(from, to, "  ");
      else this.changeLines((line) => (line === "" ? line : `  ${line}`));
    } else if (event.key === "Home") {
      event.preventDefault();
      this.goHome(event.shiftKey);
    }
  }

  /// What a browser is about to write: brackets come in pairs, and a new line is indented as the one before.
  beforeInput(event) {
    this.selected = [this.area.selectionStart, this.area.selectionEnd];
    if (event.isComposing) return;
    const { selectionStart: from, selectionEnd: to } = this.area;
    const instead = (action) => { event.preventDefault(); action(); };
    const { value } = this.area;
    switch (event.inputType) {
      case "historyUndo": return instead(() => this.travel(true));
      case "historyRedo": return instead(() => this.travel(false));
      case "insertLineBreak": return instead(() => this.breakLine(from, to));
      case "deleteContentBackward":
        if (from === to && this.closers.has(value.length - from)
          && AnswerEditor.pairs.get(value[from - 1]) === value[from]) {
          this.closers.delete(value.length - from);
          instead(() => this.edit(from - 1, from + 1, ""));
        }
        return;
      case "insertText": break;
      default: return;
    }
    const letter = event.data;
    const [before, after] = [value[from - 1] ?? "\n", value[to] ?? "\n"];
    const line = value.slice(value.lastIndexOf("\n", from - 1) + 1, from);
    if (from === to && letter === after && this.closers.has(value.length - from)) {
      this.closers.delete(value.length - from);
      return instead(() => this.area.setSelectionRange(from + 1, from + 1));
    }
    if (letter === "}" && from === to && /^ {2,}$/.test(line)) {
      return instead(() => this.edit(from - 2, from, "}"));
    }
    const closer = AnswerEditor.pairs.get(letter);
    if (!closer || this.isInText(line)) return;
    if (from !== to) return instead(() => this.edit(from, to, letter + value.slice(from, to) + closer, from + 1, to + 1));
    if (!/[\s)\]},]/.test(after) || (letter === '"' && /[\w"]/.test(before))) return;
    instead(() => {
      this.edit(from, to, letter + closer, from + 1);
      this.closers.add(this.area.value.length - from - 1);
    });
  }

  /// Whether what begins a line ends within a comment or a string.
  isInText(line) {
    const quotes = line.replace(/\\./g, "").split('"');
    return quotes.length % 2 === 0 || /\/\//.test(quotes.filter((_, index) => index % 2 === 0).join(""));
  }

  breakLine(from, to) {
    const { value } = this.area;
    const line = value.slice(value.lastIndexOf("\n", from - 1) + 1, from);
    const indent = line.match(/^ */)[0];
    // A closure may name what it is handed behind its brace.
    const opener = line.match(/[{([](?=\s*$)|\{(?=[^{}]*\bin\s*$)/)?.[0];
    const opens = opener !== undefined;
    const text = `\n${indent}${opens ? "  " : ""}`;
    const isBetween = opens && AnswerEditor.pairs.get(opener) === value[to];
    this.closers.clear();
    this.edit(from, to, isBetween ? `${text}\n${indent}` : text, from + text.length);
  }

  /// Goes to the first letter of a line, and from there to its beginning.
  goHome(isSelecting) {
    const { value, selectionStart, selectionEnd, selectionDirection } = this.area;
    const isBack = selectionDirection === "backward";
    const caret = isBack ? selectionStart : selectionEnd;
    const start = value.lastIndexOf("\n", caret - 1) + 1;
    const letter = start + value.slice(start).match(/^[ \t]*/)[0].length;
    const target = caret === letter ? start : letter;
    if (isSelecting) {
      const anchor = isBack ? selectionEnd : selectionStart;
      this.area.setSelectionRange(Math.min(anchor, target), Math.max(anchor, target), target < anchor ? "backward" : "forward");
    } else {
      this.area.setSelectionRange(target, target);
    }
    this.reveal();
  }

  /// Makes the lines that are selected comments, or code again if all of them are comments.
  toggleComment() {
    const { value, selectionStart: from, selectionEnd: to } = this.area;
    const lines = value.slice(value.lastIndexOf("\n", from - 1) + 1, to).split("\n").filter((line) => line.trim());
    const whole = to > from ? lines : [this.lines[this.lineAt(from)]];
    if (whole.every((line) => /^\s*\/\//.test(line))) {
      this.changeLines((line) => line.replace(/^(\s*)\/\/ ?/, "$1"));
      return;
    }
    const indent = Math.min(...whole.filter((line) => line.trim()).map((line) => line.match(/^ */)[0].length));
    const deep = Number.isFinite(indent) ? indent : 0;
    this.changeLines((line) => (line.trim() === "" ? line : `${line.slice(0, deep)}// ${line.slice(deep)}`));
  }

  /// Changes the lines that are selected, or the one that is written, in one step. The selection stays on its
  /// letters.
  changeLines(change) {
    const { value, selectionStart: from, selectionEnd: to, selectionDirection: direction } = this.area;
    const start = value.lastIndexOf("\n", from - 1) + 1;
    // A selection that ends where a line begins has nothing of that line.
    const last = to > from && value[to - 1] === "\n" ? to - 1 : to;
    const end = value.indexOf("\n", last) < 0 ? value.length : value.indexOf("\n", last);
    const lines = value.slice(start, end).split("\n");
    const changed = lines.map(change);
    const text = changed.join("\n");
    if (text === value.slice(start, end)) return;
    const first = changed[0].length - lines[0].length;
    const place = from === start && to > from ? from : Math.max(start, from + first);
    const whole = text.length - (end - start);
    // The end may lie before what a line has lost.
    const lineStart = start + text.lastIndexOf("\n") + 1;
    const finish = to > last ? to + whole : Math.max(to + whole, Math.min(lineStart, start + text.length));
    this.edit(start, end, text, Math.min(place, finish), finish);
    this.area.setSelectionRange(Math.min(place, finish), finish, direction);
  }

  // MARK: What the file holds

  async read() {
    let response;
    try {
      response = await request(this.address);
    } catch {
      this.tell("The file cannot be read: the course is not running.", true);
      return false;
    }
    if (!response.ok) {
      this.tell(await reason(response), true);
      return false;
    }
    const { text, version } = await response.json();
    this.setText(text);
    this.hold(version);
    this.tell("Saved.");
    return true;
  }

  /// Notes that the file holds what the field shows. A field has line ends of its own, so its text is what
  /// is compared.
  hold(version) {
    this.saved = this.text;
    this.version = version;
    this.isStuck = false;
  }

  /// Takes what another editor has saved, unless something is written here that is not saved yet.
  async reload() {
    if (!this.isOpen || this.saving !== undefined || this.text !== this.saved) return;
    const before = this.text;
    let found;
    try {
      const response = await request(this.address);
      if (!response.ok) return;
      found = await response.json();
    } catch { return; }
    // Somebody may have typed meanwhile.
    if (this.text !== before || this.saving !== undefined || found.version === this.version) return;
    this.show(found.text);
    this.hold(found.version);
  }

  // MARK: Saving

  /// Says whether the text is saved. Who hears the page is told what is wrong alone.
  tell(text, isProblem = false) {
    const isNew = this.state.textContent !== text;
    this.state.textContent = text;
    this.state.classList.toggle("problem", isProblem);
    if (isProblem && isNew) say(text);
  }

  /// What is sent to save a text.
  message(text, former) { return JSON.stringify({ text, version: this.version, former }); }

  /// Whether a browser sends a message although its page is gone, beside the one that is under way.
  canFollow(message) {
    const others = this.saving === undefined ? [] : [this.message(this.saving)];
    return new Blob([message, ...others]).size <= AnswerEditor.mostOnLeaving;
  }

  /// Saves what is written. While one save is under way, the next one waits for its end.
  async save() {
    clearTimeout(this.timer);
    if (!this.isOpen || this.isAsked) return;
    if (this.saving !== undefined) { this.savesAgain = true; return; }
    const text = this.text;
    if (text === this.saved) {
      this.draft.forget(text);
      this.tell("Saved.");
      return;
    }
    this.savesAgain = false;
    try {
      const sending = this.send(text);
      this.saving = text;
      await sending;
    } catch (error) {
      this.isStuck = true;
      const isGone = error instanceof TypeError;
      this.tell(isGone
        ? "Not saved: the course is not running. Your text is saved when it runs again."
        : `Not saved: ${error.message}`, true);
      if (isGone || error.isPassing) this.timer = setTimeout(() => this.save(), AnswerEditor.patience);
    }
    this.saving = undefined;
    if (this.savesAgain && this.text !== text) this.save();
  }

  async send(text) {
    const body = this.message(text);
    this.unheard.add(text);
    const response = await request(this.address, { method: "POST", body, keepalive: this.canFollow(body) });
    this.unheard.delete(text);
    if (response.status === 409 && response.headers.get("content-type") === "application/json") {
      const found = await response.json();
      if (found.text !== text && !this.unheard.delete(found.text)) return this.askBeforeOverwriting(found);
      this.version = found.version;
      if (found.text !== text) return this.send(text);
    } else if (response.ok) {
      this.version = (await response.json()).version;
    } else {
      const error = new Error(await reason(response));
      error.isPassing = [404, 429, 503].includes(response.status);
      throw error;
    }
    this.saved = text;
    this.isStuck = false;
    if (this.text === text) {
      this.draft.forget(text);
      this.tell("Saved.");
    } else {
      this.draft.keep(this.text, this.version);
    }
  }

  /// Sends what is not saved when the page goes away, and waits for no answer.
  leave() {
    if (!this.isOpen || this.isAsked || this.text === this.saved || this.text === this.saving) return;
    const body = this.message(this.text, this.saving);
    // Without the program that served the page, what the browser keeps is all there is.
    if (server.isLost || !this.canFollow(body)) return;
    this.unheard.add(this.text);
    request(this.address, { method: "POST", body, keepalive: true }).catch(() => {});
  }

  /// Whether something that was typed is in no file if the page goes away now.
  get wouldLose() {
    if (!this.isOpen || this.text === this.saved) return false;
    const isLost = this.isStuck || this.isAsked || window.liveAnswer?.isLost;
    return isLost || !this.canFollow(this.message(this.text, this.saving));
  }

  // MARK: Questions

  /// Asks something, with buttons that answer.
  ask(text, ...choices) {
    const buttons = choices.flatMap(([title, action]) => {
      const button = make("button", { type: "button" }, title);
      button.addEventListener("click", () => {
        this.isAsked = false;
        this.strip.question.replaceChildren();
        action();
      });
      return [" ", button];
    });
    this.strip.question.replaceChildren(text, ...buttons);
  }

  askBeforeOverwriting(found) {
    this.tell("Not saved.", true);
    // Nothing is saved before somebody has said which text counts.
    this.isAsked = true;
    this.ask("The file was saved elsewhere meanwhile. ",
      ["Take the file’s text", () => {
        this.show(found.text);
        this.hold(found.version);
        this.draft.forget();
        this.tell("Saved.");
      }],
      ["Keep mine", () => { this.version = found.version; this.saved = undefined; this.save(); }]);
  }

  /// Offers a text that the page was closed with before it could be saved.
  offerDraft() {
    const draft = this.draft.read();
    if (!draft) return;
    if (draft.text === this.text) { this.draft.forget(); return; }
    this.ask("What was typed here last is not in the file. ",
      ["Show it", () => this.takeDraft(draft)],
      ["Throw it away", () => this.draft.forget()]);
  }

  takeDraft(draft) {
    this.show(draft.text);
    // If the file was changed since, the save asks.
    this.version = draft.version;
    this.tell("Not saved yet.");
    this.save();
  }
}

/// Finds words in the text of an editor, each once: a search of the browser looks at the whole page.
class TextFinder {
  constructor(editor) {
    this.editor = editor;
    this.input = make("input", { type: "text", "aria-label": "Find in the file", spellcheck: "false", autocomplete: "off" });
    this.count = make("span", { class: "found-count", role: "status" });
    const button = (title, words, action) => {
      const node = make("button", { type: "button", "aria-label": words }, title);
      node.addEventListener("click", action);
      return node;
    };
    this.bar = make("div", { class: "finder", role: "search", "aria-label": "Find in the file" }, this.input, this.count,
      button("↑", "The one before", () => this.go(-1)), button("↓", "The next one", () => this.go(1)),
      button("✕", "Close the search", () => this.close()));
    this.bar.hidden = true;
    this.places = [];
    this.input.addEventListener("input", () => { this.look(); this.go(0); });
    this.bar.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { event.preventDefault(); this.close(); }
      if (event.key === "Enter" && event.target === this.input) { event.preventDefault(); this.go(event.shiftKey ? -1 : 1); }
    });
  }

  open() {
    const { value, selectionStart: from, selectionEnd: to } = this.editor.area;
    const chosen = value.slice(from, to);
    this.from = from;
    this.bar.hidden = false;
    if (chosen && !chosen.includes("\n")) this.input.value = chosen;
    this.input.focus();
    this.input.select();
    this.look();
    this.go(0);
  }

  close() {
    this.bar.hidden = true;
    this.show();
    this.editor.area.focus({ preventScroll: true });
  }

  /// Looks for the word again, where the text or the word has changed.
  look() {
    if (this.bar.hidden) return;
    const [text, word] = [this.editor.value.toLowerCase(), this.input.value.toLowerCase()];
    this.places = [];
    for (let at = word ? text.indexOf(word) : -1; at >= 0; at = text.indexOf(word, at + word.length)) this.places.push(at);
    this.tell();
  }

  tell() {
    const place = this.places.indexOf(this.current) + 1;
    this.count.textContent = this.input.value === "" ? "" : this.places.length === 0 ? "not found" : `${place} of ${this.places.length}`;
    this.show();
  }

  /// Goes to the place that is so many further on, from where the caret was.
  go(step) {
    if (this.places.length === 0) { this.current = undefined; return this.tell(); }
    const known = this.places.indexOf(this.current);
    const next = known >= 0 && step !== 0
      ? (known + step + this.places.length) % this.places.length
      : Math.max(0, this.places.findIndex((place) => place >= this.from));
    this.current = this.places[next];
    this.from = this.current;
    this.editor.area.setSelectionRange(this.current, this.current + this.input.value.length);
    this.editor.reveal();
    this.tell();
  }

  /// Draws a frame around the places.
  show() {
    for (const old of this.editor.colours.querySelectorAll(".found")) old.remove();
    if (this.bar.hidden) return;
    for (const place of this.places.slice(0, 500)) {
      const line = this.editor.lineAt(place);
      const frame = make("span", { class: place === this.current ? "found current" : "found" });
      frame.style.left = `calc(3.4rem + ${place - this.editor.startOf(line)}ch)`;
      frame.style.width = `${this.input.value.length}ch`;
      this.editor.rows[line]?.append(frame);
    }
  }
}
