// Shows one language of a page that has two: on a phone at first, elsewhere when it is chosen, as at the last visit.
{
  const bar = document.querySelector(".langs");
  const langs = [...bar.children].map((one) => one.value).filter(Boolean);
  const title = document.querySelector("h1");
  const sides = [...document.querySelectorAll(".side")];
  const marks = [...document.querySelectorAll("main [id]")];
  const phone = matchMedia("screen and (max-width: 44rem)");
  const first = (lang) => lang.split("-")[0];
  const asked = navigator.languages.map((one) => langs.find((lang) => first(lang) === first(one))).find(Boolean);
  const key = "printkit-lang";
  let chosen;
  try { chosen = [...langs, ""].find((lang) => lang === localStorage[key]); } catch {} // it may be forbidden
  const show = (only) => {
    const seen = marks.find((one) => one.getBoundingClientRect().bottom > 0); // what is read keeps its place
    const top = seen?.getBoundingClientRect().top;
    document.body.classList.toggle("pair", !only);
    document.documentElement.lang = only || langs[0];
    title.prepend(...[...title.children].filter((one) => one.lang === (only || langs[0])).slice(0, 1)); // one for both has none
    for (const one of sides) one.hidden = only && one.lang !== only;
    for (const one of bar.children) one.setAttribute("aria-pressed", one.value === only);
    if (seen && scrollY) scrollBy(0, seen.getBoundingClientRect().top - top);
  };
  const begin = () => show(chosen ?? (phone.matches ? asked ?? langs[0] : ""));
  for (const one of bar.children) one.addEventListener("click", () => {
    show((chosen = one.value));
    try { localStorage[key] = chosen; } catch {}
  });
  phone.addEventListener("change", () => { if (!matchMedia("print").matches) begin(); }); // paper has what is shown
  bar.hidden = false;
  begin();
}
