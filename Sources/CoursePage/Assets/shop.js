"use strict";

/// Widths from which a page is another one: three panes beside each other, or one at a time.
const isWide = matchMedia("(min-width: 1024px)");
const isNarrow = matchMedia("(max-width: 700px)");

/// Buttons of which one is pressed, each with a part of the page that it shows: by pointer, and by arrows.
class Tabs {
  constructor(name, kind) {
    this.kind = kind;
    this.bar = make("div", { role: "tablist", "aria-label": name });
    this.all = new Map();
    this.bar.addEventListener("keydown", (event) => this.move(event));
  }

  /// Adds a part; what is done when it is shown may say that it is not.
  add(key, title, panel, shown = () => {}) {
    const tab = make("button", { type: "button", role: "tab", id: `${this.kind}-${key}`, "aria-controls": panel.id, tabindex: "-1" });
    const count = make("span", { class: "tab-count" });
    tab.append(title, count);
    tab.addEventListener("click", () => this.open(key));
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    this.all.set(key, { tab, panel, count, shown });
    this.bar.append(tab);
  }

  open(key) {
    this.current = key;
    for (const [other, { tab, panel }] of this.all) {
      const isOpen = other === key;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.setAttribute("tabindex", isOpen ? "0" : "-1");
      panel.classList.toggle("shown", isOpen);
    }
    this.all.get(key).shown();
  }

  /// Says beside the title of a part how much there is in it.
  tell(key, text, kind = "") {
    const { count, tab } = this.all.get(key);
    count.textContent = text === "" ? "" : ` ${text}`;
    tab.dataset.kind = kind;
  }

  move(event) {
    const keys = [...this.all.keys()];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target = { Home: keys[0], End: keys.at(-1) }[event.key]
      ?? (step && keys[(keys.indexOf(this.current) + step + keys.length) % keys.length]);
    if (!target) return;
    event.preventDefault();
    this.open(target);
    this.all.get(target).tab.focus();
  }
}

/// The strip below the panes, which stays there: how the answer stands, whether the text is saved, what is
/// asked, and parts that say more.
///
/// Who hears the page is told what has come out, and not each step on the way to it.
class Strip {
  constructor(name, node = make("section", { class: "strip", "aria-label": name })) {
    this.node = node;
    this.outcome = make("div", { class: "outcome" });
    this.first = make("div", { class: "first" });
    this.tells = make("div", { class: "tells", role: "status" }, this.outcome, this.first);
    this.side = make("div", { class: "side" });
    this.question = make("div", { class: "question", role: "status" });
    this.news = make("p", { class: "news" });
    this.head = make("div", { class: "strip-head" });
    this.body = make("div", { class: "strip-body" });
    this.node.prepend(this.question, this.head, this.body);
    this.head.append(this.news, this.side);
    this.body.append(this.tells);
    this.node.prepend(this.edge());
  }

  /// The upper edge, which a pointer drags and arrows move.
  edge() {
    const edge = make("div", {
      class: "edge", role: "separator", tabindex: "0", "aria-orientation": "horizontal",
      "aria-label": "Height of the strip", "aria-valuemin": "12", "aria-valuemax": "70", "aria-valuenow": "24",
    });
    this.grip = edge;
    edge.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 4, ArrowDown: -4 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.resize(this.share + step);
    });
    edge.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      edge.setPointerCapture(event.pointerId);
      edge.classList.add("held");
    });
    edge.addEventListener("pointermove", (event) => {
      if (edge.classList.contains("held")) this.resize(100 * (innerHeight - event.clientY) / innerHeight);
    });
    for (const name of ["pointerup", "pointercancel"]) edge.addEventListener(name, () => edge.classList.remove("held"));
    return edge;
  }

  /// How much of the window it takes, in hundredths.
  get share() { return 100 * this.node.getBoundingClientRect().height / innerHeight; }

  resize(share) {
    const now = Math.round(Math.min(70, Math.max(12, share)));
    document.body.style.setProperty("--strip", `${now}vh`);
    this.grip.setAttribute("aria-valuenow", now);
  }

  /// Makes it as high as something in it needs, if it is lower.
  grow(share) { if (!isNarrow.matches && this.share < share) this.resize(share); }

  say(text, isProblem = false) {
    this.news.classList.toggle("problem", isProblem);
    if (this.news.textContent === text) return;
    this.news.textContent = text;
    if (isProblem) say(text);
  }

  /// Shows what has come out, if that is something else than what stands there.
  tell(outcome, first) {
    const shown = [make("div", {}, ...outcome), make("div", {}, ...first)];
    const now = [this.outcome, this.first];
    if (shown.every((part, index) => part.innerHTML === now[index].innerHTML)) return;
    now.forEach((part, index) => { part.replaceChildren(...shown[index].childNodes); });
  }
}

