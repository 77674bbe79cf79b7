import type { CallAnswer } from "@storefront/contract/calls";
import { yuanToFen } from "@storefront/contract/money";
import { ledgerTransfers } from "@storefront/marketplace/database/schema";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { and, eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { submitOrder } from "../buyer/buy";
import { callerWith } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { runs } from "../jest/test-scope";
import { giveCoupon } from "../marketplace/order-calls";
import { setBalance } from "../marketplace/set-balance";
import { UNLIMITED } from "../marketplace/unlimited";
import { useTestApp } from "../marketplace/use-test-app";
import { importRows } from "./listing-changes";
import { HOURS } from "./listing-combinations";
import { type PriceCase, priceCase, pricedRow, quantityOf } from "./price-cases";

/** Cases that must be compared; the import refuses some listings, for example a discount above the price. */
const { numRuns: CASES } = runs(40, 10_000, 400);
const BATCH = 40;
const SEED = 4242;
const FIRST_ID = 80_001;
const BALANCE_FEN = 1_000_000_000;
const TIMEOUT_MS = 3_600_000;

const test = useTestApp(UNLIMITED, { resets: false });

const fen = (yuan: string): number => yuanToFen(yuan) ?? Number.NaN;

/** What the goods page says one piece costs: an hour of a rental, a seat of a group. */
function shownPrice({ sold }: PriceCase, detail: CallAnswer<"goodsDetail">): number {
  if (sold === "group") return fen(detail.group_buy_price);
  const [spec] = detail.specs;
  const activity = fen(spec?.activity_price ?? detail.activity_price);
  return activity > 0 ? activity : fen(spec?.spec_price ?? detail.normal_price);
}

/** What a quoted price says it consists of. */
function sumOf(price: CallAnswer<"quote">): number {
  const { after_discount_price, quantity, discounts, envelope_reduce_price, rent } = price;
  const off = discounts.reduce((total, { amount }) => total + fen(amount), 0);
  const deposit = rent ? fen(rent.deposit) : 0;
  return fen(after_discount_price) * quantity - off - fen(envelope_reduce_price) + deposit;
}

/** @returns what was paid for an order by the ledger, and at its provider or from the balance */
async function paidFor(orderNum: string, { payType }: PriceCase): Promise<number[]> {
  const { db } = test.deps;
  const payment = and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "payment"));
  const [row] = await db
    .select({ fen: sum(ledgerTransfers.amountFen) })
    .from(ledgerTransfers)
    .where(payment);
  const booked = Number(row?.fen);
  if (payType === 0) return [booked];
  const simulator = payType === 1 ? test.simulators.alipay : test.simulators.wxpay;
  return [booked, (await simulator.trades.find(orderNum))?.amountFen ?? 0];
}

/** Orders and pays one case. @returns every figure that its buyer, the provider and the ledger have seen, in fen */
async function buy(goodsId: number, one: PriceCase, { token }: Buyer) {
  const { data: detail } = await test.request("goodsDetail", { goods_id: goodsId }, { token });
  const offer = {
    goods_id: goodsId,
    goods_spec_id: detail.specs[0]?.goods_spec_id ?? 0,
    quantity: quantityOf(one),
    // As in a query.
    ...(one.sold === "rental" && { rent_plan: JSON.stringify({ hours: HOURS }) }),
    ...(one.sold === "group" && { group_id: 0 }),
  };
  const asked = { ...offer, auto_use_envelope: 1 };
  const { code, msg, data: quote } = await test.request("quote", asked, { token });
  expect({ code, msg, one }).toEqual({ code: 0, msg: "ok", one });
  let now_price = "";
  const built = await submitOrder(callerWith(test.request, token), offer, (confirmed) => {
    now_price = confirmed.now_price;
    return {
      ...{ pay_type: one.payType, expected_price: now_price },
      envelope_id: confirmed.envelope?.user_envelope_id ?? 0,
    };
  });
  expect(built).toMatchObject({ code: 0 });
  const { order_num } = built;
  if (one.payType > 0) await payOrder(test, { orderNum: order_num, outcome: "paid" });
  const { data: order } = await test.request("orderDetail", { order_num }, { token });
  return {
    shown: shownPrice(one, detail) * (one.sold === "rental" ? HOURS : 1),
    unit: fen(quote.after_discount_price),
    sum: sumOf(quote),
    totals: [
      ...[quote.now_price, now_price, built.data.order.price, order.price].map(fen),
      ...(await paidFor(order_num, one)),
    ],
  };
}

async function newBuyer(): Promise<Buyer> {
  const [buyer] = await insertBuyers(test.deps.db, test.clock, 1);
  if (!buyer) throw new Error("no buyer");
  await setBalance(test.deps.db, buyer.userId, BALANCE_FEN);
  return buyer;
}

/** Buys a batch of cases, each of its own listing. @returns how many listings the import has accepted */
async function buyBatch(cases: readonly PriceCase[]): Promise<number> {
  const rows = cases.map((one, at) => pricedRow(FIRST_ID + at, one));
  const refused = await importRows(test, rows);
  let buyer = await newBuyer();
  for (const [at, one] of cases.entries()) {
    if (refused.has(FIRST_ID + at)) continue;
    if (one.isNewBuyer) buyer = await newBuyer();
    if (one.hasCoupon && one.isNewBuyer) await giveCoupon(test, buyer.userId);
    const { shown, unit, sum: parts, totals } = await buy(FIRST_ID + at, one, buyer);
    const told = { case: one, unit, totals };
    expect(told).toEqual({ case: one, unit: shown, totals: totals.map(() => parts) });
  }
  return cases.length - refused.size;
}

it(
  "charges and books the price that the page showed and the quote named",
  async () => {
    const random = fc.sample(priceCase, { numRuns: 2 * CASES, seed: SEED });
    let compared = 0;
    for (let at = 0; compared < CASES; at += BATCH) {
      expect(at).toBeLessThan(random.length);
      // Also compares balances and payments with the ledger.
      await test.reset();
      compared += await buyBatch(random.slice(at, at + BATCH));
    }
    await test.reset();
  },
  TIMEOUT_MS,
);
