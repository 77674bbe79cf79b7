import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import fc from "fast-check";
import { type ListingTerms, listingFaults, type PieceTerms } from "./listing-faults";

const PIECE: PieceTerms = {
  priceFen: 1_000,
  activityPriceFen: 0,
  returnCashFen: 0,
  minSaleNum: 0,
  maxSaleNum: 0,
  stock: 3,
  secrets: 3,
};
const CARDS: ListingTerms = {
  tradeTypeId: 2,
  deliveryType: AUTOMATIC_DELIVERY,
  specsType: 1,
  depositFen: 0,
  leastTime: 0,
  groupBuyPriceFen: 0,
  pieces: [PIECE],
  hasSpecs: false,
  promotions: [],
};
const ITEM = { ...CARDS, deliveryType: MANUAL_DELIVERY };
const RENTAL = { ...CARDS, tradeTypeId: RENT, depositFen: 9_000, leastTime: 2 };
const TOPUPS = { ...ITEM, specsType: 2, hasSpecs: true, pieces: [PIECE, PIECE] };
const withPiece = (piece: Partial<PieceTerms>) => ({ pieces: [{ ...PIECE, ...piece }] });
const gift = (discountValue: number) => ({
  promotions: [{ discountType: 2, conditionType: 2, conditionNum: 2, discountValue }],
});

test.each<[string, ListingTerms]>([
  ["card secrets", CARDS],
  ["an item that its seller hands over", ITEM],
  ["a rental with login codes", RENTAL],
  ["a rental that its seller hands over", { ...RENTAL, deliveryType: MANUAL_DELIVERY }],
  ["a rental with specs and login codes", { ...TOPUPS, ...RENTAL, specsType: 2, hasSpecs: true }],
  ["specs", TOPUPS],
  ["a group buy", { ...CARDS, groupBuyPriceFen: 900 }],
  ["pieces as a gift", { ...CARDS, ...gift(1) }],
  ["a gift in words that the seller hands over", { ...ITEM, ...gift(0) }],
  ["fewer pieces than secrets", { ...CARDS, ...withPiece({ stock: 2 }) }],
  ["a listing that is sold out", { ...CARDS, ...withPiece({ stock: 0, minSaleNum: 2 }) }],
  ["as many pieces as one order takes", { ...CARDS, ...withPiece({ minSaleNum: 3 }) }],
  [
    "a gift that the least quantity does not bring",
    { ...CARDS, ...gift(9), ...withPiece({ stock: 1 }) },
  ],
  ["manual pieces without secrets", { ...ITEM, ...withPiece({ secrets: 0 }) }],
])("accepts %s", (_, listing) => {
  expect(listingFaults(listing)).toEqual([]);
});

test.each<[string, string, ListingTerms]>([
  ["group_price", "租赁商品不能拼团", { ...RENTAL, groupBuyPriceFen: 900 }],
  ["group_price", "有规格的商品不能拼团", { ...TOPUPS, groupBuyPriceFen: 900 }],
  ["group_price", "有规格的商品不能拼团", { ...ITEM, specsType: 3, groupBuyPriceFen: 900 }],
  ["min", "租赁每次只租 1 件", { ...RENTAL, ...withPiece({ minSaleNum: 2 }) }],
  ["min", "拼团每次只买 1 件", { ...CARDS, groupBuyPriceFen: 1, ...withPiece({ minSaleNum: 2 }) }],
  ["min", "总价不能超过 20000000 元", { ...CARDS, ...withPiece({ priceFen: 1e9, minSaleNum: 3 }) }],
  ["max", "不小于最少件数", { ...CARDS, ...withPiece({ minSaleNum: 3, maxSaleNum: 2 }) }],
  ["specs_type", "人工交付的租赁不能有规格", { ...TOPUPS, tradeTypeId: RENT }],
  ["specs_type", "不能标为没有规格", { ...TOPUPS, specsType: 1 }],
  ["rent_hours", "不能超过 72 小时", { ...RENTAL, leastTime: 73 }],
  ["rent_hours", "只有租赁商品才有租期", { ...CARDS, leastTime: 1 }],
  ["deposit", "只有租赁商品才有押金", { ...CARDS, depositFen: 1 }],
  [
    "deposit",
    "不能超过 20000000 元",
    { ...RENTAL, depositFen: 1e9, ...withPiece({ priceFen: 6e8 }) },
  ],
  ["discounts.0", "租赁商品不能有赠品", { ...RENTAL, ...gift(1) }],
  ["discounts.0", "文字赠品没有人交付", { ...CARDS, ...gift(0) }],
  ["cashback", "返现要低于价格", { ...CARDS, ...withPiece({ returnCashFen: 1_000 }) }],
  [
    "stock",
    "只有 1 件，不够一笔订单最少要的 2 件",
    { ...CARDS, ...withPiece({ minSaleNum: 2, stock: 1 }) },
  ],
  [
    "stock",
    "只有 3 件，不够一笔订单最少要的 4 件",
    { ...ITEM, ...gift(2), ...withPiece({ minSaleNum: 2 }) },
  ],
  ["min", "一次最多购买 9999 件", { ...CARDS, ...withPiece({ minSaleNum: 10_000, stock: 0 }) }],
  ["stock", "现在只有 2 条卡密", { ...CARDS, ...withPiece({ secrets: 2 }) }],
])("refuses %s: %s", (field, reason, listing) => {
  expect(listingFaults(listing)).toEqual([
    {
      field: field.split(".").map((part) => (part === "0" ? 0 : part)),
      reason: expect.stringContaining(reason),
    },
  ]);
});

test("names the spec", () => {
  const second = { ...PIECE, returnCashFen: 1_000 };
  const faults = listingFaults({ ...TOPUPS, pieces: [PIECE, second] });
  expect(faults.map(({ field }) => field)).toEqual([["specs", 1, "cashback"]]);
});

test("has a field and a reason in Chinese for every fault of any listing", () => {
  const count = fc.integer({ min: 0, max: 10_000_000 });
  const fen = fc.integer({ min: 0, max: 1_000_000_000 });
  const piece: fc.Arbitrary<PieceTerms> = fc.record({
    priceFen: fen.map((amount) => amount + 1),
    activityPriceFen: fen,
    returnCashFen: fen,
    minSaleNum: count,
    maxSaleNum: count,
    stock: count,
    secrets: count,
  });
  const listing: fc.Arbitrary<ListingTerms> = fc.record({
    tradeTypeId: fc.integer({ min: 1, max: 9 }),
    deliveryType: fc.constantFrom(MANUAL_DELIVERY, AUTOMATIC_DELIVERY),
    specsType: fc.constantFrom(1, 2, 3),
    depositFen: fen,
    leastTime: count,
    groupBuyPriceFen: fen,
    pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
    hasSpecs: fc.boolean(),
    promotions: fc.array(
      fc.record({
        discountType: fc.constantFrom(1, 2, 3),
        conditionType: fc.constantFrom(1, 2),
        conditionNum: count,
        discountValue: count,
      }),
    ),
  });
  fc.assert(
    fc.property(listing, (terms) => {
      for (const { field, reason } of listingFaults(terms)) {
        expect(field.length).toBeGreaterThan(0);
        expect(reason).toMatch(/^[\u4e00-\u9fff]/);
      }
    }),
  );
});
