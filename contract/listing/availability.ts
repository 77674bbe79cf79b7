import { LISTING_WORDS } from "./state-words";

/**
 * Why nothing of a listing, or of one of its specs, can be bought now; those first that may end soonest. Pure: the
 * marketplace refuses orders by it and says it on the wire (`unavailable`), and both sites show it.
 */
export const UNAVAILABLE_REASONS = [
  /** Unpaid orders hold the pieces, which may come free. */
  "being_paid",
  /** Every account is rented, and comes back. */
  "rented",
  /** Some pieces are left, and fewer than one order takes at least. */
  "short",
  "sold_out",
  /** There are no pieces, and none was sold. */
  "no_stock",
] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Pieces of a spec, or of a listing without specs. */
export interface PieceCounts {
  available: number;
  /** In unpaid orders. */
  held: number;
  /** Paid for; of a rental: rented now. */
  sold: number;
  /** The fewest that one order takes: the least quantity with its gifts, at least 1. */
  least: number;
}

/** @returns null when the least quantity can be bought */
export function pieceReason(
  { available, held, sold, least }: PieceCounts,
  isRent: boolean,
): UnavailableReason | null {
  if (available >= least) return null;
  const unsold = available + held;
  if (held > 0 && unsold >= least) return "being_paid";
  if (isRent && sold > 0) return "rented";
  if (unsold > 0) return "short";
  return sold > 0 ? "sold_out" : "no_stock";
}

/** @returns the reason of a listing: null when one of its specs can be bought, else the one that may end soonest */
export function firstReason(
  reasons: readonly (UnavailableReason | null)[],
): UnavailableReason | null {
  if (reasons.length === 0) return "no_stock";
  if (reasons.includes(null)) return null;
  return UNAVAILABLE_REASONS.find((reason) => reasons.includes(reason)) ?? null;
}

/** @returns null for a value that is no reason, as of a marketplace that says none */
export const toReason = (value: unknown): UnavailableReason | null =>
  UNAVAILABLE_REASONS.find((reason) => reason === value) ?? null;

/** The word over a picture and in lists. @param isAccount the listing is a single account: sold, not sold out */
export function unavailableLabel(reason: UnavailableReason, isAccount = false): string {
  return reason === "sold_out" && isAccount ? LISTING_WORDS.sold : LABELS[reason];
}

const LABELS = {
  being_paid: LISTING_WORDS.beingPaid,
  rented: LISTING_WORDS.rented,
  short: LISTING_WORDS.short,
  sold_out: LISTING_WORDS.soldOut,
  no_stock: LISTING_WORDS.noStock,
} as const satisfies Record<UnavailableReason, string>;

/**
 * Why, in a sentence without its full stop: of a refused order, and on the pages of a listing.
 * @param counts of the spec, or of the listing without specs; null when it has several
 */
export function unavailableText(
  reason: UnavailableReason,
  counts: Pick<PieceCounts, "available" | "least"> | null,
  isAccount = false,
): string {
  if (reason === "short") return shortText(counts);
  return reason === "sold_out" && isAccount ? "这个账号已经卖出" : TEXTS[reason];
}

const TEXTS = {
  being_paid: "有人下了单还没有付款，没有付款的订单一般 15 分钟后放出来，请稍后再试",
  rented: "账号正在出租，归还后可以再租",
  sold_out: "已经卖完了",
  no_stock: "暂时没有货",
} as const;

/** The least of a marketplace that does not say why may leave out the gifts. */
function shortText(counts: Pick<PieceCounts, "available" | "least"> | null): string {
  const left = counts && counts.available > 0 ? `只剩 ${counts.available} 件` : "剩余的件数";
  const least =
    counts && counts.available < counts.least
      ? `最少要的 ${counts.least} 件`
      : "最少要的件数（含赠品）";
  return `${left}，不够一笔订单${least}，现在不能下单`;
}
