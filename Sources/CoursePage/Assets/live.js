"use strict";

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/// The page of an exercise: it follows the learner's file, which any editor may save, and has an editor
/// of its own. Each text that was saved is built; the phone shows the new program and does again what was
/// done to the one before, and the verdict stands beside it. How the answer stands is always in sight.
class LiveAnswer {
  /// What is said while a build or a check takes long.
  static patience = "The first time after a change of the course takes a minute or more.";

  constructor() {
    this.version = 0;
    this.checkCount = 0;
    this.isOwn = document.body.dataset.own !== undefined;
    const main = document.querySelector("main");
    this.strip = Shop.strip(main.querySelector(".strip"), this.isOwn ? "How your screen stands" : "How your answer stands");
    this.shop = new Shop(main, this.strip, { task: "Task", code: "Code", phone: "Phone", checks: this.isOwn ? "Result" : "Checks" });
    window.shop = this.shop;
    this.shop.inside = this.strip.inside;
    this.shop.noInside = [make("p", { class: "nothing" }, "Take the phone and press “Look inside”: its views, who holds whom, and what was done stand here, beside your code.")];
    this.strip.inside.append(...this.shop.noInside);
    this.verdict = make("div", { class: "verdict" });
    this.messages = make("ul", { class: "messages", "aria-label": "Messages at lines of the file" });
    this.noMessages = make("p", { class: "nothing" }, "The compiler has nothing to say.");
    this.noPrints = make("p", { class: "nothing" }, "Nothing was printed. What your program prints on the phone stands here.");
    this.clock = make("span", { class: "clock" });
    this.stop = make("button", { type: "button" }, "Stop");
    this.stop.addEventListener("click", () => request("cancel", { method: "POST", body: "" }).catch(() => {}));
    this.again = make("button", { type: "button" }, "Build it again");
    this.again.addEventListener("click", () => request("build", { method: "POST", body: "" }).catch(() => {}));
    this.work = make("span", { class: "work" }, this.clock, " ", this.stop, this.again);
    this.checkButton = make("button", { type: "button", class: "check" },
      this.isOwn ? "Open it again" : "Check my answer");
    this.checkButton.addEventListener("click", () => this.check());
    this.dots = make("span", { class: "dots", role: "img" });
    document.querySelector(".code .file").append(this.dots, this.checkButton);
    this.figure = document.querySelector("figure.phone");
    this.image = this.figure.querySelector("img");
    this.caption = this.figure.querySelector("figcaption");
    this.captionNow = this.caption.textContent;
    this.editor = new AnswerEditor("file", this.strip, true);
    const sight = new PhoneInSight(this.figure);
    sight.link.addEventListener("click", (event) => { event.preventDefault(); this.shop.show("phone"); });
    this.strip.side.append(this.work, this.editor.state);
    if (this.isOwn) {
      this.dots.hidden = true;
      this.strip.tabs.all.get("checks").tab.firstChild.textContent = "Result";
    }
    this.list = document.querySelector(".checks");
    this.list.after(this.verdict);
    this.strip.errors.append(this.messages, this.noMessages);
    this.strip.printed.append(this.noPrints);
    this.strip.tell([document.querySelector(".state .badge").cloneNode(true)], []);
    this.showDots([...this.list.children].map((item) => ({ name: item.textContent, outcome: "waiting" })));
    document.addEventListener("keydown", () => { this.lastKey = performance.now(); }, true);
    this.parts = new Map([...document.querySelectorAll("[data-late]")]
      .map((fold) => [fold.dataset.late, new LatePart(fold, (text) => this.say(text, true))]));
    this.showWork();
    this.open().then(() => this.follow());
  }

  /// Opens the file in its editor, at the first thing that is to be done.
  async open() {
    const place = document.querySelector(".code .workshop");
    place.setAttribute("aria-busy", "true");
    const isOpen = await this.editor.begin(place);
    place.removeAttribute("aria-busy");
    if (!isOpen) return;
    const isFree = document.activeElement === document.body && location.hash === "";
    this.editor.goTo(this.editor.firstHole, isFree && isWide.matches);
  }

