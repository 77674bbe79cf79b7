import { runs } from "@storefront/testbed/jest/test-scope";
import {
  bookFaults,
  type PaidSale,
  paymentSteps,
  performStep,
  plantFailures,
  readEnd,
  settleAll,
} from "@storefront/testbed/marketplace/payment-steps";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import fc from "fast-check";

const BUYER = 1;
const GOODS = 1011;
const PRICE_FEN = 500;
/** Each run pays by signed callbacks and queries. */
const TIMEOUT_MS = 900_000;

const t = useTestApp({}, { resets: false });
beforeAll(() => plantFailures(t));

async function placeSale(): Promise<PaidSale> {
  const token = await t.tokenOf(BUYER);
  const { order } = await placeOrder(t, BUYER, { goodsId: GOODS });
  return { orderNum: order.order_num, token, amountFen: PRICE_FEN };
}

it(
  "ends every payment of an order in goods or in money, in any order of events",
  async () => {
    const ends = new Map<string, number>();
    const check = fc.asyncProperty(paymentSteps, async (steps) => {
      await t.reset();
      const sale = await placeSale();
      for (const step of steps) {
        await performStep(t, sale, step);
        expect(await bookFaults(t)).toEqual([]);
      }
      await settleAll(t);
      expect(await bookFaults(t)).toEqual([]);
      const { status = "", secrets, kept, paidTrades } = await readEnd(t, sale);
      const isSold = status === "paid";
      expect([secrets, kept]).toEqual(isSold ? [1, [PRICE_FEN]] : [0, []]);
      expect(["paid", "refunded", "expired", "cancelled"]).toContain(status);
      const end = `${status} ${paidTrades > 1 ? "with others" : paidTrades}`;
      ends.set(end, (ends.get(end) ?? 0) + 1);
    });
    await fc.assert(check, runs(10, 120));
    // The full run reaches each end, or it proves nothing.
    if (testScope === "full") {
      const reached = ["paid 1", "paid with others", "refunded 1", "refunded with others"];
      for (const end of [...reached, "expired 0", "expired 1", "cancelled 0"]) {
        expect([end, ends.has(end)]).toEqual([end, true]);
      }
    }
  },
  TIMEOUT_MS,
);
