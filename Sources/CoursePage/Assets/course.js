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

/// A field that leaves in the overview what holds all its words: chapters and exercises.
function offerSearch() {
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Search chapters and exercises";
  field.setAttribute("aria-label", "Search chapters and exercises");
  const count = document.createElement("span");
  count.className = "count";
  count.setAttribute("role", "status");
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
    count.textContent = words.length === 0 ? "" : found === 1 ? "1 is found" : `${found} are found`;
  });
  search.append(field, count);
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

const begins = document.querySelector("[data-begin]");
if (begins) begins.addEventListener("click", () => beginScreen(begins));
if (waiting) waitForLesson();
if (search) offerSearch();
