import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { yuanToFen } from "@storefront/contract/money";
import type { GoodsBrief } from "./goods-brief";
import type { GoodsRow } from "./goods-row";
import { goneText } from "./row-state";

/** A remembered listing with its current state. */
export interface ViewedState {
  /** With the current name, picture and price, where they are known. */
  goods: GoodsBrief;
  /** Why it cannot be bought; null when it can, or when that is not known. */
  gone: string | null;
  /** Whether it has been removed, so that its page is missing. */
  removed: boolean;
  /** For a rented account, where that is known. */
  nextReturn: NextReturn | null;
  /** Price change since it was seen in fen, negative when cheaper; 0 also when it is not known or cannot be bought. */
  changeFen: number;
}

/** @param rows listings as they are now; null: not known */
export function viewedState(
  seen: GoodsBrief,
  rows: ReadonlyMap<number, GoodsRow> | null,
): ViewedState {
  const unchanged = { goods: seen, nextReturn: null, changeFen: 0 };
  if (rows === null) return { ...unchanged, gone: null, removed: false };
  const row = rows.get(seen.id);
  if (row === undefined) return { ...unchanged, gone: LISTING_WORDS.unlisted, removed: true };
  const [now, then] = [yuanToFen(row.price) ?? 0, yuanToFen(seen.price) ?? 0];
  const gone = goneText(row);
  const changeFen = gone === null && now > 0 && then > 0 ? now - then : 0;
  return { goods: row, gone, removed: false, nextReturn: row.nextReturn, changeFen };
}
