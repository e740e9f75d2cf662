// The preview's page: asks what there is to see, shows it, and changes what was drawn anew and nothing else.
"use strict";

const $ = (id) => document.getElementById(id);
const WORDS = JSON.parse($("words").textContent); // in the language of who reads the page
const tr = (text, ...values) => (WORDS[text] ?? text).replace(/\{(\d)\}/g, (_, number) => values[number]);
const SPOKEN = document.documentElement.lang;
const NAMED = { card: tr("card"), page: tr("page"), sheet: tr("sheet"), front: tr("front"), back: tr("back") };
const named = (label) => label.replace(/^(card|page|sheet) /, (_, kind) => `${NAMED[kind]} `);
const PX = 96 / 25.4; // CSS pixels in a millimetre
const DPI = [48, 72, 96, 144, 192, 288, 384, 576];
const ZOOMS = [25, 35, 50, 70, 85, 100, 125, 150, 200, 300, 400];
const ROUND = 3; // mm, the corner of a card
const BOOKS = { rulesheet: tr("Rule sheet"), rulebook: tr("Rulebook") };
const KIT = "kit:";
const RESTING = 300; // ms without scrolling until the server is told what is on the screen
const EARLY = 300; // px below and above the window that are drawn as well

// What is chosen stands in the address, so that a reload or a bookmark brings it back.
const CHOICES = {
  view: "", part: "", lang: "", beside: "", paper: "a4", ink: "colour", backs: "long-edge", vision: "",
  side: "front", guides: "", zoom: "100", find: "",
};
const chosen = { ...CHOICES };
for (const [key, value] of new URLSearchParams(location.search)) if (key in CHOICES) chosen[key] = value;
if (!ZOOMS.includes(Number(chosen.zoom))) chosen.zoom = "100";

let kit = null; // what there is
let view = null; // what is looked at, as the server understood it
let slots = []; // the places in the list, in order
let faults = {}; // place → faults
let source = null; // the connection
let texts = {}; // place → what each of its cards says
let version = -1, saved = 0, redrawn = true, placesTold = ""; // which places the server thinks are on the screen

// ---------------------------------------------------------------- asking

function connect() {
  source?.close();
  const { view, part, lang, beside, paper, ink, backs } = chosen;
  const window = (placesTold = onScreen());
  const languages = beside ? `${lang}+${beside}` : lang;
  const query = new URLSearchParams({ view, part, lang: languages, paper, ink, backs, window });
  source = new EventSource(`/events?${query}`);
  source.addEventListener("kit", (event) => showKit(JSON.parse(event.data)));
  source.addEventListener("look", (event) => showLook(JSON.parse(event.data)));
  source.addEventListener("faults", (event) => {
    const told = JSON.parse(event.data);
    faults[told.place] = told.faults;
    texts[told.place] = told.texts;
    showMarks();
  });
  source.addEventListener("open", () => $("state").classList.contains("lost") && say(tr("Watching the kit")));
  source.addEventListener("error", () => say(tr("The preview has ended or cannot be reached"), true));
}

function choose(changes, { look = true } = {}) {
  keepScroll();
  Object.assign(chosen, changes);
  const set = Object.entries(chosen).filter(([key, value]) => value !== CHOICES[key]);
  history.replaceState(null, "", `?${new URLSearchParams(set)}`);
  showTools();
  if (look) connect();
}

function say(words, lost = false, took = "") {
  $("state").dataset.took = took; // s from the save
  $("state").textContent = words;
  $("state").classList.toggle("lost", lost);
}

// ---------------------------------------------------------------- what there is

const inLanguage = (texts) => texts[chosen.lang] ?? Object.values(texts)[0] ?? "";
const partOf = (id) => kit?.parts.find((part) => part.id === id);
const places = () => (kit ? [...kit.books, ...kit.parts.map((part) => part.id)] : []);
const here = () => view?.part;

