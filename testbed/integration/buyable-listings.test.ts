import { ApiError } from "@storefront/contract/api-error";
import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import {
  type ListingTerms,
  listingFaults,
  readGoodsByIds,
} from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { listingIndex } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { buildOrder } from "@storefront/marketplace/orders/orders";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { readGoodsDetail } from "@/marketplace/catalogue/goods/detail";
import { confirmOrder } from "@/marketplace/orders/confirm-order";
import { insertBuyers } from "../buyer/insert-buyers";
import { runs } from "../jest/test-scope";
import { insertListing } from "../marketplace/insert-listing";
import { useTestApp } from "../marketplace/use-test-app";

const test = useTestApp({}, { resets: false });

const ID = 50_000;
const IN_STOCK = 2 ** 31;

/** Pieces with what unpaid orders hold and what was sold, and how they are sold. */
const piece = fc
  .record({
    priceFen: fc.constantFrom(1_000, 1_000, 900_000_000),
    activityPriceFen: fc.constantFrom(0, 0, 900),
    minSaleNum: fc.constantFrom(0, 1, 2, 3, 10_000),
    maxSaleNum: fc.constantFrom(0, 0, 3, 10_000),
    stock: fc.integer({ min: 0, max: 5 }),
    held: fc.integer({ min: 0, max: 5 }),
    sold: fc.constantFrom(0, 0, 2),
  })
  .map(({ held, maxSaleNum, ...each }) => ({
    ...each,
    maxSaleNum: maxSaleNum === 0 ? 0 : Math.max(maxSaleNum, each.minSaleNum),
    held: Math.min(held, each.stock),
    secrets: each.stock,
    returnCashFen: 0,
  }));
const gift = fc.record({
  discountType: fc.constant(2),
  conditionType: fc.constantFrom(1, 2),
  conditionNum: fc.constantFrom(1, 2, 3, 1_500, 3_000),
  discountValue: fc.constantFrom(1, 2),
});
/** Listings of every kind that is sold here, faulty only in what a buyer orders: quantities, pieces, hours, amounts. */
const listing = fc
  .record({
    isRent: fc.boolean(),
    deliveryType: fc.constantFrom(AUTOMATIC_DELIVERY, MANUAL_DELIVERY),
    depositFen: fc.constantFrom(0, 1_000, 1_500_000_000),
    leastTime: fc.constantFrom(0, 1, 2, 72, 73),
    pieces: fc.array(piece, { minLength: 1, maxLength: 2 }),
    gifts: fc.array(gift, { maxLength: 2 }),
  })
  .map(({ isRent, gifts, pieces, ...terms }) => {
    const hasSpecs = pieces.length > 1 && !(isRent && terms.deliveryType === MANUAL_DELIVERY);
    return {
      ...terms,
      ...(isRent ? {} : { depositFen: 0, leastTime: 0 }),
      tradeTypeId: isRent ? RENT : 2,
      specsType: hasSpecs ? 2 : 1,
      groupBuyPriceFen: 0,
      pieces: hasSpecs ? pieces : pieces.slice(0, 1),
      hasSpecs,
      promotions: isRent ? [] : gifts,
    } satisfies ListingTerms;
  });

class Undo extends Error {}