  // MARK: The file

  /// Asks again and again which text the file holds. What does not answer is asked again later.
  async follow() {
    for (;;) {
      try {
        const building = this.building ? `?building=${this.building}` : "";
        const response = await request(`changes/${this.version}${building}`);
        if (!response.ok) throw new Error(await reason(response));
        const change = await response.json();
        if (this.isLost) this.regain();
        if (change.building) this.begin(change.building, change.seconds);
        else if (change.version !== this.version) await this.take(change);
      } catch (error) {
        this.isLost = true;
        // A program that is started anew counts its texts from the beginning.
        this.version = 0;
        this.building = undefined;
        this.showWork();
        this.say(error instanceof TypeError
          ? "The course is not running. Start it again in the terminal: this page goes on by itself then."
          : `The file cannot be followed: ${error.message}`, true);
        await wait(2000);
      }
    }
  }

  /// Goes on with a program that is there again.
  regain() {
    this.isLost = false;
    this.say("");
    this.editor.save();
  }

  say(text, isProblem = false) { this.strip.say(text, isProblem); }

  /// Shows a line where it can be written.
  goTo(line) {
    this.shop.show("code");
    this.editor.goTo(line);
  }

  begin(number, seconds) {
    this.building = number;
    this.began = performance.now() - 1000 * seconds;
    this.problem = undefined;
    this.showCaption("Your answer before it was changed");
    // What another editor has saved is not waited for: who types meanwhile would be asked which text counts.
    this.editor.reload();
    this.showWork();
  }

  /// Says which text the picture is of.
  showCaption(text = this.captionNow) {
    if (this.caption.textContent !== text) this.caption.textContent = text;
  }

  // MARK: From the phone to the code

  /// Where the text that the phone shows declares a property of a type, if it does so once.
  placeOf(owner, name) {
    const found = (this.places ?? []).filter((place) => place.owner === owner && place.name === name && !place.asked);
    return found.length === 1 ? found[0] : undefined;
  }

  /// The method that a line of the conversation is about, if it cannot be another one:
  /// `picker → delegate: titleForRow 0 in 1 = Soup` is about `pickerView(_:titleForRow:forComponent:)`.
  placeOfMessage(line) {
    const [, speaker, listener, name] = line.match(/^(\S+) → (\S+): (\S+)/) ?? [];
    if (!name) return undefined;
    const methods = (this.places ?? []).filter((place) => place.asked);
    const base = ({ name: full }) => full.slice(0, full.indexOf("("));
    // What is asked by its name names the type.
    const own = methods.filter((place) => place.owner === listener && (place.name === name || base(place) === name));
    if (own.length) return own.length === 1 ? own[0] : undefined;
    const part = speaker.replace(/s$/, "").toLowerCase();
    const found = methods.filter((place) => place.asked.some((type) => type.toLowerCase().includes(part)))
      .filter((place) => {
        const labels = place.name.slice(place.name.indexOf("(") + 1).split(":");
        return base(place) === name || base(place).endsWith(name[0].toUpperCase() + name.slice(1))
          || labels.some((label) => label.startsWith(name));
      });
    return found.length === 1 ? found[0] : undefined;
  }

  /// A name that leads to where it is declared. Text that was changed since has the line elsewhere, or no more.
  wayToPlace(place, title) {
    const go = make("button", { type: "button", class: "to-code", title: `Line ${place.line}: ${place.text.trim()}` }, title);
    go.addEventListener("click", () => {
      const lines = this.editor.text.split("\n");
      const alike = lines.flatMap((text, index) => (text === place.text ? [index + 1] : []));
      const line = alike.sort((one, other) => Math.abs(one - place.line) - Math.abs(other - place.line))[0];
      if (line) this.goTo(line);
      else this.say(`The line of ${place.name} was changed since, and the phone shows the text before.`);
    });
    return go;
  }

