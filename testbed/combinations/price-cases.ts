import { RENT } from "@storefront/contract/listing/trade";
import fc from "fast-check";
import { HOURS, SELLER, type WrittenListing } from "./listing-combinations";

/** A listing with arbitrary prices, and how one buyer orders it. Amounts in fen. */
export interface PriceCase {
  sold: "plain" | "specs" | "rental" | "group";
  priceFen: number;
  /** Taken off the price while the activity lasts; 0 for none. */
  activityFen: number;
  firstBuyFen: number;
  depositFen: number;
  discounts: { kind: "cut" | "percent"; value: number; fromPieces: number }[];
  quantity: number;
  payType: 0 | 1 | 2;
  hasCoupon: boolean;
  /** Whether the buyer has ordered nothing before. */
  isNewBuyer: boolean;
}

/** Each amount as often near the smallest ones as anywhere else, where rounding matters. */
const amount = (max: number) =>
  fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max }));
const orNone = (some: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), some);

export const priceCase: fc.Arbitrary<PriceCase> = fc.record({
  sold: fc.constantFrom("plain", "specs", "rental", "group"),
  priceFen: fc.integer({ min: 200, max: 200_000 }),
  activityFen: orNone(amount(100)),
  firstBuyFen: orNone(amount(50)),
  depositFen: amount(50_000),
  discounts: fc.array(
    fc.record({
      kind: fc.constantFrom("cut", "percent"),
      value: fc.integer({ min: 1, max: 30 }),
      fromPieces: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 2 },
  ),
  quantity: fc.integer({ min: 1, max: 4 }),
  payType: fc.constantFrom(0, 0, 0, 1, 2),
  hasCoupon: fc.boolean(),
  isNewBuyer: fc.boolean(),
});

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** How many pieces the case orders: an account is rented, and a seat taken, once. */
export const quantityOf = ({ sold, quantity }: PriceCase): number =>
  sold === "rental" || sold === "group" ? 1 : quantity;

/** @returns the listing as a row of a catalog file */
export function pricedRow(id: number, one: PriceCase): WrittenListing {
  const { sold, priceFen, activityFen, firstBuyFen, depositFen, discounts } = one;
  const piece = {
    price: yuan(priceFen),
    stock: 10,
    ...(activityFen > 0 && { activity_price: yuan(priceFen - activityFen) }),
  };
  return {
    kind: "listing",
    id,
    seller: SELLER,
    name: `价格 ${id}`,
    game: "曜日战歌",
    goods_type: sold === "rental" ? "RentAccount" : "CardKey",
    trade_type_id: sold === "rental" ? RENT : 2,
    delivery: "manual",
    ...(firstBuyFen > 0 && { first_buy_discount: yuan(firstBuyFen) }),
    ...(sold === "rental" && { deposit: yuan(depositFen), rent_hours: HOURS }),
    ...(sold === "group" && { group_price: yuan(priceFen - 100) }),
    ...(sold === "specs" ? { specs_type: 2, specs: [{ name: "规格", ...piece }] } : piece),
    discounts: discounts.map(({ kind, value, fromPieces }) => ({
      ...(kind === "cut"
        ? { kind: "cut" as const, off: yuan(value) }
        : { kind: "percent" as const, percent_off: value }),
      from_pieces: fromPieces,
      text: "优惠",
    })),
  };
}