function showKit(found) {
  kit = found;
  if (!kit.languages.includes(chosen.lang)) chosen.lang = kit.languages[0] ?? "";
  if (!kit.languages.includes(chosen.beside) || chosen.beside === chosen.lang) chosen.beside = "";
  $("name").textContent = inLanguage(kit.name) || kit.id;
  $("name").lang = chosen.lang || "en";
  $("version").textContent = kit.version && tr("version {0}", kit.version);
  document.title = `${$("name").textContent} – printkit preview`;
  faults[KIT] = kit.fault ? [kit.fault] : [];
  for (const place of Object.keys(faults)) if (place !== KIT && !places().includes(place)) delete faults[place];
  fill($("lang"), kit.languages.map((lang) => [lang, lang]));
  showNavigation();
  showTools();
  showFaults();
  if (!places().length) say(kit.fault ? tr("The kit cannot be read") : tr("The kit has no parts, rule sheet or rulebook"));
}

function fill(select, options) {
  if (JSON.stringify([...select.options].map((o) => [o.value, o.text])) === JSON.stringify(options)) return;
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
}

function showNavigation() {
  const focused = document.activeElement?.dataset?.place;
  $("places").replaceChildren(
    ...places().map((place) => {
      const part = partOf(place);
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.place = place;
      const name = document.createElement("span");
      name.className = "name";
      name.textContent = part ? inLanguage(part.title) : BOOKS[place];
      if (part) name.lang = chosen.lang;
      button.append(name);
      button.append(make("span", "count", ""));
      button.addEventListener("click", () => go(place));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }),
  );
  if (focused) document.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
  showMarks();
}

