import type { Part } from "./watch-orders";

/** An act on an order of a state whose price has a part; states and acts by the beginning of their names. */
export interface Pair {
  act: string;
  state: string;
  part: Part;
}

const pairs = (act: string, states: readonly string[], parts: readonly Part[]): Pair[] =>
  states.flatMap((state) => parts.map((part) => ({ act, state, part })));

const PROMISES = ["cashback", "coupon", "gift", "reward"] as const;
const RENTAL = ["cashback", "deposit", "extension"] as const;

/**
 * What five days must reach: money that goes back in part, before and after the cashback was paid out, and orders that end
 * unpaid, with everything that a price can consist of.
 */
export const NEEDED_PAIRS: readonly Pair[] = [
  ...pairs("clerk part", ["paid", "collected, cashback paid"], PROMISES),
  ...pairs("clerk judge", ["paid, in", "collected, in after-sale, cashback paid"], PROMISES),
  ...pairs("clerk rental", ["paid, rented", "paid, ended"], RENTAL),
  ...pairs("renter return", ["paid, rented"], RENTAL),
  ...pairs("buyer refund", ["paid"], ["cashback", "coupon", "gift"]),
  ...pairs("sweep expired", ["pending"], ["cashback", "coupon", "gift", "reward", "group"]),
  ...pairs("sweep groups", ["grouping"], ["cashback", "group"]),
];
