/*<![CDATA[*/
// Plays the disputed positions against an opponent who makes no mistake. Without this script the page shows the line of play.
//
// In the page: #board (the section), #board-start (select of positions: data-heaps, data-you, data-claim), #board-claim,
// #board-status (what happened, aria-live; data-state is "choose", "won" or "lost"), #board-heaps (a button for each heap,
// data-heap counts from 0, data-size its stones), #board-options (a button for each option of the chosen heap, data-pieces
// such as "1 3"), #board-xor, #board-undo, #board-restart, #board-swap, #board-values (checkbox), #board-history (an item
// for each move, data-by is "you" or "opponent", data-xor what it leaves). Any button[data-heaps][data-you] outside starts
// that position.
(() => {
  "use strict";
  const id = (name) => document.getElementById(`board${name}`);
  const board = id("");
  if (!board) return;
  const { options, values } = JSON.parse(id("-data").textContent);
  const words = new Map([...id("-words").children].map((li) => [li.dataset.key, li.textContent]));
  const start = id("-start");
  const status = id("-status");
  const heapsBox = id("-heaps");
  const optionsBox = id("-options");
  const xorLine = id("-xor");
  const history = id("-history");
  const showValues = id("-values");
  // Each entry is one move: what stood before, which heap became what, and who moved.
  let moves = [];
  let heaps = [];
  let you = "first";
  let chosen = -1;

  const say = (key, ...args) => words.get(key).replace(/\{(\d)\}/g, (_, i) => args[i] ?? "");
  const xor = (list) => list.reduce((all, heap) => all ^ values[heap], 0);
  const stones = (list) => list.reduce((all, heap) => all + heap, 0);
  const after = (list, heap, pieces) => [...list.slice(0, heap), ...pieces, ...list.slice(heap + 1)];
  const yourTurn = () => (moves.length % 2 === 0) === (you === "first");
  const allMoves = (list) =>
    list.flatMap((size, heap) => options[size].map((pieces) => ({ heap, pieces, leaves: after(list, heap, pieces) })));

  // One piece, two or three.
  const joined = (pieces) => pieces.map(String).reduce((before, piece) => say("move.and", before, piece));

  function inWords({ before, heap, pieces }) {
    const rest = pieces.length === 0 ? say("move.nothing") : joined(pieces);
    return say("move.becomes", heap + 1, before[heap], rest);
  }

  // To XOR 0 where that is possible, and quickly; else as slowly as possible.
  function bestMove(list) {
    const all = allMoves(list);
    const winning = all.filter((move) => xor(move.leaves) === 0);
    const sign = winning.length > 0 ? 1 : -1;
    return (winning.length > 0 ? winning : all).reduce((best, move) =>
      sign * (stones(move.leaves) - stones(best.leaves)) < 0 ? move : best);
  }

  function make({ heap, pieces, leaves }) {
    moves.push({ before: heaps, heap, pieces, leaves, yours: yourTurn() });
    heaps = leaves;
    chosen = -1;
  }

  function opponentMoves() {
    if (!yourTurn() && allMoves(heaps).length > 0) make(bestMove(heaps));
  }

  function play(pieces) {
    make({ heap: chosen, pieces, leaves: after(heaps, chosen, pieces) });
    opponentMoves();
    show();
    focusFirst();
  }

  function begin(list, side) {
    heaps = list;
    you = side;
    moves = [];
    chosen = -1;
    opponentMoves();
    show();
  }

  function restart() {
    const option = start.selectedOptions[0];
    id("-claim").textContent = option.dataset.claim;
    begin(option.dataset.heaps.split(" ").map(Number), option.dataset.you);
  }

  // Back to your last choice: your move goes, and what was answered to it.
  function undo() {
    let last = moves.pop();
    while (!last.yours) last = moves.pop();
    heaps = last.before;
    chosen = -1;
    show();
    focusFirst();
  }

  function swap() {
    const from = moves.length > 0 ? moves[0].before : heaps;
    const side = you === "first" ? "second" : "first";
    id("-claim").textContent = say(`board.now-${side}`);
    begin(from, side);
    focusFirst();
  }

  // Why the game ended as it did: the turn at which it could have been won, or that there was none.
  function reason(won) {
    if (won) return say("board.why-won");
    const mine = moves.filter((move) => move.yours);
    const missed = mine.findLastIndex((move) => xor(move.before) !== 0);
    if (missed < 0) return say("board.why-lost");
    const { before } = mine[missed];
    return say("board.missed", missed + 1, xor(before), inWords({ before, ...bestMove(before) }));
  }

  function showStatus() {
    const last = moves[moves.length - 1];
    const over = allMoves(heaps).length === 0;
    const won = over && !yourTurn();
    const parts = last && !last.yours ? [say("line.opponent", inWords(last)) + "."] : [];
    parts.push(over ? say(won ? "board.won" : "line.end") + " " + reason(won) : say("board.choose"));
    status.dataset.state = !over ? "choose" : won ? "won" : "lost";
    status.textContent = parts.join(" ");
  }

  function button(box, label, data, press) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    Object.assign(made.dataset, data);
    made.addEventListener("click", press);
    box.append(made);
    return made;
  }

  function showHeap(size, heap) {
    const made = button(heapsBox, say("board.heap", heap + 1, say(`stones.${size}`)), { heap, size }, () => choose(heap));
    made.disabled = options[size].length === 0;
    made.setAttribute("aria-pressed", String(heap === chosen));
    const picture = document.createElement("span");
    picture.className = "stones";
    picture.setAttribute("aria-hidden", "true");
    picture.textContent = "●".repeat(size);
    made.append(picture);
    if (showValues.checked) made.append(Object.assign(document.createElement("small"), {
      textContent: say("board.value", values[size]),
    }));
  }

  function choose(heap) {
    chosen = heap;
    show();
    (optionsBox.querySelector("button") ?? heapsBox).focus();
  }

  function showOptions() {
    optionsBox.replaceChildren();
    if (chosen < 0) return;
    const label = document.createElement("span");
    label.textContent = say("board.becomes", chosen + 1);
    optionsBox.append(label);
    for (const pieces of options[heaps[chosen]]) {
      const text = pieces.length === 0 ? say("board.empty") : joined(pieces);
      button(optionsBox, text, { pieces: pieces.join(" ") }, () => play(pieces));
    }
  }

  function showHistory() {
    history.replaceChildren(...moves.map((move) => {
      const item = document.createElement("li");
      const left = move.leaves.length > 0 ? ` → ${move.leaves.join(" ")}` : "";
      const value = showValues.checked ? ` (${say("board.xor", xor(move.leaves))})` : "";
      item.textContent = say(move.yours ? "line.you" : "line.opponent", inWords(move)) + left + value;
      Object.assign(item.dataset, { by: move.yours ? "you" : "opponent", xor: xor(move.leaves) });
      return item;
    }));
  }

  function show() {
    heapsBox.replaceChildren();
    heaps.forEach(showHeap);
    if (heaps.length === 0) heapsBox.textContent = say("board.no-heap");
    showOptions();
    xorLine.hidden = !showValues.checked;
    xorLine.textContent = say("board.xor", xor(heaps));
    id("-undo").disabled = !moves.some((move) => move.yours);
    showHistory();
    showStatus();
  }

  function focusFirst() {
    (heapsBox.querySelector("button:enabled") ?? id("-restart")).focus();
  }

  function startFrom({ heaps: list, you: side }) {
    start.value = [...start.options].find((each) => each.dataset.heaps === list && each.dataset.you === side).value;
    restart();
    board.scrollIntoView();
    focusFirst();
  }

  for (const play of document.querySelectorAll("button.play")) {
    play.hidden = false;
    play.addEventListener("click", () => startFrom(play.dataset));
  }
  start.addEventListener("change", restart);
  showValues.addEventListener("change", show);
  id("-restart").addEventListener("click", () => { restart(); focusFirst(); });
  id("-undo").addEventListener("click", undo);
  id("-swap").addEventListener("click", swap);
  optionsBox.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const back = chosen;
    chosen = -1;
    show();
    heapsBox.children[back].focus();
  });
  board.hidden = false;
  restart();
})();
/*]]>*/
