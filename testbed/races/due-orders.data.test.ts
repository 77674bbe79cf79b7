import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import {
  orders,
  paymentTrades,
  receivedPayments,
  stock,
} from "@storefront/marketplace/database/schema";
import { sweepOrders } from "@storefront/marketplace/orders/orders";
import { settlePayment } from "@storefront/marketplace/payments/payments";
import { runCommand } from "@storefront/operator/commands/run-command";
import { gt, inArray } from "drizzle-orm";
import { insertUnpaidOrders } from "./insert-unpaid-orders";
import { openShop, type Shop } from "./open-shop";

const UNPAID_S = 15 * 60 + 2;
const ORDERS = 800;
const PAID = 80;

let shop: Shop;
let other: OpenDatabase;
beforeAll(async () => {
  shop = await openShop();
  other = await openDatabase({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

it("expires each order once and loses no payment that arrives meanwhile", async () => {
  const { deps, clock } = shop;
  const numbers = await insertUnpaidOrders(deps.db, ORDERS, clock.now());
  await clock.advance(UNPAID_S);
  // Their provider has said that nothing was paid; the payments below arrive after that.
  await deps.db.update(paymentTrades).set({ state: "closed" });
  const paid = numbers.filter((_, index) => index % (ORDERS / PAID) === 0);
  const sweepAgain = async (db: OpenDatabase["db"]): Promise<number> => {
    const expired = await sweepOrders({ ...deps, db });
    return expired === 0 ? 0 : expired + (await sweepAgain(db));
  };
  const pay = async (orderNum: string) => {
    const [order] = await deps.db
      .select()
      .from(orders)
      .where(inArray(orders.orderNum, [orderNum]));
    const amountFen = order?.totalFen ?? 0;
    const payment = { channel: "alipay", orderNum, amountFen, tradeNum: `T${orderNum}` } as const;
    return settlePayment(deps, { ...payment, callbackId: null });
  };
  const [results, ...expired] = await Promise.all([
    Promise.all(paid.map(pay)),
    sweepAgain(deps.db),
    sweepAgain(other.db),
  ]);
  expired.push(await sweepAgain(deps.db));

  // Late payments find their pieces free again: nobody else buys.
  expect(new Set(results)).toEqual(new Set(["applied"]));
  const rows = await deps.db.select().from(orders).where(inArray(orders.orderNum, numbers));
  const statusOf = new Map(rows.map(({ orderNum, status }) => [orderNum, status]));
  expect(new Set(paid.map((orderNum) => statusOf.get(orderNum)))).toEqual(new Set(["paid"]));
  expect(rows.filter(({ status }) => status === "expired")).toHaveLength(ORDERS - PAID);
  const sum = expired.reduce((total, count) => total + count, 0);
  expect(sum).toBeGreaterThanOrEqual(ORDERS - PAID);
  expect(sum).toBeLessThanOrEqual(ORDERS);
  expect(await deps.db.$count(stock, gt(stock.held, 0))).toBe(0);
  expect(await deps.db.$count(receivedPayments)).toBe(PAID);
  const lines: string[] = [];
  expect([await runCommand(deps, ["check"], (line) => lines.push(line)), lines]).toEqual([
    0,
    expect.arrayContaining(["books balance"]),
  ]);
});
