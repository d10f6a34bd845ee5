"use strict";

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/// The page of an exercise: it follows the learner's file, which any editor may save, and has an editor
/// of its own. Each text that was saved is built; the phone shows the new program and does again what was
/// done to the one before, and the verdict stands beside it.
class LiveAnswer {
  constructor() {
    this.version = 0;
    this.checkCount = 0;
    this.news = make("p", { class: "news", role: "status" });
    this.verdict = make("div", { class: "verdict", role: "status", "aria-live": "polite" });
    this.messages = make("ul", { class: "messages", "aria-label": "Messages at lines of the file" });
    this.clock = make("span", { class: "clock" });
    this.stop = make("button", { type: "button" }, "Stop");
    this.stop.addEventListener("click", () => fetch("cancel", { method: "POST", body: "" }).catch(() => {}));
    this.again = make("button", { type: "button" }, "Build it again");
    this.again.addEventListener("click", () => fetch("build", { method: "POST", body: "" }).catch(() => {}));
    this.work = make("p", { class: "work" }, this.clock, " ", this.stop, this.again);
    this.checkButton = make("button", { type: "button", class: "go check" },
      document.body.dataset.own === undefined ? "Check my answer" : "Open it again");
    this.checkButton.addEventListener("click", () => this.check());
    this.figure = document.querySelector("figure.phone");
    this.image = this.figure.querySelector("img");
    this.editor = new AnswerEditor();
    this.editor.open.after(this.checkButton, make("a", { class: "to-phone", href: "#phone-1.1" }, "To the phone"));
    new PhoneInSight(this.figure);
    document.querySelector(".workshop").append(this.news, this.work, this.editor.panel, this.messages,
      this.verdict);
    this.showWork();
    this.follow();
  }

  // MARK: The file

  /// Asks again and again which text the file holds. What does not answer is asked again later.
  async follow() {
    for (;;) {
      try {
        const building = this.building ? `?building=${this.building}` : "";
        const response = await fetch(`changes/${this.version}${building}`);
        if (!response.ok) throw new Error(await response.text());
        const change = await response.json();
        if (this.isLost) { this.isLost = false; this.say(""); }
        if (change.building) this.begin(change.building, change.seconds);
        else if (change.version !== this.version) await this.take(change);
      } catch (error) {
        this.isLost = true;
        this.say(error instanceof TypeError
          ? "The course is not there any more. Start it again in the terminal, and open the address that it prints."
          : `The file cannot be followed: ${error.message.trim()}`);
        await wait(2000);
      }
    }
  }

  say(text) { if (this.news.textContent !== text) this.news.textContent = text; }

  begin(number, seconds) {
    this.building = number;
    this.began = performance.now() - 1000 * seconds;
    this.problem = undefined;
    this.showWork();
  }

  /// Says how long a build or a check has taken by now, with a way to stop it.
  showWork() {
    clearTimeout(this.workTimer);
    const isBuilding = this.building !== undefined;
    const began = isBuilding ? this.began : this.checkBegan;
    this.work.hidden = began === undefined && !this.isStopped;
    this.again.hidden = !this.isStopped;
    this.stop.hidden = began === undefined;
    if (began === undefined) { this.clock.textContent = ""; return; }
    const seconds = Math.floor((performance.now() - began) / 1000);
    const note = seconds < 8 ? "" : " The first time after a change of the course takes a minute or more.";
    this.clock.textContent = `${isBuilding ? "Building" : "Checking"} your answer: ${seconds} s.${note}`;
    this.workTimer = setTimeout(() => this.showWork(), 1000);
  }

  /// Shows what became of a text.
  async take(state) {
    this.building = undefined;
    this.version = state.version;
    this.text = state.text;
    this.isStopped = state.isCancelled;
    this.showWork();
    const acts = LivePhone.current?.history.acts.length ?? 0;
    if (state.problem) {
      await this.renewText().catch(() => {});
      this.figure.classList.add("stale");
      const first = state.problem.split("\n")[0];
      this.say(this.figure.hidden ? first
        : `${first} The phone shows what was there before.`);
      this.problem = state.problem;
      // What the compiler says stands in the verdict; what ended the program at once stands here alone.
      if (!state.isCancelled) await this.check();
    } else {
      this.figure.classList.remove("stale");
      this.problem = undefined;
      this.figure.hidden = !state.picture;
      if (state.picture) this.image.src = state.picture;
      this.say(acts === 0 ? "The page shows the text as it was saved." : "");
      // The phone comes first: what the check compiles would make it wait.
      if (LivePhone.current && state.picture) await soon(LivePhone.current.replay());
      await this.renewText().catch(() => {});
      this.check();
    }
    this.showGoal();
  }

