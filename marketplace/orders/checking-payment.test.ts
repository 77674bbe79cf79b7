import { ERRORS } from "@storefront/contract/codes";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { giveCoupon, orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { orders, userEnvelopes } from "../database/schema";
import type { Deps } from "../deps";
import { readBuyerHistory } from "../order-records/order-records";
import type { Queried } from "../providers/payments/provider";

const BUYER = 1;
const GOODS = 1001;
const SPEC = 2;
const PAY_WINDOW_S = 900;
const CHECKING = ERRORS.paymentChecking.code;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);
let orderNum: string;
let couponId: number;
let silence: { deps: Deps; answer: (queried: Queried | null) => void };

beforeEach(async () => {
  couponId = await giveCoupon(test, BUYER);
  const payload = { ...(await draft(GOODS, SPEC)), envelope_id: couponId };
  orderNum = payload.order_num;
  expect((await build(payload)).code).toBe(0);
  silence = await withSilentProvider();
  await test.clock.advance(PAY_WINDOW_S);
});
afterEach(() => silence.answer(null));

const { draft, build } = orderCalls(buyer);
const order = async () => {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  if (!row) throw new Error(`no order ${orderNum}`);
  return row;
};
const status = async () => (await buyer.call("payStatus", { order_num: orderNum })).data;
const listed = async (state: "pending" | "expired") =>
  (await buyer.call("orderList", { state, page: 1 })).data.list;
const couponStatus = async () => {
  const own = eq(userEnvelopes.id, couponId);
  return (await test.deps.db.select().from(userEnvelopes).where(own))[0]?.status;
};

/** Makes Alipay lose every answer, until `answer` gives one. */
async function withSilentProvider() {
  const { alipay } = test.deps.payments;
  if (!alipay) throw new Error("alipay is configured");
  let known: Queried | null = null;
  const lost = { state: "unknown", reason: "timeout" } as const;
  const query = jest.spyOn(alipay, "query").mockImplementation(async () => known ?? lost);
  const close = jest
    .spyOn(alipay, "close")
    .mockImplementation(async () => (known === null ? lost : { state: "closed" }));
  return {
    deps: test.deps,
    answer: (queried: Queried | null) => {
      known = queried;
      if (queried !== null) return;
      query.mockRestore();
      close.mockRestore();
    },
  };
}

it("is neither expired nor payable while the provider has not answered, and keeps what it holds", async () => {
  const held = (await stockOf(test.deps.db, SPEC)).held;
  expect(await status()).toEqual({ pay_status: 0, pay_count_down: 0, checking: true });
  await test.clock.advance(3600);
  await sweepUnpaid(test.deps);
  expect(await status()).toMatchObject({ pay_status: 0, checking: true });
  expect(await listed("pending")).toMatchObject([{ order_num: orderNum, checking: true }]);
  expect(await listed("expired")).toEqual([]);
  const { data } = await buyer.call("orderDetail", { order_num: orderNum });
  expect(data).toMatchObject({ status: "pending", checking: true });
  expect([(await order()).status, await couponStatus()]).toEqual(["pending", "held"]);
  expect((await stockOf(test.deps.db, SPEC)).held).toBe(held);
});

it("cannot be canceled into a lost payment, and counts as unpaid", async () => {
  expect(await buyer.call("orderCancel", { order_num: orderNum })).toMatchObject({
    code: CHECKING,
    msg: expect.stringContaining("正在核对"),
  });
  const item = { goodsId: GOODS, specId: SPEC };
  const history = await readBuyerHistory(test.deps.db, BUYER, item, test.clock.now());
  expect([history.unpaid, history.expired]).toEqual([1, 0]);
});

it("is fulfilled once the provider says that it was paid", async () => {
  expect(await status()).toMatchObject({ checking: true });
  const { totalFen } = await order();
  silence.answer({ state: "paid", amountFen: totalFen, tradeNum: "2026030122001" });
  await test.clock.advance(10);
  expect(await status()).toMatchObject({ pay_status: 1 });
});

it("expires once the provider says that nothing was paid, and gives everything back", async () => {
  expect(await status()).toMatchObject({ checking: true });
  silence.answer({ state: "closed" });
  await test.clock.advance(10);
  expect(await status()).toEqual({ pay_status: 2, pay_count_down: 0 });
  expect([(await order()).status, await couponStatus()]).toEqual(["expired", "unused"]);
  expect(await listed("expired")).toMatchObject([{ order_num: orderNum, state: "expired" }]);
});
