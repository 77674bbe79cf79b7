import { RENT_DEPOSIT_FEN, RENT_LISTING } from "../../marketplace/rent-account";
import type { Purchase } from "../world";

/** A kind of thing to buy: a listing or one of its specs. */
export interface Shelf {
  name: string;
  kind: Extract<Purchase["kind"], "goods" | "rent" | "group">;
  goodsId: number;
  specId: number;
  /** Most pieces of an order. */
  most: number;
  /** Promised for each piece. */
  cashbackFen: number;
  depositFen: number;
  /** Whether its seller hands it over. */
  isManual: boolean;
  /** Of who has shared the listing, for each order. */
  rewardFen: number;
  /** Pieces from which on one more is given; 0: never. */
  giftFrom: number;
}

const shelf = (name: string, goodsId: number, changes: Partial<Shelf> = {}): Shelf => ({
  ...{ name, kind: "goods", goodsId, specId: 0, most: 1 },
  ...{ cashbackFen: 0, depositFen: 0, rewardFen: 0, giftFrom: 0, isManual: false },
  ...changes,
});

/** Has specs, coupons and gifts. */
export const COUPON_LISTING = 1001;
export const COUPON_REWARD_FEN = 100;
const WITH_GIFT = { giftFrom: 2, rewardFen: COUPON_REWARD_FEN };

export const RENAME_LISTING = 1011;

/** Delivered automatically and by hand, with and without specs. Ids follow the order of import. */
export const PLAIN_SHELVES: readonly Shelf[] = [
  shelf("card", COUPON_LISTING, { specId: 2, most: 4, cashbackFen: 60, ...WITH_GIFT }),
  shelf("card-large", COUPON_LISTING, { specId: 3, most: 3, cashbackFen: 120, ...WITH_GIFT }),
  shelf("card-limited", COUPON_LISTING, { specId: 5, most: 2, cashbackFen: 600, ...WITH_GIFT }),
  shelf("rename", RENAME_LISTING, { most: 3 }),
  shelf("pack", 1013, { most: 5 }),
  shelf("manual", 1009, { cashbackFen: 500, isManual: true }),
  shelf("self-operated", 1014, { most: 2, cashbackFen: 90 }),
];

/** Of the listing whose coupons buyers get. */
export const COUPON_SHELVES: readonly Shelf[] = PLAIN_SHELVES.slice(0, 3);

/** One piece each, so that buyers compete. */
export const SCARCE_SHELVES: readonly Shelf[] = [
  shelf("last-card", 1010),
  shelf("account", 1002, { isManual: true }),
];

export const RENT_SHELF: Shelf = shelf("rental", RENT_LISTING, {
  ...{ kind: "rent", cashbackFen: 150, depositFen: RENT_DEPOSIT_FEN },
});
export const GROUP_SHELF: Shelf = shelf("group", 1008, { kind: "group", cashbackFen: 30 });
/** The group's listing alone: cheaper for a first order, with a reward for who has shared it. */
export const REWARDED_SHELF: Shelf = shelf("rewarded", 1008, {
  ...{ most: 2, cashbackFen: 30, rewardFen: 150 },
});

/** Without cashback, which would keep an account from being closed. */
const SMALL_SHELF: Shelf = shelf("card-small", COUPON_LISTING, {
  specId: 1,
  most: 2,
  ...WITH_GIFT,
});

/** Sold in pairs, the least that one order takes. */
export const PAIR_SHELF: Shelf = shelf("pair", 1015, { most: 3, giftFrom: 3 });

const ALL = [
  ...PLAIN_SHELVES,
  ...SCARCE_SHELVES,
  RENT_SHELF,
  GROUP_SHELF,
  REWARDED_SHELF,
  SMALL_SHELF,
];

export function shelfOf(name: string): Shelf {
  const found = ALL.find((each) => each.name === name);
  if (!found) throw new Error(`no shelf ${name}`);
  return found;
}
