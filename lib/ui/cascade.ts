/** Keyboard navigation in a tree of choices shown as columns. No React, no DOM: keys in, places out. */

export interface CascadeOption {
  id: number;
  name: string;
  son: readonly CascadeOption[];
}

/** Index of the active option in each column, from the first to the one that has the focus. Never empty. */
export type CascadePlace = readonly [number, ...number[]];

/** @returns the columns to show: one for each index, and the children of the last active option */
export function columnsAt(
  tree: readonly CascadeOption[],
  place: CascadePlace,
): (readonly CascadeOption[])[] {
  const columns = [tree];
  let options = tree;
  for (const index of place) {
    const son = options[index]?.son ?? [];
    if (son.length === 0) break;
    columns.push(son);
    options = son;
  }
  return columns;
}

/** @returns the option that has the focus */
export function optionAt(
  tree: readonly CascadeOption[],
  place: CascadePlace,
): CascadeOption | undefined {
  return columnsAt(tree, place)[place.length - 1]?.[place.at(-1) ?? 0];
}

/** @returns the place of a leaf; the first option when there is no such leaf */
export function placeOf(tree: readonly CascadeOption[], id: number): CascadePlace {
  return find(tree, id) ?? [0];
}

/** @returns the options from the first column to the leaf with this id, [] when there is no such leaf */
export function chosenPath(tree: readonly CascadeOption[], id: number): CascadeOption[] {
  const place = find(tree, id);
  if (place === null) return [];
  const columns = columnsAt(tree, place);
  return place.flatMap((index, column) => columns[column]?.[index] ?? []);
}

function find(tree: readonly CascadeOption[], id: number): CascadePlace | null {
  for (const [index, option] of tree.entries()) {
    if (option.son.length === 0) {
      if (option.id === id) return [index];
      continue;
    }
    const below = find(option.son, id);
    if (below) return [index, ...below];
  }
  return null;
}

/**
 * Returns the place after a key: arrows up and down within a column, right and left between columns, Home and End, and
 * letters to the next option that starts with them.
 * @param typed letters typed in quick succession, including this key
 * @returns null when the key is none of these or does not move
 */
export function moveBy(
  tree: readonly CascadeOption[],
  place: CascadePlace,
  key: string,
  typed = "",
): CascadePlace | null {
  const options = columnsAt(tree, place)[place.length - 1] ?? [];
  const at = place.at(-1) ?? 0;
  const go = (index: number): CascadePlace | null =>
    index === at || index < 0 || index >= options.length ? null : replaceLast(place, index);
  switch (key) {
    case "ArrowDown":
      return go(at + 1);
    case "ArrowUp":
      return go(at - 1);
    case "Home":
      return go(0);
    case "End":
      return go(options.length - 1);
    case "ArrowRight":
      return (options[at]?.son.length ?? 0) > 0 ? [...place, 0] : null;
    case "ArrowLeft":
      return place.length > 1 ? (place.slice(0, -1) as unknown as CascadePlace) : null;
    default:
      return typed === "" ? null : go(nextBeginning(options, at, typed));
  }
}

/** A repeated single letter cycles through the matches; several letters match from the current option on. */
function nextBeginning(options: readonly CascadeOption[], at: number, typed: string): number {
  const wanted = typed.toLowerCase();
  const from = typed.length === 1 ? at + 1 : at;
  for (let step = 0; step < options.length; step += 1) {
    const index = (from + step) % options.length;
    if (options[index]?.name.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

function replaceLast(place: CascadePlace, index: number): CascadePlace {
  return [...place.slice(0, -1), index] as unknown as CascadePlace;
}