  /// Says which of the acts were done again.
  replayed(count, missed) {
    const done = count - missed.length;
    this.say(`The phone shows the text as it was saved. ${done} of ${count} ${count === 1 ? "act was" : "acts were"} done again.`
      + (missed.length ? ` Not done: ${missed.slice(0, 5).join("; ")}${missed.length > 5 ? " and others" : ""}.` : ""));
  }

  /// Puts what depends on the file in the place of what stood there.
  async renewText() {
    const response = await fetch(location.href);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const part of document.querySelectorAll("[data-part]")) {
      const other = page.querySelector(`[data-part="${part.dataset.part}"]`);
      if (other && part.dataset.part !== "checks" && part.innerHTML !== other.innerHTML) {
        part.replaceChildren(...other.childNodes);
      }
    }
    document.querySelector("[data-part=code]").classList.toggle("hidden", this.editor.isOpen);
    this.markCode();
    await this.editor.reload();
  }

  /// The picture of what is wanted comes last: it is built when nothing else is.
  showGoal() {
    const goal = document.querySelector(".goal:empty");
    if (!goal) return;
    const image = make("img", { alt: "The screen that is wanted, as it opens", width: "172", height: "296" });
    image.addEventListener("load", () => goal.append(make("figure", {}, image,
      make("figcaption", {}, "What is wanted, as it opens"))));
    image.src = "goal.svg";
  }

  // MARK: The verdict

  async check() {
    const number = ++this.checkCount;
    this.verdict.classList.add("stale");
    this.checkBegan = performance.now();
    this.showWork();
    try {
      const response = await fetch("check", { method: "POST", body: "" });
      const text = await response.text();
      // Another text was saved meanwhile, and its check is under way.
      if (number !== this.checkCount) return;
      if (!response.ok) throw new Error(text);
      this.showVerdict(JSON.parse(text));
    } catch (error) {
      if (number !== this.checkCount) return;
      this.verdict.replaceChildren(make("pre", { class: "block", tabindex: "0" }, error instanceof TypeError
        ? "The answer could not be checked: the course is not there any more." : error.message.trim()));
    }
    this.checkBegan = undefined;
    this.verdict.classList.remove("stale");
    this.showWork();
  }

  showVerdict(verdict) {
    const badge = document.querySelector(".state .badge");
    badge.className = `badge ${verdict.state.kind}`;
    badge.textContent = verdict.state.word;
    const count = verdict.count ? `, ${verdict.count}` : "";
    this.verdict.replaceChildren(make("p", { class: `badge ${verdict.state.kind}` }, `${verdict.state.word}${count}`));
    if (this.problem && !verdict.notes.some((note) => note.kind === "error")) {
      this.verdict.append(make("pre", { class: "block", tabindex: "0" }, this.problem));
    }
    for (const sentence of verdict.advice) this.verdict.append(...paragraphs(sentence));
    if (verdict.checks.length) {
      const list = document.querySelector(".checks");
      list.replaceChildren(...verdict.checks.map((check) => this.row(check)));
    }
    this.notes = verdict.notes;
    this.showNotes();
  }

  row(check) {
    const row = make("li", { class: check.outcome }, make("span", { class: "word" }, check.word), " ", check.name);
    for (const line of check.lines) row.append(...paragraphs(line));
    if (check.views) row.append(make("p", { class: "printed" }, "It looked at:"), make("pre", { class: "block", tabindex: "0" }, check.views));
    if (check.printed) row.append(make("p", { class: "printed" }, "It printed:"), make("pre", { class: "block", tabindex: "0" }, check.printed));
    return row;
  }

  /// What stands at a line is a button that leads to the line.
  showNotes() {
    this.messages.replaceChildren(...this.notes.map((note) => {
      const lines = note.text.split("\n");
      const item = make("li", { class: note.kind });
      if (note.line) {
        const go = make("button", { type: "button" }, `Line ${note.line}`);
        go.addEventListener("click", () => this.editor.goTo(note.line));
        item.append(go, " ");
      }
      item.append(`${note.kind}: ${lines[0]}`);
      if (lines.length > 1) item.append(make("pre", { class: "block", tabindex: "0" }, lines.slice(1).join("\n")));
      return item;
    }));
    this.editor.markLines(this.notes);
    this.markCode();
  }

  /// Writes what stands at lines below those lines of the code that is shown.
  markCode() {
    for (const old of document.querySelectorAll("[data-part=code] .difference")) old.remove();
    for (const note of this.notes ?? []) {
      const line = document.querySelector(`[data-part=code] .line[data-n="${note.line}"]`);
      line?.after(make("strong", { class: `difference ${note.kind}` }, `▲ ${note.kind}: ${note.text.split("\n")[0]}\n`));
    }
  }
}

/// Waits for something, but no longer than a second.
function soon(promise) {
  return Promise.race([promise, new Promise((resolve) => { setTimeout(resolve, 1000); })]);
}

