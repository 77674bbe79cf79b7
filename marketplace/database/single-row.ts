import assert from "node:assert/strict";

/**
 * Returns the row of a statement that always has one: an aggregate, an insert with `returning`, or a row that a foreign
 * key guarantees.
 * @throws Error when there is none
 */
export function singleRow<T>([row]: readonly T[]): T {
  assert(row !== undefined, "a statement that always has a row returned none");
  return row;
}
