import { goods, stock } from "@storefront/marketplace/database/schema";
import { importRows } from "@storefront/testbed/combinations/listing-changes";
import { allCombinations, rowOf } from "@storefront/testbed/combinations/listing-combinations";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { databaseRefusal } from "../catalogue/database-refusal";
import { listingRow } from "../catalogue/listing-schema";
import { addCardSecrets, addPieces, setListed, setPrice } from "./change-listing";

/** A manual listing from 2 pieces on, and an automatic one. */
const [MANUAL, AUTOMATIC] = [60_001, 1013];
const ACTOR = { id: null, name: "short" };
const [plain] = allCombinations();

const test = useTestApp();

const rowFrom2 = (pieces: 0 | 1 | 4, delivery: "manual" | "automatic" = "manual") => {
  if (!plain) throw new Error("there are combinations");
  return rowOf(MANUAL, { ...plain, delivery, limits: "from 2", pieces });
};
const place = async (goodsId: number) => ({
  goodsId,
  stockId: (await stockOf(test.deps.db, goodsId)).id,
});
const detail = async (goodsId: number) =>
  (await test.request("goodsDetail", { goods_id: goodsId })).data;

/** Lists four pieces, of which three are sold. */
async function sellAllButOne(): Promise<void> {
  expect(await importRows(test, [rowFrom2(4)])).toEqual(new Map());
  const { order } = await placeOrder(test, 1, { goodsId: MANUAL, quantity: 3 });
  await settlePayment(test.deps, order.order_num);
}

it("refuses to import one piece of a listing that is sold from two on", async () => {
  const { error } = listingRow.safeParse(rowFrom2(1));
  expect(error?.issues).toMatchObject([
    { path: ["stock"], message: expect.stringContaining("只有 1 件，不够一笔订单最少要的 2 件") },
  ]);
  const refused = await importRows(test, [rowFrom2(1, "automatic")]);
  expect(refused.get(MANUAL)).toContain(`商品 ${MANUAL} 的库存不够一笔订单最少要的件数`);
  expect(await test.deps.db.$count(goods, eq(goods.id, MANUAL))).toBe(0);
});

it("imports it without pieces, which is no stock and not sold out", async () => {
  expect(await importRows(test, [rowFrom2(0)])).toEqual(new Map());
  expect(await detail(MANUAL)).toMatchObject({ stock: 0, unavailable: "no_stock" });
});

it("leaves no console act that makes a listing unbuyable", async () => {
  expect(await importRows(test, [rowFrom2(4)])).toEqual(new Map());
  const piece = await place(MANUAL);
  await expect(addPieces(test.deps, ACTOR, piece, -3)).rejects.toThrow("只有 1 件，不够");
  await addPieces(test.deps, ACTOR, piece, -4);
  await expect(addPieces(test.deps, ACTOR, piece, 1)).rejects.toThrow("只有 1 件，不够");
  await addPieces(test.deps, ACTOR, piece, 2);
  expect(await detail(MANUAL)).toMatchObject({ stock: 2, unavailable: null });
  const raise = test.deps.db.update(goods).set({ minSaleNum: 3 }).where(eq(goods.id, MANUAL));
  expect(await raise.then(() => null, databaseRefusal)).toContain("不够一笔订单最少要的件数");
});

it("refuses a single card secret for a listing that is sold from two on", async () => {
  const { db } = test.deps;
  const piece = await place(AUTOMATIC);
  const { available, total } = await stockOf(db, AUTOMATIC);
  await db
    .update(stock)
    .set({ available: 0, total: total - available })
    .where(eq(stock.id, piece.stockId));
  const added = addCardSecrets(test.deps, ACTOR, piece, ["ONE-MORE-SECRET"]);
  // The secrets that were there fill the pieces again, one by one.
  expect(await added.then(() => null, databaseRefusal)).toContain("不够一笔订单最少要的件数");
});

it("shows what sales have left as short, with the true reason, and outside of what is in stock", async () => {
  await sellAllButOne();
  expect(await detail(MANUAL)).toMatchObject({ stock: 1, unavailable: "short" });
  const token = await test.tokenOf(2);
  const confirmed = await test.request(
    "orderConfirm",
    { goods_id: MANUAL, quantity: 2 },
    { token },
  );
  expect(confirmed).toMatchObject({
    code: 30409,
    msg: "只剩 1 件，不够一笔订单最少要的 2 件，现在不能下单",
  });
  const found = async (in_stock?: 1) =>
    (await test.request("searchGoods", { q: "组合", ...(in_stock ? { in_stock } : {}) })).data.list;
  expect(await found()).toMatchObject([{ goods_id: MANUAL, unavailable: "short" }]);
  expect(await found(1)).toEqual([]);
});

it("lets the price of the rest be changed, and refuses to list it again", async () => {
  await sellAllButOne();
  const price = { seenFen: 1_000, fen: 900 };
  await setPrice(test.deps, ACTOR, await place(MANUAL), price);
  await setListed(test.deps, ACTOR, MANUAL, false);
  await expect(setListed(test.deps, ACTOR, MANUAL, true)).rejects.toThrow("只有 1 件，不够");
});

it("says that pieces are being paid for while they may come back", async () => {
  expect(await importRows(test, [rowFrom2(4)])).toEqual(new Map());
  await placeOrder(test, 1, { goodsId: MANUAL, quantity: 3 });
  expect(await detail(MANUAL)).toMatchObject({ stock: 1, held: 3, unavailable: "being_paid" });
  const token = await test.tokenOf(2);
  const { msg } = await test.request("orderConfirm", { goods_id: MANUAL, quantity: 2 }, { token });
  expect(msg).toContain("有人下了单还没有付款");
  await test.clock.advance(902);
  await sweepUnpaid(test.deps);
  expect(await detail(MANUAL)).toMatchObject({ stock: 4, unavailable: null });
});