  /// Says how long a build or a check has taken by now, with a way to stop it.
  showWork() {
    clearTimeout(this.workTimer);
    const isBuilding = this.building !== undefined;
    const began = isBuilding ? this.began : this.checkBegan;
    this.work.hidden = began === undefined && !this.isStopped;
    this.again.hidden = !this.isStopped;
    this.stop.hidden = began === undefined;
    // What stands there before the first check is what was known before.
    const isStale = began !== undefined || !this.notes;
    this.strip.node.classList.toggle("stale", isStale);
    this.dots.classList.toggle("busy", isBuilding);
    this.strip.node.setAttribute("aria-busy", String(isStale));
    if (began === undefined) {
      this.clock.textContent = "";
      if (this.strip.news.textContent === LiveAnswer.patience) this.say("");
      return;
    }
    const seconds = Math.floor((performance.now() - began) / 1000);
    this.clock.textContent = `${isBuilding ? "Building" : "Checking"}: ${seconds} s`;
    if (seconds === 8) this.say(LiveAnswer.patience);
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
      this.showCaption("Your answer before it was changed");
      this.problem = state.problem;
      // What the compiler says stands in the verdict; what ended the program at once stands here alone.
      if (!state.isCancelled) await this.check();
    } else {
      this.figure.classList.remove("stale");
      this.problem = undefined;
      this.figure.hidden = !state.picture;
      // A program that is started anew gives its pictures the same names again.
      if (state.picture) this.image.src = `${state.picture}?${state.text}`;
      this.showCaption();
      this.places = state.places ?? [];
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
    const response = await request(location.href);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const part of document.querySelectorAll("[data-part]")) {
      const other = page.querySelector(`[data-part="${part.dataset.part}"]`);
      if (other && part.dataset.part !== "checks" && part.innerHTML !== other.innerHTML) {
        part.replaceChildren(...other.childNodes);
      }
    }
    if (this.editor.isOpen) await this.editor.reload();
    else await this.open();
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
    this.checkBegan = performance.now();
    this.beginDots();
    this.showWork();
    try {
      const response = await request("check", { method: "POST", body: "" });
      if (!response.ok) throw new Error(await response.text());
      let verdict;
      for await (const line of linesOf(response)) {
        // Another text was saved meanwhile, and its check is under way.
        if (number !== this.checkCount) return;
        const said = JSON.parse(line);
        if (said.problem) throw new Error(said.problem);
        if (said.ended) this.noteEnd(said.ended);
        else verdict = said;
      }
      if (number !== this.checkCount) return;
      if (!verdict) throw new Error("The check was stopped.");
      this.showVerdict(verdict);
    } catch (error) {
      if (number !== this.checkCount) return;
      const text = error instanceof TypeError
        ? "The answer could not be checked: the course is not running." : error.message.trim();
      this.verdict.replaceChildren(block(text));
      this.strip.tell([make("span", { class: "badge waiting" }, "not checked")], [text.split("\n")[0]]);
      this.showDots(this.namesOfChecks.map((name) => ({ name, outcome: "waiting" })));
    }
    this.checkBegan = undefined;
    this.notes ??= [];
    this.showWork();
  }

  showVerdict(verdict) {
    const badge = document.querySelector(".state .badge");
    badge.className = `badge ${verdict.state.kind}`;
    badge.textContent = verdict.state.word;
    this.verdict.replaceChildren();
    if (this.problem && !verdict.notes.some((note) => note.kind === "error")) {
      this.verdict.append(block(this.problem));
    }
    for (const words of verdict.advice) this.verdict.append(...paragraphs(words));
    // What all checks printed alike is said once.
    const printed = verdict.checks.map((check) => check.printed);
    const isAlike = printed.length > 1 && printed[0] && printed.every((text) => text === printed[0]);
    if (isAlike) this.verdict.append(folded("Each check printed the same", printed[0]));
    if (verdict.checks.length) {
      // What the first check that fails has found stands beside the list.
      const first = verdict.notes.some((note) => note.kind === "error")
        ? undefined : verdict.checks.find((check) => check.outcome === "failed");
      this.list.replaceChildren(...verdict.checks.map((check) => this.row(check, !isAlike, check === first)));
      this.showDots(verdict.checks);
    } else {
      // What the last text came to says nothing of this one.
      const names = this.namesOfChecks;
      this.list.replaceChildren(...names.map((name) => make("li", {}, make("span", { class: "name" }, name))));
      this.showDots(names.map((name) => ({ name, outcome: "waiting" })));
    }
    this.notes = verdict.notes;
    // Where it crashed is said already.
    const known = new Set(verdict.notes.filter((note) => note.kind === "error").map((note) => note.line));
    this.failures = verdict.checks.filter((check) => check.outcome === "failed" && check.line && !known.has(check.line))
      .map((check) => ({ kind: "failure", line: check.line, text: `${check.word}: ${check.name}`, detail: check.lines[0]?.text }));
    this.showNotes();
    this.showInStrip(verdict);
    const { kind } = verdict.state;
    Object.assign(this.strip.node.dataset, { verdict: kind });
    document.title = `${{ right: "✔ ", wrong: "✘ " }[kind] ?? ""}${document.title.replace(/^[✔✘] /, "")}`;
    if (kind === "right" && this.kind !== undefined && this.kind !== "right") this.leadOn();
    this.kind = kind;
  }

  get namesOfChecks() {
    return [...this.list.children].map((item) => (item.querySelector(".name") ?? item).textContent);
  }

  /// A dot for each check beside the name of the file, once all have ended.
  showDots(checks) {
    const passed = checks.filter((check) => check.outcome === "passed").length;
    this.dots.setAttribute("aria-label", `${passed} of ${checks.length} checks pass`);
    this.dots.dataset.passed = passed;
    this.dots.dataset.count = checks.length;
    this.dots.classList.toggle("many", checks.length > 12);
    this.dots.replaceChildren(...checks.map(({ name, outcome }) => {
      const word = { passed: "passes", failed: "fails", waiting: "waits", open: "is not checked yet" }[outcome];
      return make("i", { class: `dot ${outcome}`, title: `${word}: ${name}` });
    }));
    this.strip.tabs.tell("checks", `${passed}/${checks.length}`);
  }

  /// Each dot is open when a check of a text begins.
  beginDots() {
    this.ending = new Map(this.namesOfChecks.map((name) => [name, "open"]));
    this.showEnding();
  }

  /// A check has ended, while others still run.
  noteEnd({ name, outcome }) {
    if (!this.ending.has(name)) return;
    this.ending.set(name, outcome);
    this.showEnding();
  }

  showEnding() {
    const all = [...this.ending].map(([name, outcome]) => ({ name, outcome }));
    const count = (outcome) => all.filter((check) => check.outcome === outcome).length;
    this.showDots(all);
    const told = [[count("passed"), "pass", "passes"], [count("failed"), "fail", "fails"], [count("waiting"), "wait", "waits"]]
      .filter(([number]) => number > 0).map(([number, many, one]) => `${number} ${number === 1 ? one : many}`);
    this.dots.setAttribute("aria-label", `${all.length - count("open")} of ${all.length} checks ended${told.length ? `: ${told.join(", ")}` : ""}`);
  }

  /// Leads on after a right answer, if nobody writes meanwhile.
  leadOn() {
    const link = this.strip.first.querySelector("a.next");
    const active = document.activeElement;
    const isFree = active === document.body || active === this.editor.area || active === this.checkButton;
    if (!link || !isFree || performance.now() - (this.lastKey ?? 0) < 1200) return;
    link.focus({ preventScroll: true });
    link.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.editor.area.focus({ preventScroll: true });
    });
  }

  /// What is always in sight: the state, how many checks pass, and the first thing to look at.
  showInStrip(verdict) {
    const { kind, word } = verdict.state;
    const count = verdict.checks.length;
    const isRight = kind === "right" && count > 0 && !this.isOwn;
    const outcome = [make("span", { class: `badge ${kind}` }, isRight ? `Right, ${count} of ${count}` : word)];
    if (verdict.count && !isRight) outcome.push(" ", make("span", { class: "count" }, verdict.count));
    const error = verdict.notes.find((note) => note.kind === "error");
    const check = verdict.checks.find((check) => check.outcome === "failed")
      ?? (kind === "right" ? undefined : verdict.checks.find((check) => check.outcome !== "passed"));
    let first = [];
    if (error) {
      first = [make("strong", {}, error.text)];
      if (error.line) first.unshift(this.wayTo(error.line), " ");
      if (error.advice.length) first.push(" ", phrase("span", error.advice[0]));
    } else if (check) {
      first = [`${check.word}: `, make("strong", {}, check.name)];
      if (check.line) first.unshift(this.wayTo(check.line), " ");
      if (check.outcome === "failed") {
        const [found = [], ...others] = findings(check.lines);
        for (const words of found) first.push(" ", words.sides ? sides(words.sides) : phrase("span", words));
        if (others.length) first.push(furtherFindings(others));
      }
    } else if (this.problem) {
      first = [this.problem.split("\n")[0]];
    } else if (kind === "right") {
      if (isRight && this.learnt) first.push(this.learnt.cloneNode(true));
      else if (isRight) this.tellLearnt();
      const next = document.querySelector(".turn .next");
      if (next) first.push(make("a", { class: "next go", href: next.href }, next.textContent.trim().replace(/\s+/g, " ").replace(/^Next /, "Next: ")));
    }
    if (!first.length && verdict.advice.length) first = [phrase("span", verdict.advice[0])];
    this.strip.tell(outcome, first);
  }

  /// Says what one can do after the chapter, above the way on, which may have the focus by then.
  async tellLearnt() {
    const page = await this.parts.get("chapter")?.page().catch(() => undefined);
    const words = page?.querySelector(".learnt");
    if (!words || this.learnt) return;
    this.learnt = make("p", { class: "learnt" }, "Now you can ", ...[...words.childNodes].map((node) => document.importNode(node, true)));
    if (this.kind === "right" && !this.strip.first.querySelector(".learnt")) this.strip.first.prepend(this.learnt.cloneNode(true));
  }

  row(check, showsPrinted, isTold) {
    const row = make("li", { class: check.outcome, "data-outcome": check.outcome },
      make("span", { class: "word" }, check.word), " ", make("span", { class: "name" }, check.name));
    if (check.line && check.outcome === "failed" && !isTold) row.append(" ", this.wayTo(check.line));
    if (!isTold) {
      // What keeps a check from judging is a sentence: values beside each other would look as if it had failed.
      const lines = check.outcome === "failed" ? check.lines : check.lines.filter((words) => !words.sides);
      const [found = [], ...others] = findings(lines);
      row.append(...told(found));
      if (others.length) row.append(furtherFindings(others));
    }
    if (check.views) row.append(folded("It looked at", check.views));
    if (check.printed && showsPrinted) row.append(folded("It printed", check.printed));
    return row;
  }

  wayTo(line) {
    const go = make("button", { type: "button" }, `Line ${line}`);
    go.addEventListener("click", () => this.goTo(line));
    return go;
  }

  /// What stands at a line is a button that leads to the line.
  showNotes() {
    const told = this.notes.filter((note) => note.kind !== "check");
    this.messages.replaceChildren(...told.map((note) => {
      const item = make("li", { class: note.kind });
      if (note.line) item.append(this.wayTo(note.line), " ");
      item.append(`${note.kind}: ${note.text}`);
      for (const words of note.advice) item.append(...paragraphs(words));
      return item;
    }));
    this.noMessages.hidden = told.length > 0;
    const grave = told.filter((note) => note.kind !== "remark").length;
    this.strip.tabs.tell("errors", grave ? String(grave) : "", told.some((note) => note.kind === "error") ? "error" : "");
    if (this.editor.isOpen) this.editor.mark([...this.notes, ...(this.failures ?? [])]);
    // Who has just come sees what is wrong before what is to be done.
    const wrong = this.notes.find((note) => note.kind === "error" && note.line);
    if (wrong && this.kind === undefined && this.lastKey === undefined) this.editor.goTo(wrong.line, false);
  }
}

