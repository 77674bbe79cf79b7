/** Counts the rows of an answer: the entries of its longest list. An answer without a list is one row. */
export function rowsOf(answer: unknown): number {
  return Math.max(1, longest(answer, 2));
}

/** @param depth levels of fields that are looked into */
function longest(value: unknown, depth: number): number {
  if (Array.isArray(value)) return value.length;
  if (value === null || typeof value !== "object" || depth === 0) return 0;
  return Math.max(0, ...Object.values(value).map((field) => longest(field, depth - 1)));
}