/// The parts of a page that is worked in: beside each other where there is room, and as tabs where there is
/// none. A part scrolls, the page does not.
// biome-ignore lint/correctness/noUnusedVariables: the scripts of an answer and of a phone use it.
class Shop {
  constructor(main, strip, titles) {
    this.main = main;
    this.strip = strip;
    this.views = new Tabs("Parts of the page", "view");
    this.views.bar.classList.add("views");
    this.task = main.querySelector("#task");
    for (const [key, title] of Object.entries(titles)) {
      const panel = key === "checks" ? strip.node : main.querySelector(`#${key}`);
      this.views.add(key, title, panel, () => {
        main.dataset.view = key;
        this.task.tabIndex = isWide.matches || key === "task" ? 0 : -1;
      });
    }
    main.prepend(this.views.bar);
    this.views.open(Object.keys(titles)[0]);
    const settle = () => this.settle();
    isWide.addEventListener("change", settle);
    isNarrow.addEventListener("change", settle);
    this.settle();
  }

  /// Panes that are seen beside each other are no tabs.
  settle() {
    for (const [key, { panel, tab }] of this.views.all) {
      const isTab = isNarrow.matches || (!isWide.matches && (key === "task" || key === "code"));
      tab.hidden = !isTab;
      if (isTab) {
        panel.setAttribute("role", "tabpanel");
        panel.setAttribute("aria-labelledby", tab.id);
      } else {
        panel.setAttribute("role", "region");
        panel.removeAttribute("aria-labelledby");
      }
    }
    this.task.tabIndex = isWide.matches || this.views.current === "task" ? 0 : -1;
    if (isNarrow.matches) document.body.style.removeProperty("--strip");
    if (isNarrow.matches || isWide.matches) return;
    if (!["task", "code"].includes(this.views.current)) this.views.open("code");
  }

  /// Brings a part into sight.
  show(view) {
    if (isWide.matches || this.views.current === view) return;
    if (this.views.all.get(view)?.tab.hidden) return;
    this.views.open(view);
  }

  /// Puts the inspector of a phone into the strip.
  hold(panel) {
    this.inside.replaceChildren(panel);
    this.strip.tabs.open("inside");
    this.strip.grow(42);
    this.show("checks");
  }

  /// Takes it out again.
  letGo() {
    this.inside.replaceChildren(...this.noInside);
    if (this.strip.tabs.current === "inside") this.strip.tabs.open("checks");
  }

  /// The strip with a part for each kind of what is told of an answer.
  static strip(node, name) {
    const strip = new Strip(name, node);
    strip.tabs = new Tabs("What is told of the answer", "tell");
    strip.head.prepend(strip.tabs.bar);
    const panel = (key, ...parts) => {
      const part = make("div", { class: `told ${key}`, id: `told-${key}` }, ...parts);
      strip.body.append(part);
      return part;
    };
    const checks = panel("checks-told", strip.tells, ...node.querySelectorAll(":scope > .checks"));
    checks.tabIndex = 0;
    strip.tabs.add("checks", "Checks", checks);
    for (const [key, title] of [["errors", "Errors"], ["printed", "Printed"], ["inside", "Inside"]]) {
      strip[key] = panel(key);
      strip[key].tabIndex = 0;
      strip.tabs.add(key, title, strip[key]);
    }
    strip.tabs.open("checks");
    return strip;
  }
}
