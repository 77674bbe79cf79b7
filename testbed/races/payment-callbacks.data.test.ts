import { orders, paymentNotices } from "@storefront/marketplace/database/schema";
import { eq, inArray } from "drizzle-orm";
import { placeOrder } from "../buyer/buy";
import { payWithCallback } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";
import { saleProblems } from "./sale-problems";

/** Defects of a callback, and the result that is recorded for them with WeChat Pay. */
const WRONG = {
  forged: "bad_signature",
  bad_signature: "bad_signature",
  stale: "stale",
  wrong_amount: "wrong_amount",
  wrong_app: "wrong_app",
  wrong_merchant: "wrong_merchant",
  wrong_currency: "wrong_currency",
} as const;
const KINDS = Object.keys(WRONG) as (keyof typeof WRONG)[];
/** Fewer than the limit of recorded refusals per address. */
const EACH = 7;

let race: Race;

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

async function pendingOrder() {
  const { goodsId, stockId } = await insertListing(race.db, 5);
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  const caller = callerAt(race.shopFor(0), buyer?.token ?? "");
  const { order } = await placeOrder(caller, { goods_id: goodsId }, { pay_type: 2 });
  return { stockId, orderNum: order.order_num };
}

async function statusOf(orderNum: string) {
  const [order] = await race.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return order?.status;
}

/** A callback that met no open connection has no answer, and is sent again, as providers do. */
async function sendUntilAnswered(url: string, orderNum: string, kind: (typeof KINDS)[number]) {
  const answer = await payWithCallback(url, orderNum, kind);
  return answer.http === 0 ? payWithCallback(url, orderNum, kind) : answer;
}

test("pays once for 200 concurrent callbacks among invalid ones, and rejects and records every invalid one", async () => {
  const { stockId, orderNum } = await pendingOrder();
  const other = await pendingOrder();
  const [wrong] = await Promise.all([
    Promise.all(
      KINDS.flatMap((kind) =>
        Array.from({ length: EACH }, (_, index) =>
          sendUntilAnswered(race.shopFor(index), other.orderNum, kind),
        ),
      ),
    ),
    ...race.shops.map(({ url }) => payWithCallback(url, orderNum, "flood")),
  ]);
  expect(new Set(wrong.map(({ http }) => http))).toEqual(new Set([403]));
  expect(await statusOf(orderNum)).toBe("paid");
  expect(await statusOf(other.orderNum)).toBe("pending");
  expect(await saleProblems(race.db, stockId)).toEqual([]);

  const recorded = await race.db.select({ result: paymentNotices.result }).from(paymentNotices);
  const count = (result: string) =>
    recorded.filter((callback) => callback.result === result).length;
  expect(count("applied")).toBe(1);
  expect(count("repeated")).toBe(199);
  for (const result of new Set(Object.values(WRONG))) {
    const kinds = KINDS.filter((kind) => WRONG[kind] === result);
    // A provider retries rejected callbacks, so there may be more by now.
    expect(count(result)).toBeGreaterThanOrEqual(kinds.length * EACH);
  }
});

test("a valid callback pays an order whose earlier callbacks were all invalid", async () => {
  const made = await Promise.all(KINDS.map(pendingOrder));
  await Promise.all(
    made.map(({ orderNum }, index) =>
      payWithCallback(race.shopFor(index), orderNum, KINDS[index] ?? "forged"),
    ),
  );
  const nums = made.map(({ orderNum }) => orderNum);
  const before = await race.db.select().from(orders).where(inArray(orders.orderNum, nums));
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set(["pending"]));
  const results = await Promise.all(
    nums.map((num, index) => payWithCallback(race.shopFor(index + 1), num, "out_of_order")),
  );
  expect(results.map(({ result }) => result)).toEqual(nums.map(() => "applied"));
});
