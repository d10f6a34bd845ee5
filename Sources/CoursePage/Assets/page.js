"use strict";
const product = document.body.dataset.product;
const chapter = Number(document.body.dataset.chapter);
const stops = [...document.querySelectorAll(".step")];
const steps = stops.filter((step) => step.dataset.step);

const memory = {
  key: `course:${product}`,
  read() {
    try { return JSON.parse(localStorage.getItem(this.key)) || {}; } catch { return {}; }
  },
  write(change) {
    try { localStorage.setItem(this.key, JSON.stringify({ ...this.read(), ...change })); } catch {}
  },
};

function showProgress() {
  const seen = memory.read().seen || {};
  for (const entry of document.querySelectorAll("[data-entry]")) {
    entry.classList.toggle("seen", Boolean(seen[entry.dataset.entry]));
  }
  const place = memory.read().step;
  const go = document.querySelector("[data-continue]");
  if (go && place && /^\d+\.\d+$/.test(place)) {
    go.href = `chapter-${place.split(".")[0]}#step-${place}`;
    go.textContent = `Go on at ${place}`;
  }
}

function watchPlace() {
  if (!chapter) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting && window.scrollY > 0) memory.write({ step: entry.target.dataset.step });
    }
  }, { rootMargin: "-45% 0px -45% 0px" });
  for (const step of steps) watcher.observe(step);
  const end = document.querySelector(".turn");
  if (!end) return;
  new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    memory.write({ seen: { ...memory.read().seen, [chapter]: true } });
    showProgress();
  }).observe(end);
}

/// The arrows to the left and to the right go from step to step, and on to the next chapter.
function turnPages(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  if (event.target.closest("input, textarea, select, pre, .phone.live, .menu[open]")) return;
  event.preventDefault();
  const forward = event.key === "ArrowRight";
  const bar = document.querySelector(".bar").offsetHeight + 30;
  const tops = stops.map((step) => step.getBoundingClientRect().top);
  const current = stops.indexOf(document.activeElement.closest(".step") || null);
  const next = forward
    ? (current >= 0 ? current + 1 : tops.findIndex((top) => top > bar))
    : (current >= 0 ? current - 1 : tops.findLastIndex((top) => top < bar - 60));
  const target = stops[next];
  if (target && next >= 0) {
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  } else {
    document.querySelector(forward ? ".turn .next" : ".turn .prev")?.click();
  }
}

const edge = 12;
const say = (text) => { document.querySelector(".status").textContent = text; };

function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

const gone = "The program that shows this page has ended. Start it again in the terminal: this page goes on by itself then.";

