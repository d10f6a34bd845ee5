"use strict";

/// What was done to a phone since it was opened, so that it can be done again.
///
/// An act is told by what it met: an element by its role, its label and its place among those that are
/// alike. Numbers of elements belong to one run of a program.
// biome-ignore lint/correctness/noUnusedVariables: the script of the page makes it.
class PhoneHistory {
  constructor() {
    this.events = [];
    this.acts = [];
    this.position = 0;
  }

  /// Notes events that the phone has heard, and what they met. Who acts after stepping back begins a new
  /// future.
  record(events, elements) {
    const heard = events.filter((event) => event.inspect === undefined);
    const title = heard.map((event) => this.title(event)).filter(Boolean).at(-1);
    if (this.position < this.acts.length) {
      // Time that passes while one looks at an earlier moment is no act.
      if (!title && !heard.some((event) => event.touches)) return;
      this.events.length = this.end;
      this.acts.length = this.position;
    }
    for (const event of heard) {
      const last = this.events.at(-1);
      if (event.time !== undefined && last?.time !== undefined && last.time + event.time <= 10000) {
        last.time += event.time;
      } else {
        this.events.push({ ...event, met: PhoneHistory.met(event, elements) });
      }
    }
    if (!title || this.events.length > 20000) return;
    this.acts.push({ title, end: this.events.length });
    this.position = this.acts.length;
  }

  /// What an event meets: the element it names, the one under the finger that comes, or the field that
  /// hears the keyboard; null where it meets none, and undefined where that does not matter.
  static met(event, elements) {
    const describe = (element) => {
      if (!element) return null;
      const alike = elements.filter((other) => other.role === element.role && other.label === element.label);
      return { role: element.role, label: element.label, place: alike.indexOf(element) };
    };
    if (event.element !== undefined) return describe(elements.find((element) => element.id === event.element));
    const finger = event.touches?.find((touch) => touch.phase === "began");
    if (finger) {
      return describe(elements.findLast(({ frame: [x, y, width, height], role }) => role !== "staticText"
        && finger.x >= x && finger.x <= x + width && finger.y >= y && finger.y <= y + height));
    }
    if (event.text !== undefined || event.key) {
      return describe(elements.find((element) => element.traits.includes("editing")));
    }
    return undefined;
  }

  /// The event as it is to be sent to another run, or undefined if what it met is not there.
  static again(event, elements) {
    const { met, ...sent } = event;
    if (!met) return sent;
    const found = elements.filter((element) => element.role === met.role && element.label === met.label)[met.place];
    if (event.element !== undefined) return found && { ...sent, element: found.id };
    const now = PhoneHistory.met(event, elements);
    return now && now.role === met.role && now.label === met.label ? sent : undefined;
  }

  /// What an event is called if it ends something that a person does.
  title(event) {
    const finger = event.touches?.find((touch) => touch.phase === "ended");
    if (finger) return `a touch at ${Math.round(finger.x)}, ${Math.round(finger.y)}`;
    if (event.text !== undefined) return `typing “${event.text.slice(0, 20)}”`;
    if (event.key) return `the key ${event.key}`;
    if (event.device) return `the button ${event.device}`;
    if (event.element !== undefined && event.do !== "focus") return `a control: ${event.do}`;
    return undefined;
  }

  get end() {
    return this.position === 0 ? 0 : this.acts[this.position - 1].end;
  }

  /// The acts up to the position, each with its events: what brings a new phone to the same moment.
  get past() {
    const past = [];
    let start = 0;
    for (const act of this.acts.slice(0, this.position)) {
      past.push({ title: act.title, events: this.events.slice(start, act.end) });
      start = act.end;
    }
    if (this.position === this.acts.length && start < this.events.length) {
      past.push({ title: undefined, events: this.events.slice(start) });
    }
    return past;
  }
}

/// What can be seen inside the program of a phone: its views, who holds whom, and what was done.
// biome-ignore lint/correctness/noUnusedVariables: the script of the page makes it.
class Inspector {
  constructor(phone) {
    this.phone = phone;
    this.nodes = [];
    this.rows = new Map();
    this.build();
    this.show({});
    phone.send({ inspect: { open: true } });
  }