function showMarks() {
  for (const button of $("places").querySelectorAll("button")) {
    const count = (faults[button.dataset.place] ?? []).length;
    button.classList.toggle("wrong", count > 0);
    button.title = count ? faults[button.dataset.place][0].what : "";
    const cards = partOf(button.dataset.place)?.count ?? "";
    const found = (texts[button.dataset.place] ?? []).filter(matches).length;
    button.querySelector(".count").textContent = chosen.find && cards !== "" ? `${found} / ${cards}` : cards;
    if (button.dataset.place === here()) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}

function go(place) {
  const kind = chosen.view === "sheets" ? "sheets" : "faces";
  history.pushState(null, "", location.href); // to come back here
  choose({ view: place in BOOKS ? "book" : kind, part: place });
}

function showTools() {
  const part = partOf(chosen.part || view?.part);
  const kind = chosen.view || view?.kind || "book";
  $("kinds").hidden = kind === "book";
  $("faces").setAttribute("aria-pressed", String(kind === "faces"));
  $("sheets").setAttribute("aria-pressed", String(kind === "sheets"));
  $("flip").hidden = kind === "book";
  $("flip").disabled = !slots.some((slot) => slot.back != null);
  $("flip").setAttribute("aria-pressed", String(chosen.side === "back"));
  $("guides").hidden = kind !== "faces";
  $("guides").setAttribute("aria-pressed", String(Boolean(chosen.guides)));
  $("paper").parentElement.hidden = kind === "faces";
  $("backs").parentElement.hidden = kind !== "sheets";
  $("ink").parentElement.hidden = kind === "book";
  $("finding").hidden = kind !== "faces";
  if (document.activeElement !== $("find")) $("find").value = chosen.find;
  const languages = kit?.languages ?? [];
  $("lang").parentElement.hidden = languages.length < 2 || Boolean(part && !part.words);
  $("beside").parentElement.hidden = $("lang").parentElement.hidden;
  fill($("beside"), [["", tr("nothing")], ...languages.filter((one) => one !== chosen.lang).map((one) => [one, one])]);
  for (const id of ["lang", "beside", "paper", "backs", "ink", "vision"]) $(id).value = chosen[id];
  $("zoom").textContent = `${chosen.zoom} %`;
  $("pictures").style.setProperty("--zoom", Number(chosen.zoom) / 100);
  $("pictures").classList.toggle("guides", Boolean(chosen.guides) && kind === "faces");
}

// ---------------------------------------------------------------- what is looked at

const sameView = (a, b) => a && b && Object.keys(a).every((key) => a[key] === b[key]);

function showLook(told) {
  const kind = view?.kind;
  const another = !view || told.view.kind !== kind || (told.view.part ?? "") !== view.part;
  const save = told.version !== version && version >= 0 && !another;
  if (told.version !== version) { saved = told.saved * 1000; redrawn = !save; }
  version = told.version;
  const changedView = !sameView(view, told.view);
  view = told.view;
  chosen.view = view.kind;
  chosen.part = view.part;
  faults[here()] = told.faults;
  if (another) {
    slots = [];
    $("pictures").replaceChildren();
  }
  if (told.shown) place(told.shown, changedView);
  else if (another) place({ pictures: [], slots: [] }, true);
  $("pictures").classList.toggle("stale", told.faults.length > 0);
  $("notes").replaceChildren(...(told.shown?.notes ?? []).map((note) => make("li", "", note)));
  showTitle();
  showTools();
  showMarks();
  showFaults();
  filter();
  if (another) restoreScroll();
  draw();
}

function showTitle() {
  const part = partOf(view.part);
  const title = $("title");
  title.replaceChildren(part ? inLanguage(part.title) : BOOKS[view.part]);
  title.lang = part ? chosen.lang : SPOKEN;
  if (!part) return;
  const rounded = tr("rounded corners"), square = tr("square corners");
  const words = { card: rounded, square, circle: tr("round"), hexagon: tr("hexagon"), net: tr("net") };
  const size = part.shape === "circle" ? `⌀ ${fine(part.width)} mm` : `${fine(part.width)} × ${fine(part.height)} mm`;
  const span = make("span", "size", `${size}, ${words[part.shape] ?? part.shape}`);
  span.lang = SPOKEN;
  title.append(span);
}

const fine = (number) => String(Math.round(number * 100) / 100);

function make(tag, name, text) {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}

// Put the slots in place, keeping those that are there.
function place(shown, fresh) {
  const list = $("pictures");
  const part = partOf(view.part);
  const bleed = view.kind === "faces" && part ? part.bleed : 0;
  const shape = view.kind === "faces" && part ? part.shape : "";
  while (slots.length > shown.slots.length) slots.pop().item.remove();
  shown.slots.forEach((wanted, index) => {
    let slot = slots[index];
    if (!slot) {
      const item = $("one").content.firstElementChild.cloneNode(true);
      slot = { item, turned: false, key: "", wanted: "", loading: "" };
      item.querySelector(".face").addEventListener("click", (event) => press(slot, event));
      item.querySelector(".texts").addEventListener("click", () => tellTexts(slot));
      slots.push(slot);
    }
    if (slot.item.parentElement !== list || list.children[index] !== slot.item) list.append(slot.item);
    if (fresh && slot.label !== wanted.label) slot.turned = false;
    Object.assign(slot, { number: wanted.number, label: wanted.label, text: wanted.text });
    slot.front = shown.pictures[wanted.front];
    slot.back = wanted.back == null ? null : shown.pictures[wanted.back];
    const { item, front } = slot;
    item.style.setProperty("--w", front.width);
    item.style.setProperty("--h", front.height);
    item.style.setProperty("--b", bleed);
    const round = shape === "card" ? Math.min(ROUND, (Math.min(front.width, front.height) - 2 * bleed) / 8) : 0;
    item.style.setProperty("--round", `calc(${round} * var(--mm))`);
    item.classList.toggle("round", shape === "circle");
    item.classList.toggle("hexagon", shape === "hexagon");
    item.classList.toggle("tall", front.height > front.width);
    const copies = wanted.copies > 1 ? [" ", make("span", "copies", `× ${wanted.copies}`)] : [];
    item.querySelector(".label").replaceChildren(named(wanted.label.replace(/^card /, "")), ...copies);
    item.querySelector(".texts").hidden = view.kind === "sheets";
    item.querySelector(".texts").setAttribute("aria-label", tr("Texts of {0}", named(wanted.label)));
    button(slot);
  });
}

// A slot that has a back is a button that turns it.
function button(slot) {
  const old = slot.item.querySelector(".face");
  const wanted = slot.back ? "BUTTON" : "DIV";
  if (old.tagName === wanted) return;
  const made = document.createElement(wanted);
  made.className = "face";
  if (slot.back) made.type = "button";
  made.append(...old.childNodes);
  made.addEventListener("click", (event) => press(slot, event));
  old.replaceWith(made);
}

function turn(slot) {
  if (!slot.back) return;
  slot.turned = !slot.turned;
  draw();
}

// A click of the mouse on a text says where that is written; any other turns the card.
async function press(slot, event) {
  const img = slot.item.querySelector("img");
  if (event.detail && img && view.kind !== "sheets") {
    const box = img.getBoundingClientRect(), size = slot[slot.shownSide];
    const x = ((event.clientX - box.left) / box.width) * size.width;
    const y = ((event.clientY - box.top) / box.height) * size.height;
    const on = (text) => x > text.x && x < text.x + text.width && y > text.y && y < text.y + text.height;
    if (await tellTexts(slot, on)) return;
  }
  turn(slot);
}

// Tell where the texts of a card or page are written; tells whether there is one that is wanted.
async function tellTexts(slot, wanted) {
  const texts = await fetch(`/texts/${slot[sideOf(slot)].key}`).then((answer) => answer.json()).catch(() => []);
  const hit = wanted && texts.find(wanted);
  if (wanted && !hit) return false;
  $("where-title").textContent = tr("Where the texts of {0} are written", named(slot.label));
  const places = new Map();
  for (const { text, where } of texts) places.set(where, [...(places.get(where) ?? []), text]);
  $("written").replaceChildren(...[...places].map(([where, parts]) => {
    const item = document.createElement("li"), copy = make("button", "", tr("Copy"));
    copy.type = "button";
    copy.setAttribute("aria-label", tr("Copy {0}", where));
    copy.addEventListener("click", async () => {
      await navigator.clipboard?.writeText(where);
      copy.textContent = tr("Copied");
    });
    item.classList.toggle("hit", hit?.where === where);
    item.append(make("code", "", where), copy, make("p", "", parts.join(" ")));
    return item;
  }));
  if (!places.size) $("written").append(make("li", "", tr("There is no text.")));
  $("where").showModal();
  $("written").querySelector(".hit button")?.focus();
  return true;
}

const sideOf = (slot) => (slot.back && (chosen.side === "back") !== slot.turned ? "back" : "front");

// ---------------------------------------------------------------- drawing

function dpi() {
  const wanted = (96 * Number(chosen.zoom)) / 100 * (window.devicePixelRatio || 1);
  return DPI.find((one) => one >= wanted - 1) ?? DPI.at(-1);
}

function near(slot, early = EARLY) {
  if (slot.item.hidden) return false;
  const box = slot.item.getBoundingClientRect();
  return box.bottom > -early && box.top < innerHeight + early;
}

const onScreen = () => slots.flatMap((slot, index) => (near(slot, 0) ? [index + 1] : [])).slice(0, 100).join(" ");

// Load what is in the window, or near it, and not there yet; what is not rendered yet is heard of.
function draw() {
  const fineness = dpi();
  const waiting = [];
  for (const slot of slots) {
    const side = sideOf(slot);
    const key = slot[side].key && `${slot[side].key}?dpi=${fineness}`;
    slot.side = side;
    slot.wanted = key || null;
    const face = slot.item.querySelector(".face");
    if (slot.back) {
      face.setAttribute("aria-label", tr("{0}, {1}: turn", named(slot.label), NAMED[side]));
      face.setAttribute("aria-pressed", String(side === "back"));
    }
    if (key && slot.key !== key && slot.loading !== key) waiting.push(slot);
  }
  for (const slot of waiting.filter((one) => near(one, 0))) load(slot);
  for (const slot of waiting.filter((one) => one.loading !== one.wanted && near(one))) load(slot);
  settle();
}

async function load(slot) {
  const key = slot.wanted, side = slot.side, again = slot.key !== "";
  slot.loading = key;
  const picture = new Image();
  picture.alt = slot.back ? "" : slot.label; // the button around it says the rest
  picture.src = `/picture/${key}`;
  picture.style.filter = chosen.vision ? `url("#${chosen.vision}")` : "";
  let wrong = null;
  try {
    await picture.decode();
  } catch {
    wrong = await reason(picture.src);
  }
  if (slot.loading === key) slot.loading = "";
  if (slot.wanted !== key || !slots.includes(slot)) return;
  slot.key = key;
  if (wrong === null) {
    slot.item.querySelector("img")?.remove();
    slot.item.querySelector(".paper").prepend(picture);
    slot.item.classList.remove("fresh");
    if (again && side === slot.shownSide && !redrawn) {
      void slot.item.offsetWidth; // so that the animation begins anew
      slot.item.classList.add("fresh");
    }
    slot.shownSide = side;
  }
  slot.wrong = wrong;
  showFaultsOf(slot);
  settle();
}

// Ask why a picture cannot be had: a fault, or nothing where it is no more and another is on its way.
async function reason(address) {
  try {
    const answer = await fetch(address);
    return answer.status === 422 ? await answer.json() : null;
  } catch {
    return null;
  }
}

// Tell that all in the window is as it should be, once for each save.
function settle() {
  if (slots.some((slot) => slot.key !== slot.wanted && near(slot, 0))) return;
  const seen = version;
  requestAnimationFrame(() => setTimeout(() => {
    if (seen !== version || slots.some((slot) => slot.key !== slot.wanted && near(slot, 0))) return;
    const another = document.documentElement.dataset.drawn !== String(version);
    document.documentElement.dataset.drawn = String(version);
    if ([...(faults[here()] ?? []), ...(faults[KIT] ?? [])].length) {
      say(tr("Not drawn: something is wrong"));
    } else if (!redrawn) {
      const took = ((Date.now() - saved) / 1000).toFixed(2);
      say(tr("Redrawn {0}, {1} s after the save", new Date().toLocaleTimeString(), took), false, took);
    } else if (!$("state").dataset.took) {
      say(tr("Watching the kit"));
    }
    redrawn = true;
    if (another) dispatchEvent(new CustomEvent("drawn", { detail: version }));
  }));
}

// ---------------------------------------------------------------- faults

function told(fault, before = false) {
  const box = make("div", "fault", "");
  if (fault.where) {
    const where = document.createElement("p");
    where.append(make("code", "", fault.where));
    box.append(where);
  }
  box.append(make("p", "what", fault.what));
  if (fault.hint) box.append(make("p", "hint", tr("hint: {0}", fault.hint)));
  if (before) box.append(make("p", "before", tr("What you see is from before.")));
  return box;
}

function showFaults() {
  const own = here() ? faults[here()] ?? [] : [];
  const boxes = (faults[KIT] ?? []).map((fault) => told(fault, slots.length > 0));
  for (const fault of own) {
    const box = told(fault, slots.length > 0);
    const slot = slots.find((one) => one.number === fault.number);
    if (slot) {
      const button = make("button", "", tr("Show {0}", named(slot.label)));
      button.type = "button";
      button.addEventListener("click", () => slot.item.scrollIntoView({ block: "center" }));
      box.append(button);
    }
    boxes.push(box);
  }
  const list = $("faults");
  const text = boxes.map((box) => box.textContent).join("\n");
  if (list.dataset.text !== text) { // said once
    list.dataset.text = text;
    list.replaceChildren(...boxes);
  }
  for (const slot of slots) showFaultsOf(slot);
}

function showFaultsOf(slot) {
  const own = (faults[here()] ?? []).filter((fault) => fault.number === slot.number);
  if (slot.wrong) own.push(slot.wrong);
  slot.item.classList.toggle("broken", own.length > 0);
  slot.item.querySelectorAll(".fault").forEach((box) => box.remove());
  slot.item.append(...own.map((fault) => told(fault)));
}

// ---------------------------------------------------------------- scrolling

const scrollName = () => `scroll ${kit?.id} ${view?.kind} ${view?.part}`;

function keepScroll() {
  if (view) sessionStorage.setItem(scrollName(), String(scrollY));
}

function restoreScroll() {
  scrollTo({ top: Number(sessionStorage.getItem(scrollName()) ?? 0), behavior: "instant" });
}

history.scrollRestoration = "manual";
addEventListener("popstate", () => location.hash || location.reload()); // the address says what is looked at
addEventListener("pagehide", keepScroll);
let waiting = 0, resting = 0;
const soon = () => {
  waiting ||= requestAnimationFrame(() => {
    waiting = 0;
    draw();
  });
  clearTimeout(resting);
  resting = setTimeout(() => view?.kind === "faces" && onScreen() !== placesTold && connect(), RESTING);
};
addEventListener("scroll", soon, { passive: true });
addEventListener("resize", soon);

// ---------------------------------------------------------------- finding

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const matches = (text) => plain(chosen.find).split(/\s+/).every((word) => plain(text ?? "").includes(word));

// Show the cards that have all words that are looked for.
function filter() {
  const looking = view?.kind === "faces" && chosen.find.trim() !== "";
  for (const slot of slots) slot.item.hidden = looking && !matches(slot.text);
  const found = slots.filter((slot) => !slot.item.hidden).length;
  const none = found ? "" : ` ${tr("No card has all these words.")}`;
  $("found").textContent = looking ? `${found} / ${slots.length}${none}` : "";
  if (view) texts[here()] = slots.map((slot) => slot.text);
  showMarks();
}

function find(words) {
  choose({ find: words }, { look: false });
  filter();
  soon();
}

// ---------------------------------------------------------------- tools

function zoom(step) {
  const at = ZOOMS.indexOf(Number(chosen.zoom));
  const next = step === 0 ? 100 : ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))];
  const share = scrollY / document.documentElement.scrollHeight;
  choose({ zoom: String(next) }, { look: false });
  scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
  draw();
}