/// A part of the task that is loaded when somebody opens it. Until then it holds a link to the same text as a
/// page of its own.
class LatePart {
  constructor(fold, complain) {
    this.fold = fold;
    this.link = fold.querySelector("a");
    this.complain = complain;
    fold.addEventListener("toggle", () => { if (fold.open) this.show(); });
  }

  /// The page of the part, which the browser keeps. One that could not be had is asked for again.
  page() {
    this.asked ??= this.ask().catch((error) => {
      this.asked = undefined;
      throw error;
    });
    return this.asked;
  }

  async ask() {
    const response = await request(this.link.getAttribute("href"));
    if (!response.ok) throw new Error(await reason(response));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!page.querySelector("#late")) throw new Error("This part came without its text. Load the page again.");
    return page;
  }

  /// Puts the text in the place of the link. Who is at the link meanwhile is led to the word that opened it.
  async show() {
    if (this.isShown) return;
    this.fold.setAttribute("aria-busy", "true");
    try {
      const content = (await this.page()).querySelector("#late");
      if (!this.isShown) {
        const hadFocus = document.activeElement === this.link;
        this.isShown = true;
        this.link.parentElement.replaceWith(...[...content.cloneNode(true).childNodes].map((node) => document.adoptNode(node)));
        if (hadFocus) this.fold.querySelector("summary").focus();
      }
    } catch (error) {
      this.complain(error instanceof TypeError ? "The course is not running. Start it again in the terminal, and open this part again." : error.message);
    }
    this.fold.removeAttribute("aria-busy");
  }
}

