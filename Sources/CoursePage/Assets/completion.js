"use strict";

/// What may be written where the caret is: names of the file, of the API, and whole methods of delegates.
///
/// It opens after two letters, or with Control and the space bar, below the line that is written. Tab takes the
/// first one; arrows choose, and Return takes what they have chosen; Escape closes it. Nothing is taken by a key
/// that would write something else.
// biome-ignore lint/correctness/noUnusedVariables: the editor makes it.
class Completion {
  static most = 8;

  static isKeyword = /^(?:as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|final|for|func|guard|if|import|in|init|is|lazy|let|nil|override|private|protocol|public|return|self|Self|static|struct|super|switch|throw|throws|true|try|var|weak|where|while)$/;

  constructor(editor) {
    this.editor = editor;
    this.list = make("ul", { class: "completion", role: "listbox", id: "completion", "aria-label": "What may be written here" });
    this.list.hidden = true;
    this.names = { types: [], members: [], methods: [] };
    editor.area.setAttribute("aria-autocomplete", "list");
    editor.area.addEventListener("blur", () => this.close());
    // What comes below the field, such as a verdict, may move the text.
    editor.area.addEventListener("scroll", () => { if (this.isOpen) this.place(); });
    this.list.addEventListener("pointerdown", (event) => {
      const item = event.target.closest("[role=option]");
      event.preventDefault();
      if (item) this.take(Number(item.dataset.index));
    });
  }

  /// Reads the names of the API, once.
  async learn() {
    this.isLearnt = true;
    const response = await request("../../../names").catch(() => undefined);
    if (response?.ok) this.names = await response.json();
  }

  get isOpen() { return !this.list.hidden; }

  /// Looks what fits to the word before the caret; `isAsked` also where it has one letter or none.
  look(isAsked = false) {
    if (!this.isLearnt) this.learn().then(() => { if (isAsked) this.look(true); });
    const { area } = this.editor;
    const caret = area.selectionEnd;
    if (area.selectionStart !== caret) return this.close();
    const line = area.value.slice(area.value.lastIndexOf("\n", caret - 1) + 1, caret);
    const word = line.match(/[A-Za-z_]\w*$/)?.[0] ?? "";
    const next = area.value[caret] ?? "";
    if (/\w/.test(next) || this.editor.isInText(line) || (!isAsked && word.length < 2)) return this.close();
    this.word = word;
    this.at = caret;
    const before = line.slice(0, line.length - word.length);
    this.items = word || isAsked ? this.fitting(word, before) : [];
    if (this.items.length === 0 || Completion.isKeyword.test(word)) return this.close();
    this.chosen = -1;
    this.show(line.length - word.length);
  }