function flip() {
  for (const slot of slots) slot.turned = false;
  choose({ side: chosen.side === "back" ? "front" : "back" }, { look: false });
  draw();
}

function see(vision) {
  choose({ vision }, { look: false });
  for (const picture of $("pictures").querySelectorAll("img")) picture.style.filter = vision ? `url("#${vision}")` : "";
}

function next(id) {
  const options = [...$(id).options].map((option) => option.value);
  return options[(options.indexOf(chosen[id]) + 1) % options.length];
}

function step(by) {
  const all = places();
  const to = all[all.indexOf(here()) + by];
  if (to) go(to);
}

const guides = () => { choose({ guides: chosen.guides ? "" : "1" }, { look: false }); draw(); };
const sheets = (on) => { if (view && view.kind !== "book") choose({ view: on ? "sheets" : "faces" }); };

$("faces").addEventListener("click", () => sheets(false));
$("sheets").addEventListener("click", () => sheets(true));
$("flip").addEventListener("click", flip);
$("guides").addEventListener("click", guides);
$("smaller").addEventListener("click", () => zoom(-1));
$("larger").addEventListener("click", () => zoom(1));
$("find").addEventListener("input", () => find($("find").value));
$("find").addEventListener("keydown", (event) => event.key === "Escape" && ($("find").value = "", find("")));
$("vision").addEventListener("change", () => see($("vision").value));
for (const id of ["beside", "paper", "backs", "ink"]) $(id).addEventListener("change", () => choose({ [id]: $(id).value }));
const speak = (lang) => {
  choose({ lang, beside: chosen.beside === lang ? "" : chosen.beside });
  showNavigation();
};
$("lang").addEventListener("change", () => speak($("lang").value));
$("keys").addEventListener("click", () => $("help").showModal());
$("single").checked = localStorage.getItem("single keys") !== "off";
$("single").addEventListener("change", () => localStorage.setItem("single keys", $("single").checked ? "on" : "off"));

const KEYS = {
  j: () => step(1), k: () => step(-1), s: () => sheets(view?.kind !== "sheets"),
  f: () => !$("flip").disabled && !$("flip").hidden && flip(), g: () => !$("guides").hidden && guides(),
  l: () => !$("lang").parentElement.hidden && speak(next("lang")), i: () => choose({ ink: next("ink") }),
  v: () => see(next("vision")), "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), 0: () => zoom(0),
  "/": () => $("find").focus(), "?": () => $("help").showModal(),
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !$("single").checked || $("help").open || $("where").open) return;
  if (event.target.closest("select, input, textarea")) return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});

showTools();
connect();
