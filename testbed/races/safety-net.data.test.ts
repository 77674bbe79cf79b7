import { orders } from "@storefront/marketplace/database/schema";
import {
  resolveDueTrades,
  sweepFulfilments,
  sweepRefunds,
} from "@storefront/marketplace/payments/payments";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { placeOrder } from "../buyer/buy";
import { callerWith } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import {
  bookFaults,
  type PaidSale,
  paymentSteps,
  performStep,
  plantFailures,
  readEnd,
  settleAll,
} from "../marketplace/payment-steps";
import type { TestApp } from "../marketplace/test-app";
import { UNLIMITED } from "../marketplace/unlimited";
import { insertListing } from "./listing";
import { openShop } from "./open-shop";

const ROUNDS = testScope === "full" ? 40 : 10;
const RUNS = testScope === "full" ? 150 : 15;
const TIMEOUT_MS = 1_800_000;
const MINUTE_S = 60;

let shop: TestApp;
beforeAll(async () => {
  shop = await openShop(UNLIMITED);
  plantFailures(shop);
});
afterAll(() => shop.close());

async function placeSale(): Promise<PaidSale> {
  const { goodsId: goods_id } = await insertListing(shop.deps.db, 1);
  const [buyer] = await insertBuyers(shop.deps.db, shop.clock, 1);
  const token = buyer?.token ?? "";
  const placed = await placeOrder(callerWith(shop.request, token), { goods_id });
  const orderNum = placed.order.order_num;
  const [order] = await shop.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return { orderNum, token, amountFen: order?.totalFen ?? 0 };
}

async function expectEnd(sale: PaidSale): Promise<string> {
  const { status = "", secrets, kept } = await readEnd(shop, sale);
  expect([secrets, kept]).toEqual(status === "paid" ? [1, [sale.amountFen]] : [0, []]);
  return status;
}

it(
  "lets one of attempt and refund win, while callbacks of the order arrive",
  async () => {
    const ends: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const sale = await placeSale();
      await performStep(shop, sale, ["break"]);
      await performStep(shop, sale, ["pay"]);
      await performStep(shop, sale, ["mend"]);
      const beforeDeadline = shop.clock.now().getTime() + 29 * MINUTE_S * 1000;
      await shop.clock.advance(30 * MINUTE_S);
      const early = { ...shop.deps, clock: { ...shop.clock, now: () => new Date(beforeDeadline) } };
      const attempt = () => sweepFulfilments(early);
      const giveUp = () => sweepFulfilments(shop.deps);
      const sweeps = [attempt, attempt, giveUp, giveUp];
      // In the first two rounds one of them has won before the others begin, so that both ends are met.
      await [attempt, giveUp][round]?.();
      await Promise.all([
        ...(round % 2 === 0 ? sweeps : sweeps.toReversed()).map((sweep) => sweep()),
        performStep(shop, sale, ["notify again", "notify again", "pay again twice"]),
        performStep(shop, sale, ["pay elsewhere", "cancel", "refund"]),
        resolveDueTrades(shop.deps),
        sweepRefunds(shop.deps),
      ]);
      await settleAll(shop);
      ends.push(await expectEnd(sale));
    }
    expect(ends.slice(0, 2)).toEqual(["paid", "refunded"]);
    expect(ends.filter((end) => end !== "paid" && end !== "refunded")).toEqual([]);
    expect(await bookFaults(shop)).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  "ends every payment in goods or in money when attempts, refunds and callbacks race",
  async () => {
    const check = fc.asyncProperty(paymentSteps, async (steps) => {
      const sale = await placeSale();
      // All the acts of two steps at once.
      for (let at = 0; at < steps.length; at += 2) {
        await performStep(shop, sale, steps.slice(at, at + 2).flat());
        expect(await bookFaults(shop)).toEqual([]);
      }
      await settleAll(shop);
      const end = await expectEnd(sale);
      expect(["paid", "refunded", "expired", "cancelled"]).toContain(end);
      for (const simulator of Object.values(shop.simulators)) await simulator.clear();
    });
    await fc.assert(check, { numRuns: RUNS });
    expect(await bookFaults(shop)).toEqual([]);
  },
  TIMEOUT_MS,
);