/// What the page knows of the program that serves it.
///
/// The address of the page holds a token, and where a program has ended another one may listen. So nothing is
/// asked of what answers there before it has proven that it knows the token, and listens on the same port.
const server = {
  isLost: false,
  port: undefined,

  /// The port that is proven, or undefined.
  async prove() {
    const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const bytes = (text) => new TextEncoder().encode(text);
    const challenge = hex(crypto.getRandomValues(new Uint8Array(16)));
    const response = await fetch(`/proof?of=${challenge}`);
    if (!response.ok) return undefined;
    const { port, proof } = await response.json().catch(() => ({}));
    const token = bytes(location.pathname.split("/")[1]);
    const key = await crypto.subtle.importKey("raw", token, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
    const own = await crypto.subtle.sign("HMAC", key, bytes(`${port} ${challenge}`));
    return hex(new Uint8Array(own)) === proof ? port : undefined;
  },
};
server.prove().then((port) => { server.port = port; }, () => {});

/// An error where something else answers than the program that served the page.
class StrangerError extends Error {
  constructor() {
    super("Another program answers where this page came from. If the course runs, its terminal says the address: open that one.");
    this.isPassing = true;
  }
}

/// Asks the program that served the page, and nobody else.
async function request(address, options) {
  if (server.isLost) {
    const port = await server.prove();
    if (port === undefined || port !== (server.port ?? Number(location.port))) throw new StrangerError();
    server.isLost = false;
  }
  try {
    return await fetch(address, options);
  } catch (error) {
    server.isLost = true;
    throw error;
  }
}

/// A line of the conversation, in which the name of a method leads to it where it is known.
function linked(line) {
  const place = window.liveAnswer?.placeOfMessage(line);
  const name = line.match(/^\S+ → \S+: (\S+)/)?.[1];
  if (!place) return [line];
  const start = line.indexOf(name, line.indexOf(": "));
  return [line.slice(0, start), window.liveAnswer.wayToPlace(place, name), line.slice(start + name.length)];
}

/// An error of a program that does not answer.
class GoneError extends Error {
  constructor() { super(gone); }
}

/// Says why a request was not answered as it should be.
async function reason(response) { return (await response.text()).trim(); }

async function post(address, value) {
  let response;
  try {
    response = await request(address, { method: "POST", body: JSON.stringify(value) });
  } catch {
    throw new GoneError();
  }
  if (!response.ok) {
    throw new Error(response.status === 404
      ? "This phone is over: another one took its place, or nobody used it for long."
      : await response.text());
  }
  return response.json();
}

/// A small picture of the phone, which stays in a narrow window while the phone itself is out of sight: who
/// changes the text sees what comes of it, and who chooses a view where it lies. Keys and screen readers have
/// links to the phone instead.
// biome-ignore lint/correctness/noUnusedVariables: the script of an answer and the inspector make it.
class PhoneInSight {
  constructor(figure) {
    this.figure = figure;
    this.link = make("a", { class: "in-sight", href: `#${figure.id}`, "aria-hidden": "true", tabindex: "-1" });
    this.link.hidden = true;
    document.body.append(this.link);
    const far = new IntersectionObserver((entries) => {
      this.isFar = !entries.at(-1).isIntersecting;
      this.show();
    });
    far.observe(figure.querySelector(".device"));
    const change = new MutationObserver(() => this.show());
    change.observe(figure, {
      attributes: true, attributeFilter: ["class", "hidden", "src", "style"], childList: true, subtree: true,
    });
    this.observers = [far, change];
  }

  close() {
    for (const observer of this.observers) observer.disconnect();
    this.link.remove();
  }

  show() {
    const isShown = this.isFar && !this.figure.hidden && matchMedia("(max-width: 700px)").matches;
    this.link.hidden = !isShown;
    if (!isShown) return;
    this.link.classList.toggle("stale", this.figure.classList.contains("stale"));
    const screen = this.figure.querySelector(".picture svg") ?? this.figure.querySelector(".device img");
    if (!screen) return;
    const outline = this.figure.querySelector(".outline:not([hidden])");
    this.link.replaceChildren(...[screen, outline].filter(Boolean).map((part) => part.cloneNode(true)));
  }
}

/// A phone in the reader's hands.
class LivePhone {
  static current = null;

  constructor(figure) {
    this.figure = figure;
    this.device = figure.querySelector(".device");
    this.image = this.device.querySelector("img");
    this.step = figure.closest(".step").dataset.step;
    this.size = { width: 320, height: 568 };
    this.buttonsBefore = undefined;
    this.queue = [];
    this.nodes = new Map();
    this.fingers = new Map();
    // The elements that had the focus until something came over them, the last at the end.
    this.covered = [];
    this.tilt = [0, 0];
    this.isBusy = true;
    this.svg = "";
    this.elements = [];
    this.history = new PhoneHistory();
    this.count = 0;
    this.build();
    this.open();
  }

  build() {
    this.picture = make("div", { class: "picture", "aria-hidden": "true" });
    this.overlay = make("div", {
      class: "overlay", role: "group", tabindex: "-1", "aria-label": "Screen of the phone",
    });
    this.figure.classList.add("live");
    this.buttons = {};
    const button = (name, title, action, kind = "") => {
      const node = make("button", { type: "button", class: kind }, title);
      node.addEventListener("click", action);
      this.buttons[name] = node;
      return node;
    };
    this.controls = make("p", { class: "controls" },
      button("home", "Home", () => this.send({ device: this.isInFront ? "home" : "reopen" })),
      button("left", "Turn left", () => this.send({ device: "left" })),
      button("right", "Turn right", () => this.send({ device: "right" })),
      button("warning", "Memory warning", () => this.send({ device: "warning" })),
      button("inspect", "Look inside", () => this.look()),
      button("again", "Start again", () => this.restart()),
      button("leave", "Leave the phone", () => this.leave(), "leave"));
    this.hint = make("p", { class: "hint" });
    // The list scrolls, so it is what a keyboard has to reach.
    this.lines = make("ol", { tabindex: "0" });
    this.log = make("div", { class: "log", role: "log", "aria-label": "What was said" }, this.lines);
    this.log.hidden = true;
    this.take = this.figure.querySelector(".controls");
    this.take.replaceWith(this.controls);
    this.figure.append(this.hint);
    // In a workshop, what is said stands in the strip.
    (window.shop?.strip.printed ?? this.figure).append(this.log);
    this.showDevice({ isLaunched: false, isInFront: true, tilts: false, ...this.size });
    this.listen();
  }

  /// Opens a phone, and does again what was done to another one before.
  async open(past = []) {
    const opened = ++LivePhone.count;
    this.opened = opened;
    try {
      const { phone, answer } = await post("phone", { step: this.step });
      if (this.opened !== opened || this.isLeft) {
        request(`phone/${phone}`, { method: "DELETE" }).catch(() => {});
        return;
      }
      this.number = phone;
      this.connect();
      this.show(answer);
      const missed = await this.doAgain(past, opened);
      if (!missed) return;
      this.last = performance.now();
      if (this.inspector) this.show(await this.ask([{ inspect: { open: true } }]));
      this.image.remove();
      this.device.append(this.picture, this.overlay);
      say("The phone is yours. Escape leaves it.");
      if (this.takesFocus) this.focusFirst();
      this.isBusy = false;
      this.flush();
    } catch (error) {
      this.end(error.message, error);
    }
  }

  /// Does acts again, and returns the titles of those that meet something else than they did, or
  /// undefined if the phone was left meanwhile.
  async doAgain(past, opened) {
    const missed = [];
    for (const act of past) {
      let isMissed = false;
      for (let first = 0; first < act.events.length && !this.isOver; first += 200) {
        const events = [];
        for (const event of act.events.slice(first, first + 200)) {
          const again = PhoneHistory.again(event, this.elements);
          if (!again) { isMissed = true; continue; }
          events.push(again);
        }
        this.show(await this.ask(events));
        if (this.opened !== opened || this.isLeft) return undefined;
      }
      if (act.title && (isMissed || this.isOver)) missed.push(act.title);
      if (this.isOver) break;
    }
    const count = past.filter((act) => act.title).length;
    if (count && window.liveAnswer) window.liveAnswer.replayed(count, missed);
    else if (missed.length) this.write([`not done again: ${missed.join("; ")}`], "console");
    return missed;
  }

  // MARK: Events

  send(...events) {
    for (const event of events) {
      const last = this.queue.at(-1);
      const moves = event.touches?.[0].phase === "moved" && event.touches.length === 1;
      const same = moves && last?.touches?.length === 1 && last.touches[0].phase === "moved"
        && last.touches[0].id === event.touches[0].id;
      if (same || (event.tilt && last?.tilt)) this.queue.pop();
      this.queue.push(event);
    }
    this.flush();
  }

  async flush() {
    if (this.isBusy || this.isLeft || this.isOver) return;
    this.isBusy = true;
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    const now = performance.now();
    const passed = Math.min(now - this.last, 10000);
    this.last = now;
    const number = this.number;
    const events = [{ time: passed }, ...this.queue.splice(0)];
    try {
      const elements = this.elements;
      const answer = await this.ask(events);
      if (this.isLeft || this.number !== number) return;
      this.history.record(events, elements);
      const before = this.stops.map(([id]) => id);
      this.show(answer);
      this.askedId = undefined;
      for (const event of events) this.followKey(event, before);
    } catch (error) {
      if (this.number === number) this.end(error.message, error);
      return;
    }
    this.isBusy = false;
    if (this.queue.length) this.flush(); else this.wait();
  }

  /// Opens a web socket: a message costs the browser a tenth of what a request costs it.
  connect() {
    const address = new URL(`phone/${this.number}/events`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    const hear = (answer) => { const heard = this.heard; this.heard = undefined; heard?.(answer); };
    socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      // A server that ends a phone says so first; 1006 stands for one that is gone.
      this.isCut = event.code === 1006;
      if (this.isCut) server.isLost = true;
      hear(undefined);
      // Whoever waits for nothing hears at once that the program is gone.
      if (!this.isBusy) this.flush();
    });
    this.socket = socket;
  }

  /// Tells the phone what is done. Where there is no socket, or one that has just closed, a request does it.
  async ask(events) {
    if (this.socket.readyState === WebSocket.OPEN) {
      const answer = await new Promise((resolve) => {
        this.heard = resolve;
        this.socket.send(JSON.stringify(events));
      });
      if (answer) return answer;
      events = [];
    }
    return post(`phone/${this.number}/events`, events);
  }

  /// Waits until something is due on the phone; a page that is not seen lets no time pass.
  wait() {
    if (document.hidden) {
      this.timer = setTimeout(() => { this.last = performance.now(); this.flush(); }, 30000);
    } else if (this.next !== undefined && this.next < 40) {
      this.frame = requestAnimationFrame(() => this.flush());
    } else {
      this.timer = setTimeout(() => this.flush(), Math.min(this.next ?? 60000, 60000));
    }
  }

  wake() {
    this.last = performance.now();
    this.flush();
  }

  // MARK: What has changed

  show(answer) {
    if (answer.ended !== undefined) {
      if (answer.console) this.write(answer.console, "console");
      return this.end(answer.ended);
    }
    if (answer.device) this.showDevice(answer.device);
    if (answer.picture !== undefined) this.svg = answer.picture;
    if (answer.patch) {
      const [start, end, text] = answer.patch;
      this.svg = this.svg.slice(0, start) + text + this.svg.slice(end);
    }
    if (answer.picture !== undefined || answer.patch) this.picture.innerHTML = this.svg;
    if (answer.elements) {
      this.elements = answer.elements;
      this.showElements(answer.elements);
    }
    // Only with its picture is the device as high as it will be.
    this.keepButtonsInPlace();
    if (answer.printed) this.write(answer.printed, "printed");
    if (answer.said) this.write(answer.said, "");
    if (answer.console) this.write(answer.console, "console");
    if (answer.glides !== undefined) this.glides = answer.glides;
    this.next = answer.next;
    this.inspector?.show(answer.inspection ?? {});
  }

  showDevice(device) {
    this.size = device;
    this.isInFront = device.isInFront;
    const [width, height] = [device.width + 2 * edge, device.height + 2 * edge];
    const isTurned = width > height;
    const turns = isTurned !== this.figure.classList.contains("turned");
    this.buttonsBefore = turns ? this.controls.getBoundingClientRect().top : undefined;
    if (!isTurned) this.giveRoomBack();
    this.device.style.setProperty("--ratio", `${width} / ${height}`);
    Object.assign(this.overlay.style, {
      left: `${100 * edge / width}%`, top: `${100 * edge / height}%`,
      width: `${100 * device.width / width}%`, height: `${100 * device.height / height}%`,
    });
    this.device.style.borderRadius = `${3600 / width}% / ${3600 / height}%`;
    this.figure.classList.toggle("launched", device.isLaunched);
    this.figure.classList.toggle("turned", isTurned);
    for (const name of ["home", "left", "right", "warning"]) this.buttons[name].hidden = !device.isLaunched;
    this.buttons.home.textContent = device.isInFront ? "Home" : "Open the app";
    this.hint.textContent = (device.tilts ? "Drag with Shift held to tilt the phone. " : "")
      + "Touch the screen, or use Tab and the arrow keys; < and > swipe a row, Page Down scrolls. Escape leaves."
      + (device.timeZone ? ` The time zone of the phone is ${device.timeZone}.` : "");
  }

  /// Leaves the buttons under the pointer when the phone is turned: one on its side gets the room of an
  /// upright one, and where the page had to be scrolled for that, it is.
  keepButtonsInPlace() {
    if (this.buttonsBefore === undefined) return;
    const distance = () => this.buttonsBefore - this.controls.getBoundingClientRect().top;
    if (this.figure.classList.contains("turned")) {
      const above = Math.max(0, distance() / 2);
      this.device.style.marginTop = this.device.style.marginBottom = `${above}px`;
      // Margins that meet count once, so what is missing is measured.
      this.device.style.marginBottom = `${above + distance()}px`;
    }
    if (Math.abs(distance()) >= 1) scrollBy({ top: -distance(), behavior: "instant" });
    this.buttonsBefore = undefined;
  }

  giveRoomBack() {
    this.device.style.marginTop = this.device.style.marginBottom = "";
  }

  write(lines, kind) {
    this.log.hidden = false;
    this.count += lines.length;
    window.shop?.strip.tabs.tell("printed", String(this.count));
    this.makeRoom();
    const begin = { console: "console: ", printed: "printed: " }[kind] ?? "";
    for (const line of lines) {
      this.lines.append(make("li", { class: kind }, ...(begin ? [`${begin}${line}`] : linked(line))));
    }
    while (this.lines.children.length > 200) this.lines.firstChild.remove();
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /// Leaves room for the log below the phone, when no finger is on the screen: what is touched stays
  /// where it is.
  makeRoom() {
    if (this.log.hidden || this.fingers.size > 0 || window.shop) return;
    this.figure.classList.add("talks");
    const parts = [this.controls, this.hint, this.log].map((part) => {
      const style = getComputedStyle(part);
      return part.offsetHeight + Number.parseFloat(style.marginTop);
    });
    // The log is reckoned with as high as it becomes.
    const most = Number.parseFloat(getComputedStyle(this.lines).maxHeight) || 0;
    const rest = parts.reduce((sum, part) => sum + part, 0) - this.lines.offsetHeight + most;
    // Where the page is at its top, a heading may stand above the phone.
    const section = this.figure.closest(".step");
    const isFirst = section === steps[0] && matchMedia("(min-width: 701px)").matches;
    const above = isFirst ? section.getBoundingClientRect().top + scrollY : 0;
    this.figure.style.setProperty("--beside", `${rest}px`);
    this.figure.style.setProperty("--above", `${Math.min(above, innerHeight / 3)}px`);
  }

  end(sentence, error) {
    if (this.isLeft || this.isOver) return;
    this.isOver = true;
    // The page of an answer follows its file, and hears of a new program there.
    if ((this.isCut || error instanceof GoneError) && !window.liveAnswer) this.waitForProgram();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    const again = make("button", { type: "button" }, "Start again");
    again.addEventListener("click", () => this.restart());
    const back = make("button", { type: "button" }, "Leave the phone");
    back.addEventListener("click", () => this.leave());
    this.message = make("div", { class: "over", role: "alertdialog", "aria-label": "The phone is over" },
      make("p", {}, this.isCut ? gone : sentence), again, " ", back);
    this.device.append(this.message);
    again.focus({ preventScroll: true });
  }

  /// Asks until the program that shows the page is there again, and goes on where it ended.
  async waitForProgram() {
    while (this.isOver && !this.isLeft) {
      await new Promise((resolve) => { setTimeout(resolve, 2000); });
      const response = await request(location.href, { method: "HEAD" }).catch(() => undefined);
      if (!response?.ok) continue;
      if (this.isOver && !this.isLeft) this.replay();
      return;
    }
  }

  /// Starts anew, and forgets what was done.
  restart() {
    this.history = new PhoneHistory();
    this.takesFocus = true;
    this.begin([]);
  }

  /// Starts anew, and does again what was done up to a moment of the history. What it returns waits for that.
  replay() {
    this.takesFocus = false;
    return this.begin(this.history.past);
  }

  /// Opens the inspector, or closes it.
  look() {
    const isOpen = Boolean(this.inspector);
    this.inspector?.close();
    this.inspector = undefined;
    this.buttons.inspect.textContent = isOpen ? "Look inside" : "Close the inspector";
    if (isOpen) {
      this.send({ inspect: { open: false } });
      this.buttons.inspect.focus({ preventScroll: true });
    } else {
      this.inspector = new Inspector(this);
    }
  }

  begin(past) {
    this.release();
    this.message?.remove();
    this.message = undefined;
    this.isOver = false;
    this.isCut = false;
    this.isBusy = true;
    this.queue = [];
    this.fingers.clear();
    this.lines.replaceChildren();
    this.log.hidden = true;
    this.count = 0;
    window.shop?.strip.tabs.tell("printed", "");
    this.elements = [];
    this.showElements([]);
    this.covered = [];
    return this.open(past);
  }

  // MARK: Elements over the picture

  showElements(elements) {
    const known = this.nodes;
    const before = this.stops.map(([id]) => id);
    const focusedId = this.focusedId;
    this.nodes = new Map();
    const hadFocus = this.overlay.contains(document.activeElement);
    let wheels = 0;
    const nodes = elements.map((element) => {
      if (element.role === "pickerWheel") wheels += 1;
      const kind = this.kind(element);
      const former = known.get(element.id);
      const node = former?.kind === kind ? former.node : this.makeNode(kind, element.id);
      this.nodes.set(element.id, { node, kind });
      this.describe(node, kind, element, wheels);
      return node;
    });
    // Nodes that stay where they are keep the focus; one that is moved loses it, and gets it back.
    nodes.forEach((node, index) => {
      if (this.overlay.children[index] !== node) this.overlay.insertBefore(node, this.overlay.children[index] ?? null);
    });
    while (this.overlay.children.length > nodes.length) this.overlay.lastChild.remove();
    const moved = this.nodes.get(focusedId)?.node;
    if (hadFocus && moved?.matches("button, input, textarea, [tabindex='0']")) moved.focus({ preventScroll: true });
    const edited = elements.find((element) => element.traits.includes("editing"));
    const field = edited && this.nodes.get(edited.id).node;
    const active = document.activeElement;
    const begins = edited && edited.id !== this.editedId;
    // While one screen gives way to another there may be nothing to focus.
    const isLost = hadFocus && (!this.overlay.contains(active) || (active === this.overlay && this.isAstray));
    if (field && field !== active && begins
      && (hadFocus || !active || active === document.body || this.device.contains(active))) {
      if (isLost && focusedId !== undefined) this.covered.push(focusedId);
      field.focus({ preventScroll: true });
    } else if (isLost) {
      this.focusWhatIsLeft(focusedId, before, field);
    } else if (hadFocus && !field && this.wasEditing && this.isTouched && active.matches("input, textarea")) {
      // The keyboard of a phone that shows this page goes away.
      this.overlay.focus({ preventScroll: true });
    }
    this.wasEditing = Boolean(field);
    // A field that an alert covers is edited all the same.
    if (edited || this.nodes.has(this.editedId)) this.editedId = edited?.id;
  }

  kind(element) {
    const has = (trait) => element.traits.includes(trait);
    switch (element.role) {
      case "textField": case "secureTextField": case "searchField": return "input";
      case "textView": return has("editable") ? "textarea" : "text";
      case "pickerWheel": return "spinbutton";
      case "switch": return "switch";
      case "image": return has("button") ? "button" : "img";
    }
    if (has("adjustable")) return "slider";
    if (has("link")) return "link";
    if (has("button") || ["button", "icon", "key", "cell"].includes(element.role)) return "button";
    if (has("header")) return "heading";
    return "text";
  }

  makeNode(kind, id) {
    switch (kind) {
      case "input": case "textarea": {
        const node = make(kind, { type: kind === "input" ? "text" : null, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
        this.type(node, id);
        return node;
      }
      case "button": case "switch": case "link": {
        const node = make("button", { type: "button", role: kind === "button" ? null : kind });
        // A finger has been a finger already; this is for keys and for those who hear the screen.
        node.addEventListener("click", (event) => {
          if (event.detail === 0) this.send({ element: id, do: "press" });
        });
        return node;
      }
      case "spinbutton": case "slider": {
        const node = make("div", { role: kind, tabindex: "0" });
        const vertical = kind === "spinbutton";
        node.addEventListener("keydown", (event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
          const step = {
            ArrowUp: vertical ? "decrement" : "increment", ArrowDown: vertical ? "increment" : "decrement",
            ArrowRight: "increment", ArrowLeft: "decrement",
          }[event.key];
          const page = { PageDown: "increment", PageUp: "decrement" }[event.key];
          if (!step && !page) return;
          event.preventDefault();
          this.send(...Array(page ? 5 : 1).fill({ element: id, do: step ?? page }));
        });
        return node;
      }
      case "img": return make("span", { role: "img" });
      case "heading": return make("span", { role: "heading", "aria-level": "3" }, make("span", { class: "quiet" }));
      default: return make("span", {}, make("span", { class: "quiet" }));
    }
  }

  describe(node, kind, element, wheels) {
    const set = (name, value) => {
      if (value === null || value === undefined || value === "") node.removeAttribute(name);
      else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
    };
    const [x, y, width, height] = element.frame;
    Object.assign(node.style, {
      left: `${100 * x / this.size.width}%`, top: `${100 * y / this.size.height}%`,
      width: `${100 * width / this.size.width}%`, height: `${100 * height / this.size.height}%`,
    });
    const has = (trait) => element.traits.includes(trait);
    const names = { textField: "Text field", secureTextField: "Password", searchField: "Search", pickerWheel: `Wheel ${wheels}` };
    const label = element.label || names[element.role] || element.value || element.role;
    if (kind === "text" || kind === "heading") {
      const text = element.value && element.value !== element.label ? `${element.label} ${element.value}` : element.label;
      if (node.firstChild.textContent !== text) node.firstChild.textContent = text;
      return;
    }
    set("aria-label", label);
    set("title", null);
    set("aria-keyshortcuts", has("draggable") ? "ArrowUp ArrowDown" : null);
    set("aria-description", element.hint);
    if (kind !== "img") set("aria-disabled", has("disabled") ? "true" : null);
    switch (kind) {
      case "switch": set("aria-checked", element.value === "1" ? "true" : "false"); break;
      case "button": set("aria-pressed", has("selected") ? "true" : null); break;
      case "spinbutton": set("aria-valuetext", element.value || "empty"); break;
      case "slider":
        set("aria-valuenow", Number.parseFloat(element.value) || 0);
        set("aria-valuetext", element.value || "empty");
        break;
      case "input": case "textarea":
        set("readonly", has("disabled") ? "" : null);
        if (!node.matches(".composing") && node.value !== (element.value ?? "")) node.value = element.value ?? "";
    }
  }

  // MARK: The focus

  focusFirst() {
    const first = this.stops[0]?.[1] ?? this.overlay;
    first.focus({ preventScroll: true });
  }

  /// The elements that keys reach, each with its number, in the order of Tab.
  get stops() {
    return [...this.nodes].map(([id, { node }]) => [id, node]).filter(([, node]) => node.matches("button, input, textarea, [tabindex='0']"));
  }

  /// The number of the element that has the focus.
  get focusedId() {
    return this.stops.find(([, node]) => node === document.activeElement)?.[0];
  }

  /// Gives the focus to another element where the one that had it is gone: to what had it before, or
  /// else to the field that is edited, to what stands in its place, or to the first button of a screen
  /// that is new.
  focusWhatIsLeft(id, before, field) {
    const stops = this.stops;
    const isThere = (other) => stops.some(([stop]) => stop === other);
    const place = this.covered.findLastIndex(isThere);
    if (place >= 0) {
      const [back] = this.covered.splice(place);
      this.nodes.get(back).node.focus({ preventScroll: true });
      return;
    }
    if (id !== undefined) this.covered.push(id);
    let index = before.indexOf(id);
    while (index > 0 && !isThere(before[index - 1])) index -= 1;
    const left = before.some(isThere)
      ? stops[Math.min(Math.max(index, 0), stops.length - 1)]
      : stops.find(([, node]) => !node.matches("input, textarea"));
    this.isAstray = !field && !left;
    (field ?? left?.[1] ?? this.overlay).focus({ preventScroll: true });
  }

  /// Lets the focus follow what a key has done: to the button that a swipe has brought, and to the row
  /// that was scrolled into sight.
  followKey(event, before) {
    if (event.element === undefined || this.focusedId !== event.element) return;
    if (event.do?.startsWith("swipe")) {
      const button = this.stops.find(([id]) => !before.includes(id));
      if (!button) return;
      this.covered.push(event.element);
      button[1].focus({ preventScroll: true });
    } else if (event.do?.startsWith("scroll") && this.goesOn) {
      this.goesOn = false;
      this.focusBeside(event.element, event.do === "scrollDown" ? 1 : -1);
    }
  }

  focusBeside(id, step) {
    const stops = this.stops;
    const index = stops.findIndex(([stop]) => stop === id);
    stops[index + step]?.[1].focus({ preventScroll: true });
  }

  /// Does with a key what a finger would drag: swipes a row, moves it, and scrolls.
  dragByKey(event) {
    const id = this.focusedId;
    if (id === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const element = this.elements.find((other) => other.id === id);
    const kind = this.nodes.get(id).kind;
    const isDraggable = element?.traits.includes("draggable");
    let act = { PageDown: "scrollDown", PageUp: "scrollUp" }[event.key];
    if (kind !== "input" && kind !== "textarea") act ??= { "<": "swipeLeft", ">": "swipeRight" }[event.key];
    if (isDraggable) act ??= { ArrowDown: "moveDown", ArrowUp: "moveUp" }[event.key];
    if (act) {
      event.preventDefault();
      this.send({ element: id, do: act });
      return;
    }
    const step = event.shiftKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !["button", "switch", "link"].includes(kind)) return;
    event.preventDefault();
    const stops = this.stops;
    const beside = stops[stops.findIndex(([stop]) => stop === id) + step]?.[0];
    const role = (other) => this.elements.find((found) => found.id === other)?.role;
    // Beyond the last row in sight there may be others.
    if (role(id) === "cell" && role(beside) !== "cell") {
      this.goesOn = true;
      this.send({ element: id, do: step > 0 ? "scrollDown" : "scrollUp" });
    } else {
      this.focusBeside(id, step);
    }
  }

  // MARK: Typing

  type(node, id) {
    let composing = false;
    const isEdited = () => this.editedId === id || this.askedId === id;
    const begin = () => {
      if (isEdited()) return;
      this.askedId = id;
      this.send({ element: id, do: "focus" });
    };
    const text = (value) => {
      if (!value) return;
      begin();
      this.send({ text: value });
    };
    const key = (name, event) => this.send({
      key: name, shift: event.shiftKey, command: event.metaKey || event.ctrlKey,
    });
    node.addEventListener("focus", begin);
    node.addEventListener("compositionstart", () => {
      composing = true;
      node.classList.add("composing");
    });
    node.addEventListener("compositionend", (event) => {
      composing = false;
      node.classList.remove("composing");
      text(event.data);
    });
    node.addEventListener("beforeinput", (event) => {
      if (composing || event.isComposing) return;
      event.preventDefault();
      if (event.inputType.startsWith("delete")) key("delete", {});
      else text(event.data ?? event.dataTransfer?.getData("text/plain"));
    });
    node.addEventListener("keydown", (event) => {
      if (composing || event.isComposing || event.altKey) return;
      const command = event.metaKey || event.ctrlKey;
      const keys = {
        Backspace: "delete", Enter: "return", ArrowLeft: "left", ArrowRight: "right",
        ArrowUp: "home", ArrowDown: "end", Home: "home", End: "end",
      };
      const name = command && /^[acx]$/i.test(event.key) ? event.key.toLowerCase() : keys[event.key];
      if (!name) return;
      event.preventDefault();
      // The return key may have ended editing: it begins anew.
      if (name === "return" && !isEdited()) begin();
      else key(name, event);
    });
  }

  // MARK: Fingers

  point(event) {
    const area = this.device.getBoundingClientRect();
    const scale = (this.size.width + 2 * edge) / area.width;
    return {
      x: Math.round((event.clientX - area.left) * scale * 10) / 10 - edge,
      y: Math.round((event.clientY - area.top) * scale * 10) / 10 - edge,
    };
  }

  listen() {
    this.ends = new AbortController();
    const on = (target, name, action) => target.addEventListener(name, action, { signal: this.ends.signal });
    on(this.device, "pointerdown", (event) => this.pointerDown(event));
    on(this.device, "pointermove", (event) => this.pointerMove(event));
    on(this.device, "pointerup", (event) => this.pointerUp(event));
    on(this.device, "pointercancel", (event) => this.lift(event.pointerId, "cancelled"));
    // The focus stays with what is used, and nothing is selected or dragged.
    on(this.device, "mousedown", (event) => { if (!event.target.closest(".over")) event.preventDefault(); });
    on(this.device, "wheel", (event) => this.scroll(event));
    on(this.device, "dragstart", (event) => event.preventDefault());
    on(this.device, "contextmenu", (event) => event.preventDefault());
    on(this.figure, "keydown", (event) => this.keyDown(event));
    on(document, "visibilitychange", () => this.wake());
    // The room was measured in a window of another size.
    on(window, "resize", () => { this.giveRoomBack(); this.makeRoom(); });
    on(window, "pagehide", () => this.leave());
    on(window, "deviceorientation", (event) => {
      if (event.gamma === null || !this.size.tilts) return;
      this.tiltTo(event.gamma / 30, (event.beta - 45) / -30);
    });
  }

  pointerDown(event) {
    if (event.button !== 0 || event.target.closest(".over")) return;
    if (this.inspector?.isPicking) return this.inspector.selectAt(this.point(event));
    this.isTouched = event.pointerType === "touch";
    this.isAstray = false;
    try { this.device.setPointerCapture(event.pointerId); } catch {}
    if (!this.device.contains(document.activeElement)) this.overlay.focus({ preventScroll: true });
    if (event.shiftKey) {
      this.fingers.set(event.pointerId, { tilts: [event.clientX, event.clientY, ...this.tilt] });
      return;
    }
    for (const [id, finger] of this.fingers) if (finger.glide) this.lift(id, "ended");
    const { x, y } = this.point(event);
    const finger = { id: ++LivePhone.count, trail: [[event.timeStamp, x, y]] };
    if (event.altKey) this.mirror(finger, this.size.width / 2, this.size.height / 2);
    this.fingers.set(event.pointerId, finger);
    this.glides = undefined;
    this.send({ touches: this.touches(finger, "began", x, y) });
  }

  pointerMove(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger || finger.glide) return;
    if (finger.tilts) {
      const [x, y, across, up] = finger.tilts;
      this.tiltTo(across + (event.clientX - x) / 120, up - (event.clientY - y) / 120);
      return;
    }
    const { x, y } = this.point(event);
    finger.trail.push([event.timeStamp, x, y]);
    this.send({ touches: this.touches(finger, "moved", x, y) });
  }

  /// Gives a finger a second one, always on the other side of a point: the two pinch and turn.
  mirror(finger, x, y) { finger.other = { id: ++LivePhone.count, x, y }; }

  /// What a finger does, and the one on the other side, if it has one.
  touches({ id, other }, phase, x, y) {
    const touch = { id, phase, x, y };
    return other ? [touch, { id: other.id, phase, x: 2 * other.x - x, y: 2 * other.y - y }] : [touch];
  }

  /// Two fingers on a trackpad, which browsers tell as a wheel with Control, move apart or together here.
  pinch(event) {
    event.preventDefault();
    let finger = this.fingers.get("pinch");
    if (!finger) {
      if (this.fingers.size) return;
      const { x, y } = this.point(event);
      finger = { id: ++LivePhone.count, reach: 60 };
      this.mirror(finger, x, y);
      this.fingers.set("pinch", finger);
      finger.trail = [[event.timeStamp, x + finger.reach, y]];
      this.send({ touches: this.touches(finger, "began", x + finger.reach, y) });
    }
    const speed = Math.max(-50, Math.min(50, event.deltaY * (event.deltaMode === 1 ? 20 : 1)));
    finger.reach = Math.max(5, Math.min(600, finger.reach * Math.exp(-speed / 100)));
    const [x, y] = [finger.other.x + finger.reach, finger.other.y];
    finger.trail = [[event.timeStamp, x, y]];
    this.send({ touches: this.touches(finger, "moved", x, y) });
    clearTimeout(this.pinchTimer);
    this.pinchTimer = setTimeout(() => this.lift("pinch", "ended"), 200);
  }

  /// The wheel of a mouse drags what lies under it, as a finger does that rests at the end.
  scroll(event) {
    if (event.target.closest(".over")) return;
    if (event.ctrlKey) return this.pinch(event);
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 200 : 1;
    const limit = (distance) => Math.max(-160, Math.min(160, -distance * unit));
    const [across, down] = [limit(event.deltaX), limit(event.deltaY)];
    let finger = this.fingers.get("wheel");
    if (!finger) {
      if (this.fingers.size) return;
      const { x, y } = this.point(event);
      finger = { id: ++LivePhone.count, trail: [[event.timeStamp, x, y]] };
      this.fingers.set("wheel", finger);
      this.send({ touches: [{ id: finger.id, phase: "began", x, y }] });
    }
    const [, x, y] = finger.trail.at(-1);
    finger.trail = [[event.timeStamp, x + across, y + down]];
    this.send({ touches: [{ id: finger.id, phase: "moved", x: x + across, y: y + down }] });
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => this.lift("wheel", "ended"), 150);
  }

  pointerUp(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    if (finger.tilts) { this.fingers.delete(event.pointerId); return; }
    const recent = finger.trail.filter(([time]) => event.timeStamp - time < 80);
    const [first, last] = [recent[0], recent.at(-1)];
    const time = first && last ? last[0] - first[0] : 0;
    const speed = time > 8 ? [(last[1] - first[1]) / time, (last[2] - first[2]) / time] : [0, 0];
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.glides || finger.other || isStill || Math.hypot(...speed) < 0.35) return this.lift(event.pointerId, "ended");
    this.glide(event.pointerId, finger, speed);
  }

  /// Lets what was pushed go on, and slow down: the finger stays on it that long.
  glide(pointer, finger, speed) {
    let [, x, y] = finger.trail.at(-1);
    let before = performance.now();
    const step = (now) => {
      if (this.fingers.get(pointer) !== finger || this.isLeft) return;
      const passed = Math.min(now - before, 50);
      before = now;
      x += speed[0] * passed;
      y += speed[1] * passed;
      speed = speed.map((part) => part * 0.994 ** passed);
      if (Math.hypot(...speed) < 0.04 || passed < 0) return this.lift(pointer, "ended");
      this.send({ touches: [{ id: finger.id, phase: "moved", x, y }] });
      finger.trail = [[now, x, y]];
      requestAnimationFrame(step);
    };
    finger.glide = true;
    requestAnimationFrame(step);
  }

  lift(pointer, phase) {
    const finger = this.fingers.get(pointer);
    this.fingers.delete(pointer);
    if (!finger?.trail) return;
    const [, x, y] = finger.trail.at(-1);
    this.send({ touches: this.touches(finger, phase, x, y) });
    this.makeRoom();
  }

  tiltTo(horizontal, vertical) {
    this.tilt = [horizontal, vertical].map((part) => Math.min(Math.max(part, -1), 1));
    this.send({ tilt: this.tilt });
  }

  keyDown(event) {
    if (event.key === "Escape" && !event.isComposing) {
      event.preventDefault();
      this.leave();
      this.figure.querySelector(".take")?.focus({ preventScroll: true });
    }
    this.isTouched = false;
    this.dragByKey(event);
    if (!event.shiftKey || event.target.matches("input, textarea") || !this.size.tilts) return;
    const way = { ArrowLeft: [-0.5, 0], ArrowRight: [0.5, 0], ArrowUp: [0, 0.5], ArrowDown: [0, -0.5] }[event.key];
    if (!way) return;
    event.preventDefault();
    this.tiltTo(this.tilt[0] + way[0], this.tilt[1] + way[1]);
  }

  // MARK: Leaving

  release() {
    clearTimeout(this.timer);
    clearTimeout(this.wheelTimer);
    cancelAnimationFrame(this.frame);
    this.opened = undefined;
    this.heard = undefined;
    // A browser complains about a socket that is closed while it is being opened.
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) {
      socket.addEventListener("open", () => socket.close());
    } else {
      socket?.close();
    }
    if (this.number !== undefined) {
      request(`phone/${this.number}`, { method: "DELETE", keepalive: true }).catch(() => {});
    }
    this.number = undefined;
  }

  leave() {
    if (this.isLeft) return;
    this.isLeft = true;
    this.inspector?.close();
    this.release();
    this.ends.abort();
    this.message?.remove();
    for (const name of ["--ratio", "border-radius", "margin-top", "margin-bottom"]) this.device.style.removeProperty(name);
    for (const name of ["--beside", "--above"]) this.figure.style.removeProperty(name);
    this.device.replaceChildren(this.image);
    this.controls.replaceWith(this.take);
    this.hint.remove();
    this.log.remove();
    window.shop?.strip.tabs.tell("printed", "");
    this.figure.classList.remove("live", "talks", "launched", "turned");
    if (LivePhone.current === this) LivePhone.current = null;
    say("The phone is back in the lesson.");
  }
}
LivePhone.count = 0;

