/** One discount of a price, in integer fen. */
interface PriceLine {
  title: string;
  fen: number;
}

/** A promotion of goods (product §3 Discount), in the units of the database. */
export interface Promotion {
  /** 1 reduce, 2 gift, 3 percent off. */
  discountType: number;
  /** 1: `conditionNum` is fen of the order; otherwise it is pieces. */
  conditionType: number;
  conditionNum: number;
  /** Fen, percent taken off (1–99), or the pieces of a gift; 0: a gift in words. */
  discountValue: number;
  describe: string;
}

export interface PriceInput<P extends Promotion = Promotion> {
  unitFen: number;
  quantity: number;
  promotions: readonly P[];
  /** 0: none, or not this buyer's first order. */
  firstBuyFen: number;
}

/** The price of an order before a coupon: `unitFen × quantity − every line = payableFen`, at least 1 fen. */
export interface BasePrice<P extends Promotion = Promotion> {
  unitFen: number;
  quantity: number;
  lines: PriceLine[];
  hit: P | null;
  /** Texts of every gift whose condition is met. */
  gifts: string[];
  /** Pieces that they give of the bought goods. */
  giftPieces: number;
  /** Whether the first-order discount is among the lines. */
  firstBuy: boolean;
  payableFen: number;
}

const REDUCE = 1;
export const GIFT = 2;
const PERCENT_OFF = 3;
const BY_AMOUNT = 1;
/** Payment channels require at least one fen. */
const MIN_FEN = 1;

/** Prices an order (product §3, product §10.11). All amounts are fen; a percentage rounds down. */
export function priceOrder<P extends Promotion>(input: PriceInput<P>): BasePrice<P> {
  const { unitFen, quantity, promotions, firstBuyFen } = input;
  const subtotal = unitFen * quantity;
  const hit = bestPromotion(promotions, subtotal, quantity);
  const lines: PriceLine[] = [];
  let payableFen = subtotal;
  const takeOff = (title: string, fen: number) => {
    const taken = reduction(payableFen, fen);
    if (taken > 0) lines.push({ title, fen: taken });
    payableFen -= taken;
    return taken > 0;
  };
  if (hit) takeOff(hit.describe, worth(hit, subtotal));
  const firstBuy = takeOff("首单立减", firstBuyFen);
  const gifts = metGifts(input).map(({ describe }) => describe);
  const giftPieces = giftPiecesOf(input);
  return { unitFen, quantity, lines, hit, gifts, giftPieces, firstBuy, payableFen };
}

/** Condition and effect of a promotion. */
export type Condition = Omit<Promotion, "describe">;
interface Bought<P extends Condition> {
  unitFen: number;
  quantity: number;
  promotions: readonly P[];
}

const metGifts = <P extends Condition>({ unitFen, quantity, promotions }: Bought<P>): P[] =>
  promotions.filter(
    (each) => each.discountType === GIFT && isMet(each, unitFen * quantity, quantity),
  );

/** Returns the pieces that come with the bought ones, each promotion's once. */
export const giftPiecesOf = <P extends Condition>(bought: Bought<P>): number =>
  metGifts(bought).reduce((sum, { discountValue }) => sum + discountValue, 0);

/** @returns how much of `fen` can be taken off an amount so that at least one fen is left */
export function reduction(payableFen: number, fen: number): number {
  return Math.max(0, Math.min(fen, payableFen - MIN_FEN));
}

/**
 * Returns the promotion with the largest discount among those whose condition is met; a gift when none gives a
 * discount.
 */
function bestPromotion<P extends Promotion>(
  promotions: readonly P[],
  subtotal: number,
  quantity: number,
): P | null {
  let best: P | null = null;
  for (const each of promotions) {
    if (!isMet(each, subtotal, quantity)) continue;
    if (!best || worth(each, subtotal) > worth(best, subtotal)) best = each;
  }
  return best;
}

const isMet = ({ conditionType, conditionNum }: Condition, subtotal: number, quantity: number) =>
  (conditionType === BY_AMOUNT ? subtotal : quantity) >= conditionNum;

function worth({ discountType, discountValue }: Promotion, subtotal: number): number {
  if (discountType === REDUCE) return discountValue;
  if (discountType === PERCENT_OFF) return Math.floor((subtotal * discountValue) / 100);
  return 0;
}
