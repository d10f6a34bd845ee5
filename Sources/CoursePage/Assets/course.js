"use strict";
const sheet = document.querySelector("[data-exercise]");
const button = document.querySelector("button.check");
const waiting = document.querySelector("[data-waiting]");
const gone = "The course is not there any more. Start it again: swift run course --browser";

function show(state) {
  const badge = sheet.querySelector(".state .badge");
  badge.className = `badge ${state.kind}`;
  badge.textContent = state.word;
}

function report(text) {
  const block = document.createElement("pre");
  block.className = "block";
  block.tabIndex = 0;
  block.textContent = text;
  sheet.querySelector(".verdict").replaceChildren(block);
}

async function check() {
  const title = button.textContent;
  button.disabled = true;
  button.textContent = "Checking …";
  try {
    const file = location.pathname.split("/").pop();
    const response = await fetch(`${file}/check`, { method: "POST", body: "" });
    if (!response.ok) throw new Error(await response.text());
    const verdict = await response.json();
    show(verdict.state);
    report(verdict.report);
  } catch (error) {
    report(error instanceof TypeError ? gone : error.message);
  }
  button.textContent = title;
  button.disabled = false;
  button.focus({ preventScroll: true });
}

async function wait() {
  try {
    await fetch("ready");
    location.reload();
  } catch {
    waiting.querySelector("p").textContent = gone;
    waiting.querySelector("progress").remove();
  }
}

button?.addEventListener("click", check);
if (waiting) wait();