function takePhone(figure) {
  if (LivePhone.current?.figure === figure) return LivePhone.current;
  LivePhone.current?.leave();
  LivePhone.current = new LivePhone(figure);
  return LivePhone.current;
}

for (const figure of document.querySelectorAll(".phone")) {
  const device = figure.querySelector(".device");
  // A finger that scrolls the page passes over pictures, so only its tap takes a phone.
  device.addEventListener("pointerdown", (event) => {
    if (figure.classList.contains("live") || event.pointerType === "touch" || event.button !== 0) return;
    takePhone(figure).pointerDown(event);
  });
  device.addEventListener("click", (event) => {
    if (figure.classList.contains("live") || event.detail === 0) return;
    takePhone(figure);
  });
  figure.addEventListener("click", (event) => {
    if (!event.target.closest(".take")) return;
    takePhone(figure).takesFocus = true;
    device.scrollIntoView({ block: "nearest" });
  });
}

/// In the pages of the whole course, the file of an exercise leads to its page.
function linkExercises() {
  if (document.body.dataset.follows === undefined) return;
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (/Exercises\/\d\d-\w+\/\d\d-\w+\.swift/.test(node.data) && !node.parentNode.closest("a, pre")) found.push(node);
  }
  for (const node of found) {
    const parts = node.data.split(/(Exercises\/\d\d-\w+\/\d\d-\w+\.swift)/);
    node.replaceWith(...parts.map((part) => {
      const file = part.match(/^Exercises\/\d\d-\w+\/(\d\d-\w+)\.swift$/);
      return file ? make("a", { href: `../../exercise/${product}/${file[1]}/` }, part) : part;
    }));
  }
}

