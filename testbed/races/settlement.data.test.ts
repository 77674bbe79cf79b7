import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { afterSales, ledgerTransfers, orders } from "@storefront/marketplace/database/schema";
import { sweepSettlements } from "@storefront/marketplace/fulfilment/fulfilment";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import { lockSale, refundPart } from "@storefront/marketplace/refunds/refunds";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { and, eq } from "drizzle-orm";
import { sellWithPromises } from "../marketplace/sell-with-promises";
import { UNLIMITED } from "../marketplace/unlimited";
import { openShop, type Shop } from "./open-shop";

const ROUNDS = 12;
const BUYER = 1;
const DAY_S = 24 * 3600;

let shop: Shop;
/** The connections of another marketplace. */
let other: OpenDatabase;
beforeAll(async () => {
  shop = await openShop(UNLIMITED);
  other = await openDatabase({ databaseUrl: shop.databaseUrl });
  // The sample's earlier sales.
  await shop.clock.advance(8 * DAY_S);
  await sweepSettlements(shop.deps);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** @returns the number of an order that is collected and due to be settled */
async function due(payType: 0 | 1): Promise<string> {
  const orderNum = await sellWithPromises(shop, { payType, delivery: 2 });
  await shop.clock.advance(DAY_S);
  return orderNum;
}
const settle = (db = shop.deps.db) => sweepSettlements({ ...shop.deps, db });
const settlements = (orderNum: string) =>
  shop.deps.db.$count(
    ledgerTransfers,
    and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "settlement")),
  );
const rowOf = async (orderNum: string) => {
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return row;
};

it("settles an order once when sweeps of two marketplaces run at the same time", async () => {
  const made: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) made.push(await due(0));
  const settled = await Promise.all([settle(), settle(other.db), settle(), settle(other.db)]);
  expect(settled.reduce((sum, each) => sum + each)).toBe(ROUNDS);
  for (const orderNum of made) expect(await settlements(orderNum)).toBe(1);
  expect(await checkLedger(shop.deps.db)).toEqual([]);
});

it.each([
  ["the balance", 0],
  ["a provider", 1],
] as const)(
  "takes a refund to %s that comes with the settlement from where the price is",
  async (_, payType) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orderNum = await due(payType);
      const refund = () =>
        other.db.transaction(async (tx) =>
          refundPart(tx, await lockSale(tx, orderNum), 200, shop.clock.now()),
        );
      await Promise.all(round % 2 === 0 ? [settle(), refund()] : [refund(), settle()]);
      const { settledAt } = (await rowOf(orderNum)) ?? {};
      const [owed] = await shop.deps.db
        .select()
        .from(ledgerTransfers)
        .where(
          and(
            eq(ledgerTransfers.orderNum, orderNum),
            eq(ledgerTransfers.event, payType === 0 ? "refund" : "refund_owed"),
          ),
        );
      // A refund that a provider has still to pay holds the settlement, unless that came first.
      const isAfter = owed?.fromAccount !== "escrow";
      if (isAfter) expect(settledAt).not.toBeNull();
      expect(await checkLedger(shop.deps.db)).toEqual([]);
      await sweepRefunds(shop.deps);
      await settle();
      expect(await settlements(orderNum)).toBe(1);
    }
    expect(await checkLedger(shop.deps.db)).toEqual([]);
  },
);

it("settles no order with an after-sale that is requested at the same time", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderNum = await due(0);
    const token = await shop.tokenOf(BUYER, 1);
    const request = { order_num: orderNum, reason: "not_working" as const };
    const requestRefund = () => shop.request("orderRefund", request, { token });
    const [requested] = await Promise.all([
      requestRefund(),
      round % 2 === 0 ? settle(other.db) : settle(),
    ]);
    // Both are possible, in this order only: settled, and then requested.
    expect(requested.code).toBe(0);
    const order = await rowOf(orderNum);
    expect(order?.inAfterSale).toBe(true);
    expect(await settlements(orderNum)).toBe(order?.settledAt ? 1 : 0);
    await settle();
    expect((await rowOf(orderNum))?.settledAt).toEqual(order?.settledAt);
    const open = and(eq(afterSales.orderNum, orderNum), eq(afterSales.state, "requested"));
    expect(await shop.deps.db.$count(afterSales, open)).toBe(1);
    await shop.request("withdrawRefund", { order_num: orderNum }, { token });
  }
  expect(await settle()).toBeLessThanOrEqual(ROUNDS);
  expect(await checkLedger(shop.deps.db)).toEqual([]);
});
