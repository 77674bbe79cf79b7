const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NEXT = `${FIRST}0123456789`;

/** Ad blockers hide elements with such classes. */
const LOOKS_LIKE_AD = /^ad/i;

/** A single word may be other data as well as a class (`grid`, `hidden`), and gains little. */
const WORD = /^[a-z]+$/;

/** Classes that are also values of CSS properties, which scripts set. */
const CSS_VALUES = new Set([
  "ease-in",
  "ease-in-out",
  "ease-out",
  "flow-root",
  "inline-block",
  "inline-flex",
  "inline-grid",
  "inline-table",
  "line-through",
  "list-item",
  "table-cell",
  "table-row",
]);

/** Yields `a`, `b`, … `Z`, `aa`, `ab`, …; none needs an escape in CSS. */
function* shortNames() {
  let names = [...FIRST];
  for (;;) {
    yield* names;
    names = names.flatMap((name) => [...NEXT].map((char) => name + char));
  }
}

/**
 * Chooses a short name for each class, the shortest for the most frequent.
 * @param {ReadonlyMap<string, number>} uses how often the sources use each class
 */
export function chooseNames(uses) {
  /** @type {Record<string, string>} */
  const table = {};
  const free = shortNames();
  const byUse = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  for (const [name] of byUse) {
    if (WORD.test(name) || CSS_VALUES.has(name)) continue;
    let short = String(free.next().value);
    while (LOOKS_LIKE_AD.test(short) || uses.has(short)) short = String(free.next().value);
    if (short.length < name.length) table[name] = short;
  }
  return table;
}
