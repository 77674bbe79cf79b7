/** A page of a list, and the cursor to pass for the next one; null on the last page. */
export interface ListPart<Row, Key = number> {
  rows: Row[];
  next: Key | null;
}

/**
 * Cuts a page from rows that were read with one more than it holds.
 * @param keyOf the cursor after a row
 */
export function pageOf<Row, Key = number>(
  found: readonly Row[],
  size: number,
  keyOf: (last: Row) => Key,
): ListPart<Row, Key> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? keyOf(last) : null };
}
