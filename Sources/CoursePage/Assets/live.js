"use strict";

/// The page of an answer: it follows the learner's file, which any editor may save, and has an editor of
/// its own. Each text that was saved is built; the phone shows the new program and does again what was
/// done to the one before, and the verdict stands beside it.
class LiveAnswer {
  constructor() {
    this.version = Number(document.body.dataset.live);
    this.news = make("p", { class: "news", role: "status" });
    this.verdict = make("div", { class: "verdict", role: "status", "aria-live": "polite" });
    this.editor = new AnswerEditor(this);
    document.querySelector("main .text").prepend(this.news, this.verdict, this.editor.panel);
    this.follow();
    this.check();
  }

  /// Asks again and again which text the file holds.
  async follow() {
    for (;;) {
      let change;
      try {
        const response = await fetch(`changes/${this.version}`);
        if (!response.ok) throw new Error();
        change = await response.json();
      } catch {
        this.say("The course is not there any more. Start it again in the terminal, and load this page again.");
        return;
      }
      if (change.version === this.version) continue;
      this.version = change.version;
      if (change.problem === null || change.problem === undefined) await this.renew();
      else this.showProblem(change.problem);
    }
  }

  say(text) { this.news.textContent = text; }

  /// A text that does not compile leaves the last phone standing.
  showProblem(problem) {
    for (const figure of document.querySelectorAll(".phone")) figure.classList.add("stale");
    this.say("The phone shows what was there before: the text as it is now cannot be used.");
    this.report(problem);
    this.editor.markLines(problem);
  }

  /// Shows the page of the new text, and on the phone the new program in the state of the old one.
  async renew() {
    const text = await (await fetch(location.href)).text();
    const page = new DOMParser().parseFromString(text, "text/html");
    const code = page.querySelector("main .code");
    document.querySelector("main .code")?.replaceWith(code ?? "");
    for (const figure of document.querySelectorAll(".phone")) figure.classList.remove("stale");
    const image = document.querySelector(".phone img");
    if (image) image.src = `${image.getAttribute("src").split("?")[0]}?${this.version}`;
    const phone = LivePhone.current;
    const acts = phone?.history.acts.length ?? 0;
    phone?.replay();
    this.say(acts === 0 ? "The phone shows the text as it was saved."
      : `The phone shows the text as it was saved, and ${acts} ${acts === 1 ? "act was" : "acts were"} done again.`);
    this.editor.markLines("");
    this.editor.reload();
    this.check();
  }

  async check() {
    this.verdict.classList.add("stale");
    try {
      const response = await fetch("../check", { method: "POST", body: "" });
      if (!response.ok) throw new Error(await response.text());
      this.report((await response.json()).report);
    } catch (error) {
      this.report(error instanceof TypeError ? "The answer could not be checked: the course is not there any more." : error.message);
    }
    this.verdict.classList.remove("stale");
  }

  report(text) {
    this.verdict.replaceChildren(make("pre", { class: "block", tabindex: "0" }, text.trim()));
  }
}

/// An editor of the learner's file: colours, line numbers, and errors at their lines.
///
/// Tab indents; Escape and then Tab leaves the field. It saves after a pause and with Control-S, and asks
/// before it writes over what another editor has saved.
class AnswerEditor {
  constructor(page) {
    this.page = page;
    this.marks = new Set();
    this.open = make("button", { type: "button", class: "go" }, "Edit here");
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
    document.querySelector("main .code")?.classList.add("hidden");
    this.area.rows = Math.min(Math.max(this.area.value.split("\n").length + 1, 12), 40);
    this.area.focus();
    this.paint();
  }

  async read() {
    const response = await fetch("file");
    if (!response.ok) {
      this.state.textContent = await response.text();
      return false;
    }
    const { text, version } = await response.json();
    this.area.value = text;
    [this.saved, this.version] = [text, version];
    this.state.textContent = "Saved.";
    return true;
  }

  /// Takes what another editor has saved, unless something is written here that is not saved yet.
  async reload() {
    document.querySelector("main .code")?.classList.toggle("hidden", this.isOpen);
    if (!this.isOpen || this.area.value !== this.saved) return;
    const place = [this.area.selectionStart, this.area.selectionEnd, this.area.scrollTop];
    await this.read();
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

  async save() {
    clearTimeout(this.timer);
    const text = this.area.value;
    if (text === this.saved) return;
    try {
      const response = await fetch("file", {
        method: "POST", body: JSON.stringify({ text, version: this.version }),
      });
      if (response.status === 409) return this.askBeforeOverwriting(await response.json());
      if (!response.ok) throw new Error(await response.text());
      this.version = (await response.json()).version;
      this.saved = text;
      this.state.textContent = this.area.value === text ? "Saved." : "Not saved yet.";
    } catch (error) {
      this.state.textContent = error instanceof TypeError
        ? "Not saved: the course is not there any more. Copy your text before you leave this page."
        : `Not saved: ${error.message}`;
    }
  }

  askBeforeOverwriting({ text, version }) {
    this.state.textContent = "The file was saved elsewhere meanwhile. ";
    const choice = (title, action) => {
      const button = make("button", { type: "button" }, title);
      button.addEventListener("click", action);
      return button;
    };
    this.state.append(
      choice("Take the file’s text", () => {
        this.area.value = text;
        [this.saved, this.version] = [text, version];
        this.state.textContent = "Saved.";
        this.paint();
      }), " ",
      choice("Keep mine", () => {
        this.version = version;
        this.saved = text;
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
    this.leaves = false;
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

  /// Marks the lines that a message names: `09-DinnerScreen.swift:12:5: error: …`.
  markLines(text) {
    this.marks = new Set([...text.matchAll(/\.swift:(\d+)/g)].map((match) => Number(match[1])));
    if (this.isOpen) this.paint();
  }

  paint() {
    const lines = this.area.value.split("\n").map((line, index) => {
      const row = make("span", { class: this.marks.has(index + 1) ? "line wrong" : "line", "data-n": index + 1 });
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

if (document.body.dataset.live) new LiveAnswer();