/// Folds commands of the terminal: in the pages of the whole course everything is done in the page.
function foldCommands() {
  if (document.body.dataset.follows === undefined) return;
  for (const block of document.querySelectorAll("main pre.block")) {
    if (!/^\s*swift (run|test)/.test(block.textContent) || block.closest("details")) continue;
    const fold = make("details", { class: "terminal" }, make("summary", {}, "In the terminal"));
    block.before(fold);
    fold.append(block);
  }
}

/// Says how the exercises stand that a page of a lesson leads to.
async function showTurns() {
  const turns = [...document.querySelectorAll("[data-turn]")];
  if (turns.length === 0) return;
  const response = await request("../../states").catch(() => undefined);
  if (!response?.ok) return;
  const states = await response.json();
  for (const turn of turns) {
    const state = states[turn.dataset.turn];
    if (!state) continue;
    turn.dataset.state = state.kind;
    const badge = turn.querySelector(".badge");
    badge.className = `badge ${state.kind}`;
    badge.textContent = state.word;
  }
}

/// Puts what a lesson shows by now in the place of what stood on its page.
async function renewLesson(version) {
  const response = await request(location.href);
  if (!response.ok) throw new Error(await response.text());
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = [...page.querySelectorAll(".step")];
  if (!chapter || fresh.length !== stops.length || fresh.some((step, index) => step.dataset.step !== stops[index].dataset.step)) {
    location.reload();
    return;
  }
  stops.forEach((step, index) => {
    const other = fresh[index];
    step.querySelector(".text").replaceChildren(...other.querySelector(".text").childNodes);
    for (const part of [".phone figcaption", ".under"]) {
      const [old, found] = [step.querySelector(part), other.querySelector(part)];
      if (old && found) old.replaceChildren(...found.childNodes);
    }
    const phone = LivePhone.current;
    const image = phone?.figure.closest(".step") === step ? phone.image : step.querySelector(".device img");
    const found = other.querySelector(".device img");
    if (!image || !found) return;
    image.src = `${found.getAttribute("src")}?${version}`;
    image.alt = found.alt;
  });
  linkExercises();
  foldCommands();
  LivePhone.current?.replay();
}

