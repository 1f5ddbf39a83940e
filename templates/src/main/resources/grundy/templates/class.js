/*<![CDATA[*/
// Sorts and filters the table of submissions. Without this script the page shows all of them, in order of id.
(() => {
  "use strict";
  const table = document.getElementById("submissions");
  const body = table.tBodies[0];
  const headers = [...table.tHead.rows[0].cells];
  const search = document.getElementById("words");
  const status = document.getElementById("status");
  // Where there is but one exercise, or no misconception, there is nothing to choose.
  const exercise = document.getElementById("exercise");
  const mistake = document.getElementById("mistake");
  const shown = document.getElementById("shown");
  const more = document.getElementById("more");
  // Read once; from then on the rows only change their order and whether they are shown.
  const items = [...body.rows].map((row, place) => ({
    row, place, keys: [], text: null, hidden: row.hidden, later: row.classList.contains("later"),
  }));
  const language = document.documentElement.lang;
  const collator = new Intl.Collator(language, { numeric: true });
  const numbers = new Intl.NumberFormat(language);
  // The texts are the page's, with {0}, {1} and so on for what is filled in.
  const say = (text, ...values) => text.replace(/\{(\d)\}/g, (_, i) =>
    typeof values[i] === "number" ? numbers.format(values[i]) : values[i]);
  let sorted = "";
  // More rows than these take a browser too long to lay out each time; a button shows the others.
  let limit = Number(table.dataset.limit);

  // What is written differently but read alike is found: accents and capitals do not count.
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  function keyOf(item, column) {
    if (!(column in item.keys)) {
      const cell = item.row.cells[column];
      const kind = headers[column].dataset.sort;
      item.keys[column] = kind === "number" ? parseFloat(cell.dataset.value)
        : kind === "place" ? item.place : (cell.firstElementChild ?? cell).textContent.trim();
    }
    return item.keys[column];
  }

  const isEmpty = (key) => key === "" || Number.isNaN(key);

  // What has no value comes last, whatever the direction; what is equal stays as it was.
  function compare(a, b, sign) {
    if (isEmpty(a) || isEmpty(b)) return isEmpty(a) - isEmpty(b);
    return sign * (typeof a === "number" ? a - b : collator.compare(a, b));
  }

  function sort(column) {
    const header = headers[column];
    const descending = header.getAttribute("aria-sort") === "ascending";
    headers.forEach((other) => other.removeAttribute("aria-sort"));
    header.setAttribute("aria-sort", descending ? "descending" : "ascending");
    items.sort((a, b) => compare(keyOf(a, column), keyOf(b, column), descending ? -1 : 1));
    // Taken out meanwhile: a table that is shown is told of each row that moves.
    body.remove();
    items.forEach((item) => body.append(item.row));
    table.append(body);
    sorted = "; " + say(descending ? shown.dataset.descending : shown.dataset.ascending, header.dataset.name);
    filter();
  }

  function matches(item, words) {
    if (status.value !== "" && item.row.dataset.status !== status.value) return false;
    if (exercise && exercise.value !== "" && item.row.dataset.exercise !== exercise.value) return false;
    if (mistake && mistake.value !== "" && (item.row.dataset.mistake ?? "none") !== mistake.value) return false;
    if (words.length === 0) return true;
    item.text ??= fold(item.row.textContent);
    return words.every((word) => item.text.includes(word));
  }

  function filter() {
    const words = fold(search.value).split(/\s+/).filter((word) => word !== "");
    let count = 0;
    for (const item of items) {
      const match = matches(item, words);
      if (match) count += 1;
      show(item, match, count > limit);
    }
    more.hidden = count <= limit;
    more.textContent = say(more.dataset.more, count);
    const text = count > limit ? shown.dataset.part : shown.dataset.shown;
    shown.value = say(text, count, items.length, limit) + sorted;
  }

  function show(item, match, later) {
    if (item.hidden === match) item.row.hidden = item.hidden = !match;
    if (item.later !== later) item.row.classList.toggle("later", (item.later = later));
  }

  function clear() {
    search.value = "";
    status.value = "";
    if (exercise) exercise.value = "";
    if (mistake) mistake.value = "";
    filter();
  }

  headers.forEach((header, column) => {
    const button = document.createElement("button");
    button.type = "button";
    header.dataset.name = header.firstChild.textContent.trim();
    const label = document.createElement("span");
    label.append(...header.childNodes);
    button.append(label);
    button.addEventListener("click", () => sort(column));
    header.append(button);
  });
  for (const pick of document.querySelectorAll("button[data-mistake]")) {
    pick.hidden = false;
    pick.addEventListener("click", () => {
      clear();
      mistake.value = pick.dataset.mistake;
      filter();
      document.getElementById("h-all").scrollIntoView();
      mistake.focus({ preventScroll: true });
    });
  }
  search.addEventListener("input", filter);
  status.addEventListener("change", filter);
  if (exercise) exercise.addEventListener("change", filter);
  if (mistake) mistake.addEventListener("change", filter);
  document.getElementById("clear").addEventListener("click", clear);
  more.addEventListener("click", () => {
    limit = Infinity;
    filter();
    table.parentElement.focus();
  });
  document.getElementById("controls").hidden = false;
  // A browser that comes back to the page may have kept what was filled in, without an event.
  window.addEventListener("pageshow", filter);
  filter();
})();
/*]]>*/
