import type { GoodsRow } from "../goods/goods-row";
import type { KindCount } from "./game-kinds";
import type { GoodsFound } from "./read-found";

/** A kind on the page of a whole game, with its best sellers. */
export interface KindSection extends KindCount {
  rows: readonly GoodsRow[];
}

/** Rows of a section; tiles fill one line of a wide window. */
const SHOWN: Partial<Record<KindCount["slug"], number>> = { account: 5, rent: 3, boost: 3 };
const TILES = 6;
/** Tiles in a line, in any window with columns. */
const LINE = 5;

/**
 * Returns the sections of a game with several kinds.
 * @param found the list of each kind; null when it could not be read
 */
export function kindSections(
  kinds: readonly KindCount[],
  found: readonly (GoodsFound | null)[],
): KindSection[] {
  return kinds.flatMap((kind, index) => {
    const rows = found[index]?.rows.slice(0, SHOWN[kind.slug] ?? TILES) ?? [];
    return rows.length === 0 ? [] : [{ ...kind, rows }];
  });
}

/** Groups sections into lines: kinds with few tiles stand side by side, every other kind has a line of its own. */
export function sectionLines(sections: readonly KindSection[]): KindSection[][] {
  const lines: KindSection[][] = [];
  let free = 0;
  for (const section of sections) {
    const size = section.slug in SHOWN ? TILES : section.rows.length;
    const line = lines.at(-1);
    if (line && size <= free) line.push(section);
    else lines.push([section]);
    free = (line && size <= free ? free : LINE) - size;
  }
  return lines;
}