/// The page of a lesson follows the lesson's files: what was saved is played, and shown when it is there.
async function followLesson() {
  const known = document.body.dataset.follows;
  if (!known) return;
  const news = make("p", { class: "news following", role: "status" });
  const tell = (text, isProblem) => {
    (document.querySelector(".edit-chapter .news-place") ?? document.querySelector("main")).prepend(news);
    news.textContent = text;
    const lines = text.split("\n");
    // Of what the compiler says, its first error is what stays in sight.
    window.chapterEditor?.strip.say(lines.length > 1 && lines.find((line) => line.includes(" error: ")) || lines[0], isProblem);
  };
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  let isLost = false;
  for (let shown = known; ;) {
    try {
      const response = await request(`changes/${shown}`);
      if (!response.ok) throw new Error(await reason(response));
      if (isLost) tell("The program is there again.");
      isLost = false;
      const { version } = await response.json();
      if (version === shown) continue;
      shown = version;
      tell("A file of the lesson was saved. It is built and played; until then the page is as it was.");
      const ready = await request("ready");
      if (!ready.ok) {
        tell(`The page is as it was before: ${await ready.text()}`, true);
        continue;
      }
      await renewLesson(version);
      tell("The page shows the lesson as it was saved.");
    } catch (error) {
      if (!isLost) tell(error instanceof TypeError ? gone : error.message, true);
      isLost = true;
      await pause(2000);
    }
  }
}

