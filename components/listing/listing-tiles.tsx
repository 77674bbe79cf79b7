import type { GoodsRow } from "@/lib/goods/goods-row";
import { ListingTile } from "./listing-tile";

/** Tiles above the fold. */
const EAGER = 5;

const COLUMNS = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4"] as const;

interface Props {
  rows: readonly GoodsRow[];
  /** Six at most; the last is shown where six fit. */
  oneLine?: boolean;
  /** null: five in a line, six in a wide window. */
  columns?: number | null;
  /** Words of a search, which stand out in names. */
  words?: readonly string[] | undefined;
}

/** Listings as tiles. */
export function ListingTiles({ rows, oneLine = false, columns = null, words }: Props) {
  const grid = columns === null ? "grid-cols-5 wide:grid-cols-6" : (COLUMNS[columns] ?? "");
  const cut = oneLine ? "[&>:nth-child(6)]:max-[1679px]:min-[1240px]:hidden" : "";
  return (
    <ul
      className={`grid gap-5 narrow:grid-cols-[repeat(auto-fill,minmax(min(200px,100%),1fr))] narrow:gap-4 small:grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] small:gap-3 ${grid} ${cut}`}
    >
      {rows.map((row, index) => (
        <ListingTile key={row.id} row={row} words={words} eager={index < EAGER} />
      ))}
    </ul>
  );
}