/// A sentence, and lines of code below it as they stand.
function paragraphs(text) {
  const [first, ...rest] = text.split("\n");
  return [make("p", {}, first), ...(rest.length ? [make("pre", { class: "block", tabindex: "0" }, rest.join("\n"))] : [])];
}

/// An editor of the learner's file: colours, line numbers, and errors at their lines.
///
/// Tab indents; Escape and then Tab leaves the field. It saves after a pause and with Control-S, and asks
/// before it writes over what another editor has saved.
class AnswerEditor {
  constructor(address = "file", title = "Edit here") {
    this.address = address;
    this.marks = new Map();
    this.open = make("button", { type: "button", class: "go" }, title);
    this.open.addEventListener("click", () => this.begin());
    this.area = make("textarea", {
      spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off",
      "aria-label": "Your file. Tab indents. Press Escape and then Tab to leave the field.",
    });
    this.colours = make("pre", { "aria-hidden": "true" });
    this.field = make("div", { class: "editor" }, this.colours, this.area);
    this.state = make("span", { class: "saved", role: "status" });
    this.panel = make("div", { class: "edit" }, this.open, this.state);
    this.area.addEventListener("input", () => this.typed());
    this.area.addEventListener("scroll", () => this.align());
    this.area.addEventListener("keydown", (event) => this.key(event));
  }

  get isOpen() { return this.field.isConnected; }

  async begin() {
    if (!(await this.read())) return;
    this.panel.append(this.field);
    this.open.remove();
    document.querySelector("[data-part=code]")?.classList.add("hidden");
    const lines = this.area.value.split("\n");
    // Window and page do not both scroll when the field is no higher than the window.
    const most = Math.min(40, Math.floor((window.innerHeight - 160) / 21));
    this.area.rows = Math.max(12, Math.min(lines.length + 1, most));
    this.paint();
    const todo = lines.findIndex((line) => line.includes("// TODO")) + 1;
    const wrong = [...this.marks].find(([, kind]) => kind === "error")?.[0];
    this.goTo(wrong ?? Math.max(todo, 1));
  }

