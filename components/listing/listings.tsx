import type { GoodsRow } from "@/lib/goods/goods-row";
import { ListingRows } from "./listing-rows";
import { ListingTiles } from "./listing-tiles";

/** Kinds that visitors choose by picture and price; five fit in a line. */
const TILED: readonly string[] = ["卡密", "代充", "道具", "商品"];

interface Props {
  rows: readonly GoodsRow[];
  /** URL of the brand's external mall, if it has one. */
  mallUrl: string | undefined;
  /** In a list of mixed kinds, also names the game. */
  namesGame?: boolean;
  /** At most one line of tiles. */
  oneLine?: boolean;
  /** Number of tile columns, in place of the page's. */
  columns?: number | null;
  /** Words of a search, which stand out in names. */
  words?: readonly string[];
}

/** Listings in the form of their kind; several kinds as rows that name theirs. */
export function Listings({
  rows,
  mallUrl,
  namesGame = false,
  oneLine = false,
  columns = null,
  words,
}: Props) {
  const kinds = new Set(rows.map(({ kind }) => kind));
  const [kind = ""] = kinds;
  if (kinds.size === 1 && TILED.includes(kind))
    return <ListingTiles rows={rows} oneLine={oneLine} columns={columns} words={words} />;
  const label = namesGame ? "game" : kinds.size > 1 ? "kind" : "none";
  return <ListingRows rows={rows} mallUrl={mallUrl} label={label} words={words} />;
}
