import { RENT_LISTING } from "../../marketplace/rent-account";
import type { Purchase } from "../world";

/** A kind of thing to buy: a listing or one of its specs. */
export interface Shelf {
  name: string;
  kind: Extract<Purchase["kind"], "goods" | "rent" | "group">;
  goodsId: number;
  specId: number;
  /** Most pieces of an order. */
  most: number;
}

const shelf = (name: string, goodsId: number, changes: Partial<Shelf> = {}): Shelf => ({
  ...{ name, kind: "goods", goodsId, specId: 0, most: 1 },
  ...changes,
});

/** Delivered automatically and by hand, with and without specs. Ids follow the order of import. */
export const PLAIN_SHELVES: readonly Shelf[] = [
  shelf("card", 1001, { specId: 2, most: 4 }),
  shelf("card-large", 1001, { specId: 3, most: 3 }),
  shelf("card-limited", 1001, { specId: 5, most: 2 }),
  shelf("rename", 1011, { most: 3 }),
  shelf("pack", 1013, { most: 5 }),
  shelf("manual", 1005),
  shelf("self-operated", 1014, { most: 2 }),
];

/** Of the listing whose coupons buyers get. */
export const COUPON_SHELVES: readonly Shelf[] = PLAIN_SHELVES.slice(0, 3);

/** One piece each, so that buyers compete. */
export const SCARCE_SHELVES: readonly Shelf[] = [shelf("last-card", 1010), shelf("account", 1002)];

export const RENT_SHELF: Shelf = shelf("rental", RENT_LISTING, { kind: "rent" });
export const GROUP_SHELF: Shelf = shelf("group", 1008, { kind: "group" });

const ALL = [...PLAIN_SHELVES, ...SCARCE_SHELVES, RENT_SHELF, GROUP_SHELF];

export function shelfOf(name: string): Shelf {
  const found = ALL.find((each) => each.name === name);
  if (!found) throw new Error(`no shelf ${name}`);
  return found;
}