/** Runs in a transaction that is undone, so that listings that the database refuses can be seen as a buyer would. */
async function inUndone(work: (tx: Db) => Promise<void>): Promise<void> {
  await test.deps.db
    .transaction(async (tx) => {
      await work(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

const create = async () => ({ state: "created", qrText: "https://pay.test/1" }) as const;

/** Confirms and builds the least order, as a buyer who has bought nothing. @returns the refusal; null when it is made */
async function buyLeast(
  tx: Db,
  { tradeTypeId, leastTime }: ListingTerms,
  { specId, quantity }: { specId: number; quantity: number },
): Promise<string | null> {
  const [buyer] = await insertBuyers(tx, test.clock, 1);
  if (!buyer) throw new Error("an inserted buyer is returned");
  const { userId } = buyer;
  const alipay = Object.assign(Object.create(test.deps.payments.alipay ?? {}), { create });
  const deps: Deps = { ...test.deps, db: tx, payments: { alipay } };
  const rentHours = tradeTypeId === RENT ? Math.max(1, leastTime) : null;
  const item = { goodsId: ID, specId, quantity, rentHours, groupChoice: null };
  try {
    const terms = { ...item, promotionUserId: undefined, sign: undefined };
    const { order_num: orderNum } = await confirmOrder(deps, userId, terms);
    const texts = { remark: "", leaveWord: "", customerRemarks: [] };
    const input = { ...item, ...texts, orderNum, channelId: 1, couponId: 0, expectedFen: null };
    await buildOrder(deps, { userId, ip: "203.0.113.9", brand: "" }, input);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

type Piece = ListingTerms["pieces"][number] & { held: number; sold: number };

/** What a refusal may say of the pieces of a spec, by its words. */
const CLAIMS: readonly [RegExp, (piece: Piece, isRent: boolean) => boolean][] = [
  [/有人下了单还没有付款/, ({ held }) => held > 0],
  [/已经卖完/, ({ stock, sold }) => stock === 0 && sold > 0],
  [/暂时没有货/, ({ stock, sold }) => stock === 0 && sold === 0],
  [/正在出租/, ({ sold }, isRent) => isRent && sold > 0],
  [/剩余的件数/, ({ stock, held }) => stock > 0 && stock === held],
  [/只剩 (\d+) 件/, ({ stock, held }) => stock > held],
];

it("lists exactly what can be bought, and names no cause that is not the case", async () => {
  let [bought, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(listing, (terms) =>
      inUndone(async (tx) => {
        await insertListing(tx, test.clock.now(), ID, { terms, counts: terms.pieces });
        const isRent = terms.tradeTypeId === RENT;
        const detail = await readGoodsDetail(
          { ...test.deps, db: tx },
          { goodsId: ID, userId: null },
        );
        const canBuy: boolean[] = [];
        for (const [at, each] of terms.pieces.entries()) {
          const spec = detail.specs[at];
          const specId = terms.hasSpecs ? (spec?.goods_spec_id ?? 0) : 0;
          const quantity = Math.max(1, each.minSaleNum);
          const isListed = (stock: number) =>
            listingFaults({ ...terms, pieces: [{ ...each, stock, secrets: stock }] }).length === 0;
          const available = each.stock - each.held;
          // A request of more than 9999 pieces is refused before it is read.
          const refusal =
            quantity > 9_999 ? "数量" : await buyLeast(tx, terms, { specId, quantity });
          // What unpaid orders hold is listed, and can be bought once they end.
          expect([available, refusal === null]).toEqual([
            available,
            available > 0 && isListed(available),
          ]);
          canBuy.push(refusal === null);
          if (refusal === null) bought += 1;
          else refused += 1;
          for (const [words, isTrue] of CLAIMS) {
            if (refusal && words.test(refusal))
              expect([refusal, isTrue(each, isRent)]).toEqual([refusal, true]);
          }
        }
        const hasGoodTerms = terms.pieces.every(
          (each) =>
            listingFaults({ ...terms, pieces: [{ ...each, stock: 0, secrets: 0 }] }).length === 0,
        );
        // Orders of the buyers above hold pieces now: what was read before them counts.
        if (hasGoodTerms) {
          expect(detail.unavailable === null).toBe(canBuy.includes(true));
          if (terms.hasSpecs)
            expect(detail.specs.map(({ unavailable }) => unavailable === null)).toEqual(canBuy);
        }
      }),
    ),
    runs(60, 2_000),
  );
  expect(bought).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(5);
});

it("says in lists, in the filter of what is in stock and on the page the same", async () => {
  await fc.assert(
    fc.asyncProperty(listing, (terms) =>
      inUndone(async (tx) => {
        await insertListing(tx, test.clock.now(), ID, { terms, counts: terms.pieces });
        const detail = await readGoodsDetail(
          { ...test.deps, db: tx },
          { goodsId: ID, userId: null },
        );
        const { list } = await readGoodsByIds(tx, [ID]);
        const [indexed] = await tx.select().from(listingIndex).where(eq(listingIndex.goodsId, ID));
        expect(list.map(({ unavailable }) => unavailable)).toEqual([detail.unavailable]);
        expect(Number(indexed?.popularity) >= IN_STOCK).toBe(detail.unavailable === null);
      }),
    ),
    runs(30, 1_000),
  );
});
