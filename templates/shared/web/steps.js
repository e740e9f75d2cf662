// Lets a reader go through a drawing card by card: what has data-step="n" comes with the n-th step. Prints answers.
"use strict";
addEventListener("beforeprint", () => {
  const shut = document.querySelectorAll("details:not([open])");
  for (const answer of shut) answer.open = true;
  addEventListener("afterprint", () => { for (const answer of shut) answer.open = false; }, { once: true });
});
const fits = new ResizeObserver((all) => { // only a table that scrolls is a stop of the Tab key
  for (const box of all.map((one) => one.target.closest(".scroll"))) {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  }
});
for (const one of document.querySelectorAll(".scroll, .scroll > table")) fits.observe(one);
for (const figure of document.querySelectorAll("figure")) {
  const parts = [...figure.querySelectorAll("[data-step]")];
  const last = Math.max(0, ...parts.map((part) => Number(part.dataset.step)));
  if (last < 2) continue;
  const make = (text, label, go) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", go);
    return button;
  };
  const words = document.body.dataset;
  const count = document.createElement("output");
  let at = last;
  const show = (step) => {
    at = Math.min(last, Math.max(0, step));
    for (const part of parts) part.classList.toggle("hidden-step", Number(part.dataset.step) > at);
    count.textContent = `${at} / ${last}`;
    back.disabled = at === 0;
    on.disabled = at === last;
  };
  const back = make("‹", `${words.step} −1`, () => show(at - 1));
  const on = make("›", `${words.step} +1`, () => show(at + 1));
  const from = make("|‹", `${words.step} 0`, () => show(0));
  const all = make("›|", words.all, () => show(last));
  const bar = document.createElement("div");
  bar.className = "steps";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", words.step);
  bar.append(from, back, count, on, all);
  figure.insertBefore(bar, figure.querySelector("figcaption")); // not in one language's drawing, which may be hidden
  show(last);
}