/// The lines of an answer, each as soon as it has come.
async function* linesOf(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      const lines = (rest + (value ?? "")).split("\n");
      rest = done ? "" : lines.pop();
      yield* lines.filter((line) => line !== "");
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/// Waits for something, but no longer than a second.
function soon(promise) {
  return Promise.race([promise, new Promise((resolve) => { setTimeout(resolve, 1000); })]);
}

/// A sentence of the course as an element. Its HTML was made by the course, and holds what a program said as
/// text only.
function phrase(name, words) {
  const node = make(name);
  node.innerHTML = words.html;
  return node;
}

/// Lines as they stand.
function block(text) { return make("pre", { class: "block", tabindex: "0" }, text); }

/// A sentence, and lines of code below it.
function paragraphs(words) {
  return [phrase("p", words), ...(words.code ? [block(words.code)] : [])];
}

/// What a check has found, one thing after the other, each in some sentences.
function findings(lines) {
  const all = [];
  for (const words of lines) {
    if (words.begins || all.length === 0) all.push([]);
    all.at(-1).push(words);
  }
  return all;
}

/// The sentences of one thing that was found.
function told(found) {
  return found.flatMap((words) => (words.sides ? [sides(words.sides)] : paragraphs(words)));
}

/// What a check has found besides the first thing: one is enough to begin with.
function furtherFindings(others) {
  const title = others.length === 1 ? "This check found 1 more thing" : `This check found ${others.length} more things`;
  return make("details", { class: "further" }, make("summary", {}, title),
    make("ul", {}, ...others.map((found) => make("li", {}, ...told(found)))));
}

/// What an answer gives and what is expected, side by side as code, and in both what only one of them has.
function sides({ subject, yours, expected }) {
  const [first, second] = differing(yours, expected);
  const side = (title, parts, kind) => make("div", { class: kind }, make("dt", {}, title), make("dd", {}, make("code", {}, ...parts)));
  return make("div", { class: "compare", role: "group", "aria-label": "Compare" },
    make("dl", { class: "sides" }, side(`Yours: ${subject}`, first, "yours"), side("Expected", second, "expected")));
}

/// Two texts in parts, with a mark around the words and signs in which they differ.
function differing(one, other) {
  const [first, second] = [one, other].map((text) => text.match(/\w+|[^\w]/gu) ?? []);
  const least = Math.min(first.length, second.length);
  let [start, end] = [0, 0];
  while (start < least && first[start] === second[start]) start += 1;
  while (end < least - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  return [first, second].map((words) => {
    const middle = words.slice(start, words.length - end).join("");
    const mark = middle === "" ? "" : make("mark", {}, middle);
    return [words.slice(0, start).join(""), mark, words.slice(words.length - end).join("")];
  });
}

/// Lines as they stand under a word; many of them are folded.
function folded(title, text) {
  const count = text.split("\n").length;
  if (count <= 6) return make("div", { class: "printed" }, make("p", {}, `${title}:`), block(text));
  return make("details", { class: "printed" }, make("summary", {}, `${title}: ${count} lines`), block(text));
}

/// The chapter of a lesson can be changed where it is read: its editor stands beside the text and the phone. It
/// is put back with one click.
class ChapterEditor {
  constructor(number) {
    this.strip = new Strip("How the chapter stands");
    this.number = number;
    this.editor = new AnswerEditor(`file-${number}`, this.strip, false);
    this.strip.side.append(this.editor.state);
    this.main = document.querySelector("main");
    this.openButton = make("button", { type: "button", class: "edit-this" }, "Edit this chapter");
    this.openButton.addEventListener("click", () => this.open());
    this.back = make("button", { type: "button" }, "Put it back as it came");
    this.back.addEventListener("click", () => this.putBack());
    const close = make("button", { type: "button" }, "Close the editor");
    close.addEventListener("click", () => this.close());
    this.pane = make("section", { class: "part code", id: "code", "aria-label": "Edit this chapter" },
      make("div", { class: "file" }, make("h2", {}, "This chapter’s file"), this.back, close),
      make("p", { class: "about" }, "Change the chapter and save: it is built and played anew, and the page shows what came of it."),
      make("div", { class: "workshop" }));
    this.editor.moved = (line) => this.showStepOf(line);
    this.main.querySelector("h1")?.after(make("p", { class: "edit-place" }, this.openButton));
    // A text that was typed and never saved is offered where it was typed.
    if (this.editor.draft.read()) this.open();
  }

  async open() {
    if (this.isOpen) return this.editor.area.focus({ preventScroll: true });
    const top = scrollY;
    document.body.classList.add("works", "edits");
    this.main.after(this.pane, this.strip.node);
    if (!(await this.editor.begin(this.pane.querySelector(".workshop")))) {
      if (!this.editor.isOpen) return this.close();
    }
    this.isOpen = true;
    this.main.scrollTop = top;
    this.editor.goTo(this.editor.lines.findIndex((line) => !/^(\/\/|import|\s*$)/.test(line)) + 1);
  }

  async close() {
    await this.editor.save();
    if (this.editor.isOpen && this.editor.text !== this.editor.saved) return;
    document.body.classList.remove("works", "edits");
    this.pane.remove();
    this.strip.node.remove();
    this.isOpen = false;
    this.openButton.focus();
  }

  /// Brings the text and the phone into sight that a line of the file belongs to.
  showStepOf(line) {
    if (this.shown === line) return;
    this.shown = line;
    const lines = [...this.main.querySelectorAll(".code .line[data-n]")];
    const near = lines.findLast((node) => Number(node.dataset.n) <= line) ?? lines[0];
    // What has no phone of its own belongs to the one before.
    let step = near?.closest(".step");
    while (step && !step.querySelector(".phone")) step = step.previousElementSibling?.closest(".step");
    if (!step || step === this.step) return;
    this.step = step;
    step.scrollIntoView({ block: "start", behavior: "instant" });
  }

  async putBack() {
    try {
      const response = await request(`original-${this.number}`, { method: "POST", body: "" });
      this.strip.say((await reason(response)).trim(), !response.ok);
      if (response.ok && this.editor.isOpen) {
        const { text, version } = await (await request(this.editor.address)).json();
        this.editor.show(text);
        this.editor.hold(version);
        this.editor.draft.forget();
        this.editor.tell("Saved.");
      }
    } catch {
      this.strip.say("The course is not running.", true);
    }
  }
}

if (document.body.dataset.follows && chapter) window.chapterEditor = new ChapterEditor(chapter);
if (document.body.dataset.live !== undefined) window.liveAnswer = new LiveAnswer();