  /// Shows a line, in the editor if it is open or in the code.
  goTo(line) {
    if (!this.isOpen) {
      document.querySelector(`[data-part=code] .line[data-n="${line}"]`)?.scrollIntoView({ block: "center" });
      return;
    }
    const lines = this.area.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    // The field as a whole comes into the window; the focus alone would show its end.
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, start);
    const height = this.area.scrollHeight / (lines.length + 1);
    this.area.scrollTop = Math.max(0, (line - 6) * height);
    this.area.scrollIntoView({ block: "nearest" });
  }

  async read() {
    let response;
    try {
      response = await fetch(this.address);
    } catch {
      this.state.textContent = "The file cannot be read: the course is not there any more.";
      return false;
    }
    if (!response.ok) {
      this.state.textContent = await response.text();
      return false;
    }
    this.hold(await response.json());
    this.state.textContent = "Saved.";
    return true;
  }

  /// Holds what the file holds. A field has line ends of its own, so its text is what is compared.
  hold({ text, version }) {
    this.area.value = text;
    this.saved = this.area.value;
    this.version = version;
  }

  /// Takes what another editor has saved, unless something is written here that is not saved yet.
  async reload() {
    if (!this.isOpen || this.saving || this.area.value !== this.saved) return;
    const place = [this.area.selectionStart, this.area.selectionEnd, this.area.scrollTop];
    const before = this.area.value;
    let found;
    try {
      const response = await fetch(this.address);
      if (!response.ok) return;
      found = await response.json();
    } catch { return; }
    // Somebody may have typed meanwhile.
    if (this.area.value !== before || this.saving || found.version === this.version) return;
    this.hold(found);
    this.area.setSelectionRange(place[0], place[1]);
    this.area.scrollTop = place[2];
    this.paint();
  }

  typed() {
    this.paint();
    this.state.textContent = "Not saved yet.";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), 900);
  }

  /// Saves what is written. While one save is under way, the next one waits for its end.
  async save() {
    clearTimeout(this.timer);
    if (this.saving) { this.savesAgain = true; return; }
    const text = this.area.value;
    if (text === this.saved) { this.state.textContent = "Saved."; return; }
    this.saving = true;
    this.savesAgain = false;
    try {
      const response = await fetch(this.address, {
        method: "POST", body: JSON.stringify({ text, version: this.version }),
      });
      if (response.status === 409 && response.headers.get("content-type") === "application/json") {
        this.askBeforeOverwriting(await response.json());
      } else if (response.ok) {
        this.version = (await response.json()).version;
        this.saved = text;
        this.state.textContent = this.area.value === text ? "Saved." : "Not saved yet.";
      } else {
        throw new Error(await response.text());
      }
    } catch (error) {
      this.state.textContent = error instanceof TypeError
        ? "Not saved: the course is not there any more. Copy your text before you leave this page."
        : `Not saved: ${error.message}`;
    }
    this.saving = false;
    if (this.savesAgain && this.area.value !== text) this.save();
  }

  askBeforeOverwriting(found) {
    this.state.textContent = "The file was saved elsewhere meanwhile. ";
    const choice = (title, action) => {
      const button = make("button", { type: "button" }, title);
      button.addEventListener("click", action);
      return button;
    };
    this.state.append(
      choice("Take the file’s text", () => {
        this.hold(found);
        this.state.textContent = "Saved.";
        this.paint();
      }), " ",
      choice("Keep mine", () => {
        this.version = found.version;
        this.saved = undefined;
        this.save();
      }));
  }

  key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
      event.preventDefault();
      this.save();
      return;
    }
    if (event.key === "Escape") {
      this.leaves = true;
      return;
    }
    const leaves = this.leaves;
    if (event.key !== "Shift") this.leaves = false;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab" && !leaves && !event.shiftKey) {
      event.preventDefault();
      this.insert("  ");
    } else if (event.key === "Enter") {
      event.preventDefault();
      const before = this.area.value.slice(0, this.area.selectionStart);
      const line = before.slice(before.lastIndexOf("\n") + 1);
      this.insert(`\n${line.match(/^ */)[0]}${/[{([]\s*$/.test(line) ? "  " : ""}`);
    }
  }

  /// Inserts a text so that the browser's undo knows of it.
  insert(text) {
    if (!document.execCommand("insertText", false, text)) {
      this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, "end");
      this.typed();
    }
  }

  // MARK: Colours

  markLines(notes) {
    this.marks = new Map(notes.filter((note) => note.line).map((note) => [note.line, note.kind]));
    if (this.isOpen) this.paint();
  }

  paint() {
    const lines = this.area.value.split("\n").map((line, index) => {
      const kind = this.marks.get(index + 1);
      const row = make("span", { class: kind ? `line marked ${kind}` : "line", "data-n": index + 1 });
      for (const [kind, text] of AnswerEditor.tokens(line)) row.append(kind ? make(kind[0], { class: kind[1] }, text) : text);
      row.append("\n");
      return row;
    });
    this.colours.replaceChildren(...lines);
    this.align();
  }

  align() {
    this.colours.scrollTop = this.area.scrollTop;
    this.colours.scrollLeft = this.area.scrollLeft;
  }

  static tokens(line) {
    const parts = [];
    const pattern = /(\/\/.*)|("(?:\\.|[^"\\])*")|\b(actor|as|async|await|break|case|catch|class|continue|convenience|default|defer|do|else|enum|extension|false|fileprivate|final|for|func|guard|if|import|in|init|is|lazy|let|nil|override|private|protocol|public|repeat|required|return|self|Self|some|static|struct|super|switch|throw|throws|true|try|unowned|var|weak|where|while)\b|\b([A-Z]\w*)\b|\b(\d[\d_.]*)\b/g;
    const kinds = [["i", null], ["span", "s"], ["b", null], ["span", "t"], ["span", "d"]];
    let last = 0;
    for (const match of line.matchAll(pattern)) {
      if (match.index > last) parts.push([null, line.slice(last, match.index)]);
      parts.push([kinds[match.slice(1).findIndex((group) => group !== undefined)], match[0]]);
      last = match.index + match[0].length;
    }
    if (last < line.length) parts.push([null, line.slice(last)]);
    return parts;
  }
}

/// The chapter of a lesson can be changed where it is read, and put back with one click.
class ChapterEditor {
  constructor(number) {
    this.number = number;
    this.editor = new AnswerEditor(`file-${number}`, "Edit this chapter");
    this.back = make("button", { type: "button" }, "Put it back as it came");
    this.back.addEventListener("click", () => this.putBack());
    document.querySelector("main .turn")?.before(make("section", { class: "edit-chapter workshop", "aria-label": "Try it" },
      make("h2", {}, "Try it"),
      make("p", {}, "Change the chapter and save: it is built and played anew, and this page shows what came of it."),
      make("div", { class: "news-place" }), this.editor.panel, make("p", {}, this.back)));
  }

  async putBack() {
    try {
      const response = await fetch(`original-${this.number}`, { method: "POST", body: "" });
      this.editor.state.textContent = await response.text();
      if (response.ok && this.editor.isOpen) {
        this.editor.hold(await (await fetch(this.editor.address)).json());
        this.editor.paint();
      }
    } catch {
      this.editor.state.textContent = "The course is not there any more.";
    }
  }
}

if (document.body.dataset.follows && chapter) new ChapterEditor(chapter);
if (document.body.dataset.live !== undefined) window.liveAnswer = new LiveAnswer();