  fitting(word, before) {
    const small = word.toLowerCase();
    const found = new Map();
    const offer = (name, kind, text = name) => {
      if (name === word || found.size >= 60 || found.has(name)) return;
      found.set(name, { name, kind, text, isSame: name.startsWith(word) });
    };
    const begins = (name) => name.toLowerCase().startsWith(small);
    // A method stands at the beginning of a line, and may be found by any of its labels.
    const isStart = /^\s*(?:override |private )?(?:func )?$/.test(before);
    if (isStart && word) {
      for (const method of this.names.methods) {
        const labels = method.name.split(/[(:]/);
        if (labels.some(begins)) offer(method.name, method.type, method.text);
      }
    }
    if (!/func $/.test(before)) {
      const own = this.editor.value.replace(/\/\/.*/g, "").match(/[A-Za-z_]\w{2,}/g) ?? [];
      const isMember = before.endsWith(".");
      for (const name of own) if (begins(name) && !Completion.isKeyword.test(name)) offer(name, "your file");
      for (const name of isMember ? [] : this.names.types) if (begins(name)) offer(name, "type");
      for (const name of this.names.members) if (begins(name)) offer(name, "UIKit");
    }
    return [...found.values()].sort((one, other) => other.isSame - one.isSame).slice(0, Completion.most);
  }

  show(column) {
    this.list.replaceChildren(...this.items.map((item, index) => make("li", {
      role: "option", id: `completion-${index}`, "data-index": index, "aria-selected": "false",
    }, make("span", {}, item.name), " ", make("small", {}, item.kind))));
    if (!this.list.isConnected) this.editor.field.append(this.list);
    const wasOpen = this.isOpen;
    this.list.hidden = false;
    this.column = column;
    this.place();
    const { area } = this.editor;
    area.setAttribute("aria-controls", "completion");
    area.removeAttribute("aria-activedescendant");
    if (!wasOpen) say(`${this.items.length} ${this.items.length === 1 ? "name fits" : "names fit"}: ${this.items[0].name}. Tab takes it.`);
  }

  /// Puts the list beside the line that is written, or closes it where that line is out of sight.
  place() {
    const { area, field } = this.editor;
    const height = this.editor.lineHeight;
    const top = Number.parseFloat(getComputedStyle(area).paddingTop) + this.editor.line * height - area.scrollTop;
    if (top + height < 0 || top > field.clientHeight) return this.close();
    const below = top + height + 2;
    // Where there is no room below the line, it stands above it, and never on it.
    const isBelow = below + this.list.offsetHeight <= field.clientHeight || top < this.list.offsetHeight;
    const left = Number.parseFloat(getComputedStyle(area).paddingLeft) + this.column * this.editor.letterWidth - area.scrollLeft;
    Object.assign(this.list.style, {
      top: `${isBelow ? below : top - this.list.offsetHeight - 2}px`,
      left: `${Math.max(4, Math.min(left, field.clientWidth - this.list.offsetWidth - 8))}px`,
    });
  }

  /// Does what a key means while the list is open, and returns whether it did.
  key(event) {
    if (event.ctrlKey && event.key === " ") {
      event.preventDefault();
      this.look(true);
      return true;
    }
    if (!this.isOpen || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.choose((this.chosen + step + this.items.length + (this.chosen < 0 && step < 0 ? 1 : 0)) % this.items.length);
    } else if (event.key === "Tab" && !event.shiftKey) {
      this.take(Math.max(0, this.chosen));
    } else if (event.key === "Enter" && this.chosen >= 0) {
      this.take(this.chosen);
    } else if (event.key === "Escape") {
      this.close();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  choose(index) {
    this.chosen = index;
    [...this.list.children].forEach((item, other) => { item.setAttribute("aria-selected", String(other === index)); });
    this.editor.area.setAttribute("aria-activedescendant", `completion-${index}`);
    this.list.children[index].scrollIntoView({ block: "nearest" });
    say(`${this.items[index].name}, ${this.items[index].kind}`);
  }

  take(index) {
    const { area } = this.editor;
    const { text, name } = this.items[index];
    const caret = area.selectionEnd;
    this.close();
    const start = caret - this.word.length;
    if (text === name) return this.editor.edit(start, caret, text);
    // A whole method, in the layout of the course, with the caret within its braces.
    const lineStart = area.value.lastIndexOf("\n", caret - 1) + 1;
    const line = area.value.slice(lineStart, start);
    const indent = line.match(/^\s*/)[0];
    const lead = line.slice(indent.length).replace(/func $/, "");
    let head = `${indent}${lead}${text} {`;
    if (head.length > 100) {
      const open = text.indexOf("(");
      const shut = text.lastIndexOf(")", text.lastIndexOf(" -> ") > 0 ? text.lastIndexOf(" -> ") : text.length);
      head = `${indent}${lead}${text.slice(0, open + 1)}\n${indent}  ${text.slice(open + 1, shut)}\n${indent}${text.slice(shut)} {`;
    }
    const body = `${head}\n${indent}  `;
    this.editor.edit(lineStart, caret, `${body}\n${indent}}`, lineStart + body.length);
  }

  close() {
    if (!this.isOpen) return;
    this.list.hidden = true;
    this.editor.area.removeAttribute("aria-activedescendant");
    this.editor.area.removeAttribute("aria-controls");
  }
}