  build() {
    const button = (title, action, pressed) => {
      const node = make("button", { type: "button", "aria-pressed": pressed }, title);
      node.addEventListener("click", () => action(node));
      return node;
    };
    const toggle = (node) => {
      const isOn = node.getAttribute("aria-pressed") !== "true";
      node.setAttribute("aria-pressed", String(isOn));
      return isOn;
    };
    this.pick = button("Point at a view", (node) => { this.isPicking = toggle(node); }, "false");
    const layers = button("Pull the layers apart", (node) => {
      this.isApart = toggle(node);
      this.drawLayers();
    }, "false");
    const close = button("Close", () => this.phone.look());
    close.classList.add("close");
    this.back = button("Step back", () => this.travel(this.phone.history.position - 1));
    this.forward = button("Step forward", () => this.travel(this.phone.history.position + 1));
    this.moment = make("output", { class: "moment" });
    this.hold = button("Compare from here", (node) => this.holdMoment(node), "false");
    this.difference = make("section", { class: "difference-list", "aria-live": "polite" });
    this.tree = make("div", { class: "tree", role: "tree", "aria-label": "Views, from back to front" });
    this.details = make("div", { class: "details", "aria-live": "polite" });
    this.memory = make("section", { class: "memory" });
    this.touch = make("section", { class: "touched" });
    this.panel = make("aside", { class: "inspector", "aria-label": "Inside the phone" },
      make("header", {}, make("h2", {}, "Inside the phone"), close),
      make("p", { class: "tools" }, this.pick, layers),
      make("p", { class: "tools" }, this.back, this.forward, this.hold, this.moment),
      this.difference, this.memory, this.touch, this.tree, this.details);
    this.outline = make("div", { class: "outline", "aria-hidden": "true" });
    this.outline.hidden = true;
    this.layers = make("div", { class: "layers", "aria-hidden": "true" });
    // In a workshop it stands in the strip, beside the code.
    if (window.shop) window.shop.hold(this.panel);
    else this.phone.figure.after(this.panel);
    // On the page of an exercise there is one already.
    this.inSight = document.querySelector("a.in-sight") ? undefined : new PhoneInSight(this.phone.figure);
    this.tree.addEventListener("keydown", (event) => this.moveInTree(event));
    this.panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.phone.look();
    });
  }

  // MARK: What has changed

  show(inspection) {
    if (inspection.nodes) this.showTree(inspection.nodes);
    if (inspection.view) this.showDetails(inspection.view);
    if (inspection.circles) this.circles = inspection.circles;
    if (inspection.memory) this.memorySentences = inspection.memory;
    if (inspection.memory || inspection.circles) this.showMemory(this.memorySentences ?? []);
    if (inspection.touch) this.showTouch(inspection.touch);
    this.showMoment();
  }

  showTree(nodes) {
    this.nodes = nodes;
    this.showDifference();
    const focused = this.tree.contains(document.activeElement) ? document.activeElement.dataset.view : undefined;
    this.rows = new Map();
    this.tree.replaceChildren(...nodes.map((node) => this.row(node)));
    this.mark(this.rows.has(this.selected) ? this.selected : undefined);
    if (focused) this.rows.get(Number(focused))?.focus({ preventScroll: true });
    if (!this.tree.querySelector("[tabindex='0']")) this.tree.firstChild?.setAttribute("tabindex", "0");
    if (this.isApart) this.drawLayers();
  }

  row(node) {
    const names = [...node.names, ...node.notes, ...(node.isSeen ? [] : ["not seen"])];
    const row = make("div", {
      role: "treeitem", tabindex: "-1", "aria-level": node.depth + 1, "data-view": node.id,
      class: node.isSeen ? null : "unseen",
    }, make("b", {}, node.type), node.text ? ` “${node.text}”` : "");
    row.style.paddingLeft = `${0.5 + Math.min(node.depth, 24) * 0.8}rem`;
    if (names.length) row.append(make("small", {}, ` ${names.join(", ")}`));
    row.addEventListener("click", () => this.select(node.id));
    row.addEventListener("pointerenter", () => this.outlineView(node.id));
    row.addEventListener("pointerleave", () => this.outlineView(this.selected));
    row.addEventListener("focus", () => this.outlineView(node.id));
    this.rows.set(node.id, row);
    return row;
  }

  showDetails(view) {
    this.mark(view.id);
    const children = [make("h3", {}, view.title)];
    const type = view.title.match(/^(UI[A-Z]\w*)/)?.[1];
    if (type) {
      children.push(make("p", {}, make("a", {
        href: `https://developer.apple.com/documentation/uikit/${type.toLowerCase()}`,
        target: "_blank", rel: "noopener noreferrer",
      }, `Apple’s page on ${type}`)));
    }
    for (const remark of view.remarks) children.push(make("p", { class: "remark" }, remark));
    for (const section of view.sections) {
      children.push(make("h4", {}, section.title));
      // What it holds is a property of its own class.
      const owner = section.title === "Holds" ? view.title.match(/^\w+/)?.[0] : undefined;
      children.push(this.list(section.lines, owner));
    }
    this.details.replaceChildren(...children);
  }

  showMemory(sentences) {
    this.memory.replaceChildren(...(sentences.length ? [make("h3", {}, "Memory")] : []),
      ...(this.circles ?? []).map((circle) => this.drawing(circle)),
      ...sentences.map((sentence) => make("p", { class: "remark" }, sentence)));
  }

  /// A circle of strong references: each object, and the property with which it holds the next one.
  drawing(circle) {
    const steps = circle.flatMap(({ owner, property }) => [
      make("li", { class: "object" }, owner),
      make("li", { class: "holds" }, Inspector.named(owner, property, property), " (strong) →"),
    ]);
    return make("ol", { class: "circle", "aria-label": "A circle of strong references" },
      ...steps, make("li", { class: "object" }, circle[0].owner));
  }

  showTouch(lines) {
    this.touch.replaceChildren(make("h3", {}, "The last touch"), this.list(lines));
  }

  /// Facts as a table of names and values, or as a list where they have no names.
  list(lines, owner) {
    if (!lines.every((line) => line.name)) {
      return make("ul", {}, ...lines.map((line) => make("li", {}, ...Inspector.linked(line.text, owner))));
    }
    return make("dl", {}, ...lines.map((line) =>
      make("div", {}, make("dt", {}, line.name), make("dd", {}, ...Inspector.linked(line.text, owner)))));
  }

  /// A text in which `MenuViewController.picker`, or `picker: UIPickerView` of an owner, leads to the
  /// declaration, where it is known.
  static linked(text, owner) {
    const [, type, name] = (owner ? text.match(/^()(\w+): /) : text.match(/^(\w+)\.(\w+)(?:\[\d+\])?$/)) ?? [];
    if (!name) return [text];
    const whole = type ? `${type}.${name}` : name;
    return [Inspector.named(type || owner, name, whole), text.slice(whole.length)];
  }

  /// The name of a property, which leads to its declaration where that is known.
  static named(owner, name, title) {
    const place = window.liveAnswer?.placeOf(owner, name);
    return place ? window.liveAnswer.wayToPlace(place, title) : title;
  }

  // MARK: Choosing a view

  select(id) {
    this.selected = id;
    this.phone.send({ inspect: { view: id } });
  }

  /// Chooses the view that is seen at a point of the screen.
  selectAt({ x, y }) {
    this.phone.send({ inspect: { at: [x, y] } });
  }

  mark(id) {
    this.selected = id;
    for (const [other, row] of this.rows) {
      row.setAttribute("aria-selected", String(other === id));
      row.setAttribute("tabindex", other === id ? "0" : "-1");
    }
    this.rows.get(id)?.scrollIntoView({ block: "nearest" });
    this.outlineView(id);
  }

  outlineView(id) {
    const node = this.nodes.find((other) => other.id === id);
    for (const [other, pane] of this.panes ?? []) pane.classList.toggle("chosen", other === id);
    this.outline.hidden = !node;
    if (!node) return;
    if (!this.outline.isConnected) this.phone.device.append(this.outline);
    Object.assign(this.outline.style, this.place(node.frame));
  }

  /// Where a frame of the screen is in the picture of the phone, whose screen has an edge around it.
  place([x, y, width, height]) {
    const { width: across, height: down } = this.phone.size;
    const share = (number, edges, whole) => `${100 * (number + edges) / (whole + 2 * edge)}%`;
    return {
      left: share(x, edge, across), top: share(y, edge, down),
      width: share(width, 0, across), height: share(height, 0, down),
    };
  }

  moveInTree(event) {
    const rows = [...this.rows.values()];
    const index = rows.indexOf(document.activeElement);
    const target = {
      ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1),
    }[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.select(Number(document.activeElement.dataset.view));
    } else if (target) {
      event.preventDefault();
      target.focus();
    }
  }

  // MARK: Layers

  /// Draws every view as a pane, those in front before those behind.
  drawLayers() {
    this.phone.device.classList.toggle("apart", Boolean(this.isApart));
    if (!this.isApart) return this.layers.remove();
    this.panes = new Map();
    const deepest = Math.max(1, ...this.nodes.map((node) => node.depth));
    // A small phone is pulled apart less, so that its layers stay within it.
    const reach = this.phone.device.offsetWidth / 2;
    this.layers.replaceChildren(...this.nodes.map((node, index) => {
      const pane = make("div", { class: node.isSeen ? "pane" : "pane unseen" },
        make("small", {}, node.text ?? node.type));
      const depth = (node.depth / deepest - 0.5) * reach + index * 0.01;
      this.panes.set(node.id, pane);
      pane.classList.toggle("chosen", node.id === this.selected);
      Object.assign(pane.style, this.place(node.frame), { transform: `translateZ(${depth.toFixed(2)}px)` });
      return pane;
    }));
    if (!this.layers.isConnected) this.phone.device.append(this.layers);
  }

  // MARK: Moments

  /// Keeps the tree of this moment, to be compared with what comes; pressed again it is let go.
  holdMoment(node) {
    this.held = this.held ? undefined : { nodes: this.nodes, title: this.moment.textContent };
    node.setAttribute("aria-pressed", String(Boolean(this.held)));
    this.showDifference();
  }

  /// What is another in the tree than in the moment that is held. A view is known by its way through the
  /// tree: another run of the program has other numbers.
  showDifference() {
    if (!this.held) return this.difference.replaceChildren();
    const [before, now] = [this.held.nodes, this.nodes].map((nodes) => Inspector.byWay(nodes));
    const lines = [];
    for (const [way, node] of now) {
      const old = before.get(way);
      if (!old) { lines.push(`new: ${Inspector.name(node)}`); continue; }
      const changes = [];
      if (old.text !== node.text) changes.push(`“${old.text ?? ""}” → “${node.text ?? ""}”`);
      if (String(old.frame) !== String(node.frame)) changes.push(`(${old.frame.join(" ")}) → (${node.frame.join(" ")})`);
      if (String(old.notes) !== String(node.notes)) changes.push(`${old.notes.join(", ") || "nothing"} → ${node.notes.join(", ") || "nothing"}`);
      if (old.isSeen !== node.isSeen) changes.push(node.isSeen ? "is seen now" : "is not seen any more");
      if (changes.length) lines.push(`${Inspector.name(node)}: ${changes.join("; ")}`);
    }
    for (const [way, node] of before) if (!now.has(way)) lines.push(`gone: ${Inspector.name(node)}`);
    this.difference.replaceChildren(make("h3", {}, "Since the moment that is held"),
      make("ul", {}, ...(lines.length ? lines.slice(0, 60) : ["The tree is the same."]).map((line) => make("li", {}, line))));
  }

  static name(node) {
    return `${node.names[0] ?? node.type}${node.text ? ` “${node.text}”` : ""}`;
  }

  /// The nodes by their ways: the classes above them, and the place among those that are alike.
  static byWay(nodes) {
    const [found, ways, counts] = [new Map(), [], new Map()];
    for (const node of nodes) {
      const base = `${ways[node.depth - 1] ?? ""}/${node.type}`;
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      ways[node.depth] = `${base}[${count}]`;
      found.set(ways[node.depth], node);
    }
    return found;
  }

  travel(position) {
    const { history } = this.phone;
    if (position < 0 || position > history.acts.length) return;
    history.position = position;
    this.phone.replay();
  }

  showMoment() {
    const { acts, position } = this.phone.history;
    this.back.disabled = position === 0;
    this.forward.disabled = position === acts.length;
    this.moment.textContent = acts.length === 0
      ? "Nothing was done yet."
      : position === 0
        ? `As the phone was opened, before ${acts.length} ${acts.length === 1 ? "act" : "acts"}.`
        : `After act ${position} of ${acts.length}: ${acts[position - 1].title}.`;
  }

  close() {
    this.panel.remove();
    window.shop?.letGo();
    this.inSight?.close();
    this.outline.remove();
    this.layers.remove();
    this.phone.device.classList.remove("apart");
  }
}