const keys = [
  ["?", "this list"],
  ["Right, Left", "the next step, the step before (not on the page of an exercise)"],
  ["Tab, Return", "go to a phone with its button, and take it"],
  ["Tab, arrows, Return, letters", "use the phone: go on, turn a wheel, press, type"],
  ["< and >", "swipe a row of a table to the left or to the right, for what it hides"],
  ["Up, Down", "go from row to row, and move a row by the sign at its right end"],
  ["Page Up, Page Down", "scroll the phone"],
  ["Shift with an arrow", "tilt the phone, where something follows a tilt"],
  ["the wheel of the mouse", "drag what lies under the pointer on a phone"],
  ["Alt with the mouse", "two fingers, one on the other side of the phone's middle: pinch and turn"],
  ["two fingers on a trackpad, Control with the wheel", "pinch what lies under the pointer on a phone"],
  ["Escape", "leave the phone, the inspector, a menu or this list"],
  ["Up, Down, Home, End, Return", "in the inspector's tree: go from view to view, and choose one"],
  ["Control S", "in the editor: save at once"],
  ["Control Z, Control Shift Z", "in the editor: take a step back, also one that came from another editor, and do it again"],
  ["Control /", "in the editor: make the lines that are selected a comment, or code again"],
  ["Control F", "in the editor: find words in the file"],
  ["F8, Shift F8", "in the editor: the next line that has a mark, the one before; what is said of it stands below the field"],
  ["Control Space, Tab, arrows, Return", "in the editor: show what may be written here, take the first, or choose and take"],
  ["Up, Down on the edge of the strip", "make it higher or lower"],
  ["Tab, Shift Tab", "in the editor: indent, or take indentation back, of all lines that are selected; Escape and then Tab leaves the field"],
];

/// Shows all keys in a dialog.
function showKeys() {
  let dialog = document.querySelector("dialog.keys");
  if (!dialog) {
    const close = make("button", { type: "button" }, "Close");
    dialog = make("dialog", { class: "keys", "aria-label": "Keys" }, make("h2", {}, "Keys"),
      make("dl", {}, ...keys.map(([key, text]) => make("div", {}, make("dt", {}, key), make("dd", {}, text)))), close);
    close.addEventListener("click", () => dialog.close());
    document.body.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
}

const keyButton = make("button", { type: "button", class: "keys-button", "aria-label": "Keys" }, "?");
keyButton.addEventListener("click", showKeys);
document.querySelector(".bar").append(keyButton);
document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, .phone.live")) return;
  showKeys();
});

linkExercises();
foldCommands();
showTurns();
followLesson();
document.addEventListener("keydown", turnPages);
document.addEventListener("click", (event) => {
  const menu = document.querySelector(".menu[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  const menu = document.querySelector(".menu[open]");
  if (event.key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
showProgress();
watchPlace();
