"use strict";
// Links lines of code while they are pointed at or selected, and filters kernels and variants. The page reads without it.

const parent = (line) => line.closest(".panes");
const linked = (panes, key) => panes.querySelectorAll(`[data-l="${key}"]`);

function mark(name, line) {
  document.querySelectorAll(`.l.${name}`).forEach((each) => each.classList.remove(name));
  if (line) linked(parent(line), line.dataset.l).forEach((each) => each.classList.add(name));
}

// Selects a line with all that belongs to it; other texts than the one that was clicked show the first such line.
function select(line) {
  mark("on", line);
  document.querySelectorAll("a.l[aria-current]").forEach((each) => each.removeAttribute("aria-current"));
  if (!line) return;
  const panes = parent(line);
  for (const text of panes.querySelectorAll(".text")) {
    const first = text.querySelector(".l.on");
    if (first && text !== line.closest(".text")) text.scrollTop = first.offsetTop - text.offsetTop - text.clientHeight / 3;
  }
  panes.querySelector(`a.l[data-l="${line.dataset.l}"]`).setAttribute("aria-current", "true");
}

// The part of the address behind "#" names a Python line: opening it selects the line.
function follow() {
  const line = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (!line) return;
  for (let outer = line.closest("details"); outer; outer = outer.parentElement.closest("details")) outer.open = true;
  if (!line.matches("a.l")) return;
  select(line);
  const text = line.closest(".text");
  text.scrollTop = line.offsetTop - text.offsetTop - text.clientHeight / 3;
  line.closest("details").scrollIntoView({ behavior: "instant" }); // with the signature, which stands above
}

// Generated code begins with what it calls: where a text is first seen, it shows the first line that comes from Python.
function begin() {
  for (const text of document.querySelectorAll(".panel .text:not([data-begun])")) {
    const first = text.querySelector(".l[data-l]");
    if (!first || !text.offsetParent) continue;
    text.dataset.begun = "";
    text.scrollTop = first.offsetTop - text.offsetTop - text.clientHeight / 8;
  }
}

document.addEventListener("pointerover", (event) => mark("hot", event.target.closest(".l[data-l]")));
document.addEventListener("click", (event) => {
  const line = event.target.closest(".l[data-l]");
  if (!line) return;
  event.preventDefault();
  const python = parent(line).querySelector(`a.l[data-l="${line.dataset.l}"]`);
  history.replaceState(null, "", `#${python.id}`);
  select(line);
});
window.addEventListener("hashchange", follow);
document.addEventListener("toggle", begin, true); // a variant was opened
document.addEventListener("change", begin); // another tab was chosen

const filter = document.createElement("input");
filter.type = "search";
filter.className = "filter";
filter.placeholder = "Filter kernels, variants";
filter.setAttribute("aria-label", "Filter kernels and variants");
filter.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
  for (const kernel of document.querySelectorAll("[data-kernel]")) {
    const named = fits(kernel.dataset.kernel);
    let some = named;
    for (const row of kernel.querySelectorAll(".images tbody, :not(.images) > tbody tr, details.variant")) {
      row.hidden = !named && !fits(row.querySelector("th, summary").textContent);
      some ||= !row.hidden;
    }
    kernel.hidden = !some;
  }
});
document.querySelector(".theme").before(filter);

begin();
follow();
window.addEventListener("load", follow); // the browser itself has gone to the line by now
