"use strict";
const waiting = document.querySelector("[data-waiting]");
const search = document.querySelector(".search");
const gone = "The course is not there any more. Start it again: swift run course --browser";

/// Waits for a lesson that is being built, and says for how long.
async function waitForLesson() {
  const began = performance.now();
  const clock = setInterval(() => {
    waiting.querySelector(".clock").textContent = `${Math.floor((performance.now() - began) / 1000)} s`;
  }, 1000);
  try {
    await fetch("ready");
    location.reload();
  } catch {
    waiting.querySelector("p").textContent = gone;
    waiting.querySelector("progress").remove();
  }
  clearInterval(clock);
}

/// A field that leaves in the overview what holds all its words, chapters and exercises, and lists below
/// it where the text of the course holds them.
function offerSearch() {
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Search the course";
  field.setAttribute("aria-label", "Search the course");
  const count = document.createElement("span");
  count.className = "count";
  count.setAttribute("role", "status");
  const places = document.createElement("ol");
  places.className = "places";
  places.setAttribute("aria-label", "Where the text of the course has these words");
  let titles = 0;
  let asked = 0;
  const look = async () => {
    const number = ++asked;
    const text = field.value.trim();
    let answer = { places: [], count: 0 };
    try {
      const response = await fetch(`search?for=${encodeURIComponent(text)}`);
      if (response.ok) answer = await response.json();
    } catch {
      count.textContent = gone;
    }
    if (number !== asked || text !== field.value.trim()) return;
    places.replaceChildren(...answer.places.map((place) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = place.address;
      link.textContent = place.title;
      const line = document.createElement("span");
      line.className = "line";
      line.textContent = place.line;
      const more = document.createElement("small");
      if (place.count > 1) more.textContent = `${place.count} lines`;
      item.append(link, more, line);
      return item;
    }));
    if (answer.count > 0) count.textContent = `${told(titles)}, ${answer.count} in the text`;
  };
  const told = (found) => found === 1 ? "1 title is found" : `${found} titles are found`;
  let waits = 0;
  const open = new Map([...document.querySelectorAll(".chapter-list")].map((list) => [list, list.open]));
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const section of document.querySelectorAll(".lesson-entry")) {
      let own = 0;
      for (const item of section.querySelectorAll(".exercises li")) {
        const text = item.textContent.toLowerCase();
        item.hidden = !words.every((word) => text.includes(word));
        if (!item.hidden) own += 1;
      }
      section.hidden = words.length > 0 && own === 0;
      found += own;
    }
    for (const [list, wasOpen] of open) list.open = words.length > 0 || wasOpen;
    titles = found;
    count.textContent = words.length === 0 ? "" : told(found);
    clearTimeout(waits);
    waits = setTimeout(look, 120);
  });
  search.append(field, count, places);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input")) return;
    event.preventDefault();
    field.focus();
  });
}

/// Begins the learner's own screen, and shows its page.
async function beginScreen(button) {
  button.disabled = true;
  let sentence = gone;
  try {
    const response = await fetch("begin", { method: "POST", body: "" });
    if (response.ok) return location.reload();
    sentence = await response.text();
  } catch {}
  document.querySelector(".status-line").textContent = sentence;
  button.disabled = false;
}

/// What was read, which this browser keeps: for each lesson the numbers of its chapters, and the step that was
/// read last.
function readingOf(product) {
  try {
    const { seen, step } = JSON.parse(localStorage.getItem(`course:${product}`)) ?? {};
    return { seen: seen ?? {}, step: /^\d+\.\d+$/.test(step) ? step : undefined };
  } catch { return { seen: {}, step: undefined }; }
}

/// Shows on the map what was read, how long the rest takes, and leads to the place to go on.
function showWay() {
  const stops = [];
  let done = 0;
  for (const entry of document.querySelectorAll(".stop")) {
    const { lesson, chapters, reading, doing, road } = entry.dataset;
    const { seen, step } = readingOf(lesson);
    const count = Object.keys(seen).filter((number) => seen[number] && Number(number) <= Number(chapters)).length;
    if (count > 0) entry.querySelector("[data-read]").textContent = `${count} of ${chapters} read, `;
    const name = entry.querySelector(".name").lastChild.textContent.trim();
    const exercises = entry.querySelectorAll(".square").length;
    const ofChapter = Number(reading) / Math.max(1, Number(chapters));
    const ofExercise = Number(doing) / Math.max(1, exercises);
    done += count * ofChapter + entry.querySelectorAll(".square.right").length * ofExercise;
    for (const address of road.split(" ").filter(Boolean)) {
      const number = address.match(/chapter-(\d+)$/)?.[1];
      const square = entry.querySelector(`[data-stop="${address}"]`);
      const place = number && step?.split(".")[0] === number ? step : undefined;
      stops.push({
        address: place ? `${address}#step-${place}` : address, minutes: number ? ofChapter : ofExercise,
        isDone: number ? Boolean(seen[number]) : square?.classList.contains("right"),
        title: number ? `${place ?? `chapter ${number}`} of ${name}` : square?.querySelector(".tip").textContent.split(":")[0],
        isBegun: Boolean(place),
      });
    }
  }
  const hours = document.querySelector("[data-done]");
  if (hours && done >= 30) hours.textContent = ` Done so far: about ${Math.max(1, Math.round(done / 60))}.`;
  const last = stops.findLastIndex((stop) => stop.isDone || stop.isBegun);
  const next = stops.find((stop, index) => index >= last && !stop.isDone);
  const go = document.querySelector("a.go");
  if (last < 0 || !next || !go) return;
  go.href = next.address;
  // There is one way on, and the map has all the others.
  const other = go.closest("p").nextElementSibling;
  if (other?.querySelector("a")) other.remove();
  const minutes = Math.round(next.minutes);
  go.textContent = `Go on: ${next.title}${minutes ? `, about ${minutes} ${minutes === 1 ? "minute" : "minutes"}` : ""}`;
}

// A phone that is held on its side is shown as a whole.
for (const image of document.querySelectorAll(".map img")) {
  const fit = () => image.classList.toggle("wide", image.naturalWidth > image.naturalHeight);
  if (image.complete) fit();
  image.addEventListener("load", fit);
}
if (document.querySelector(".map")) showWay();
const begins = document.querySelector("[data-begin]");
if (begins) begins.addEventListener("click", () => beginScreen(begins));
if (waiting) waitForLesson();
if (search) offerSearch();
