import { randomUUID } from "node:crypto";
import { ERRORS } from "@storefront/contract/codes";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import {
  deliverRentByHand,
  RENT_LISTING,
  readOnPhone,
  rentAccount,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import {
  goods,
  ledgerTransfers,
  messages,
  orders,
  paymentRefunds,
  rentalExtensions,
  users,
} from "../database/schema";
import { deliverOrder } from "../orders/orders";
import { resolveDueTrades, sweepRefunds } from "../payments/payments";
import { transitionBySellerOrOperator } from "../refunds/refunds";
import { sweepExtensions } from "./sweep-extensions";
import { sweepRentals } from "./sweep-rentals";

const RENTER = 1;
const OTHER = 2;
const HOUR_S = 3600;
const { orderClosed, rentHours, orderNotFound, orderMismatch, priceChanged } = ERRORS;

const test = useTestApp();

interface Extend {
  hours?: number;
  payType?: number;
  requestId?: string;
  price?: string;
  as?: number;
}

/** Places an extension. */
const extend = async (
  orderNum: string,
  { hours = 2, payType = 1, requestId = randomUUID(), price, as = RENTER }: Extend = {},
) =>
  test.request(
    "extendRental",
    {
      ...{ order_num: orderNum, hours, pay_type: payType, request_id: requestId },
      ...(price === undefined ? {} : { expected_price: price }),
    },
    { token: await test.tokenOf(as, 1) },
  );
const pay = (orderNum: string) => payOrder(test, { orderNum, outcome: "paid" });
const rentalOf = async (orderNum: string) => (await readOnPhone(test, RENTER, orderNum)).rental;
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, RENTER)))[0]?.balanceFen ?? 0;
const refundsOf = (orderNum: string) =>
  test.deps.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNum, orderNum));
const requestRefund = async (order_num: string) =>
  test.request(
    "orderRefund",
    { order_num, reason: "not_working" },
    { token: await test.tokenOf(RENTER) },
  );

describe("a paid extension", () => {
  it("moves the end of the rental by its hours, at the hourly price of the order and without a deposit", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await test.deps.db
      .update(goods)
      .set({ priceFen: 900, activityPriceFen: 0 })
      .where(eq(goods.id, RENT_LISTING));
    const { data } = await extend(orderNum, { hours: 3, price: "10.50" });
    expect(data).toMatchObject({ state: "pending", hours: 3, price: "10.50" });
    expect(data.payment?.qrcode).not.toBe("");
    expect((await rentalOf(orderNum))?.ends_at).toBe("2026-03-01T14:00:00.000Z");

    await pay(data.order_num);
    const rental = await rentalOf(orderNum);
    expect(rental).toMatchObject({
      ...{ state: "running", hours: 7, deposit: "100.00", ends_at: "2026-03-01T17:00:00.000Z" },
      extensions: [{ state: "extended", hours: 3, price: "10.50", payment: null }],
    });
    await test.clock.advance(7 * HOUR_S - 1);
    expect(await sweepRentals(test.deps)).toBe(0);
    await test.clock.advance(1);
    expect(await sweepRentals(test.deps)).toBe(1);
  });

  it("applies at once from the balance, which pays nothing else", async () => {
    const orderNum = await rentAccount(test, RENTER);
    const before = await balance();
    const { data } = await extend(orderNum, { hours: 2, payType: 0 });
    expect(data).toMatchObject({ state: "extended", payment: null });
    expect(before - (await balance())).toBe(700);
    const booked = await test.deps.db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.orderNum, data.order_num));
    expect(booked).toMatchObject([{ event: "payment", toAccount: "escrow", amountFen: 700 }]);
  });

  it("counts once, however often it is placed and notified", async () => {
    const orderNum = await rentAccount(test, RENTER);
    const requestId = randomUUID();
    const first = await extend(orderNum, { requestId });
    await pay(first.data.order_num);
    await pay(first.data.order_num);
    const again = await extend(orderNum, { requestId });
    expect(again.data).toMatchObject({ order_num: first.data.order_num, state: "extended" });
    expect((await extend(orderNum, { requestId, hours: 5 })).code).toBe(orderMismatch.code);
    expect((await rentalOf(orderNum))?.hours).toBe(6);
  });

  it("moves the end of a rental that the seller handed over, and with it its completion", async () => {
    await deliverRentByHand(test);
    const orderNum = await rentAccount(test, RENTER);
    await deliverOrder(test.deps, orderNum, "登录码 1");
    await extend(orderNum, { hours: 2, payType: 0 });
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
    expect(order?.confirmBy?.toISOString()).toBe("2026-03-01T16:00:00.000Z");
  });

  it("keeps the after-sale window open until seven days after the new end", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await extend(orderNum, { hours: 24, payType: 0 });
    await test.clock.advance(28 * HOUR_S + 7 * 24 * HOUR_S - 1);
    expect((await requestRefund(orderNum)).code).toBe(0);
  });
});

describe("an extension is refused", () => {
  const messageOf = async (orderNum: string, more: Extend = {}) => {
    const { code, msg } = await extend(orderNum, more);
    return [code, msg];
  };

  it("after the end, after the return, in after-sale and when the listing is taken off", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await requestRefund(orderNum);
    expect(await messageOf(orderNum)).toEqual([
      orderClosed.code,
      expect.stringContaining("售后正在处理"),
    ]);
    const token = await test.tokenOf(RENTER);
    await test.request("withdrawRefund", { order_num: orderNum }, { token });
    await test.deps.db
      .update(goods)
      .set({ removedAt: test.clock.now() })
      .where(eq(goods.id, RENT_LISTING));
    expect(await messageOf(orderNum)).toEqual([orderClosed.code, expect.stringContaining("下架")]);
    expect((await rentalOf(orderNum))?.extension_offer?.refusal).toContain("下架");
    await returnRented(test, RENTER, orderNum);
    expect(await messageOf(orderNum)).toEqual([
      orderClosed.code,
      expect.stringContaining("已经归还"),
    ]);
    expect((await rentalOf(orderNum))?.extension_offer).toBeNull();
  });

  it("after the time is up, even before a sweep", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await test.clock.advance(4 * HOUR_S);
    expect(await messageOf(orderNum)).toEqual([orderClosed.code, expect.stringContaining("到期")]);
  });

  it("for hours beyond the most that may be left, and for none", async () => {
    const orderNum = await rentAccount(test, RENTER);
    expect(await messageOf(orderNum, { hours: 69 })).toEqual([
      rentHours.code,
      expect.stringContaining("最多续 68 小时"),
    ]);
    expect((await extend(orderNum, { hours: 0 })).code).toBe(rentHours.code);
  });

  it("for another user's rental, another price, and an order that is no rental", async () => {
    const orderNum = await rentAccount(test, RENTER);
    expect((await extend(orderNum, { as: OTHER })).code).toBe(orderNotFound.code);
    expect((await extend(orderNum, { price: "1.00" })).code).toBe(priceChanged.code);
    expect((await extend("20260301100000000000")).code).toBe(orderNotFound.code);
  });

  it("while another one can be paid, until it is canceled", async () => {
    const orderNum = await rentAccount(test, RENTER);
    const { data } = await extend(orderNum);
    expect(await messageOf(orderNum)).toEqual([
      orderClosed.code,
      expect.stringContaining("没有付款"),
    ]);
    const token = await test.tokenOf(RENTER);
    const cancelled = await test.request("orderCancel", { order_num: data.order_num }, { token });
    expect(cancelled.data.state).toBe("cancelled");
    expect((await extend(orderNum)).code).toBe(0);
  });

  it("by a payment that would come too late for the rental's end, but not from the balance", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await test.clock.advance(4 * HOUR_S - 59);
    expect(await messageOf(orderNum)).toEqual([
      orderClosed.code,
      expect.stringContaining("马上到期"),
    ]);
    expect((await extend(orderNum, { payType: 0 })).code).toBe(0);
  });
});

describe("a late payment of an extension", () => {
  it("counts while the rental still runs", async () => {
    const orderNum = await rentAccount(test, RENTER);
    const { data } = await extend(orderNum);
    await test.clock.advance(16 * 60);
    await resolveDueTrades(test.deps);
    expect(await sweepExtensions(test.deps)).toBe(1);
    await pay(data.order_num);
    expect((await rentalOf(orderNum))?.hours).toBe(6);
  });

  it.each(["is up", "was ended by a return"])("is refunded after the time %s", async (how) => {
    const orderNum = await rentAccount(test, RENTER);
    await test.clock.advance(3.9 * HOUR_S);
    const { data } = await extend(orderNum);
    if (how === "is up") {
      await test.clock.advance(0.1 * HOUR_S);
      await sweepRentals(test.deps);
    } else await returnRented(test, RENTER, orderNum);
    expect((await rentalOf(orderNum))?.extensions).toMatchObject([{ state: "expired" }]);
    await pay(data.order_num);
    expect((await rentalOf(orderNum))?.extensions).toMatchObject([{ state: "refund_due" }]);
    await sweepRefunds(test.deps);
    expect(await refundsOf(data.order_num)).toMatchObject([
      { amountFen: 700, state: "refunded", cause: "too_late" },
    ]);
    expect(await rentalOf(orderNum)).toMatchObject({
      hours: 4,
      extensions: [{ state: "refunded", refunds: [{ amount: "7.00" }] }],
    });
    const [notification] = (await test.deps.db.select().from(messages)).slice(-1);
    expect(notification?.text).toContain("租用已经不能延长");
  });

  it("is refunded when a second one has used the hours that were left", async () => {
    const orderNum = await rentAccount(test, RENTER);
    const first = await extend(orderNum, { hours: 40 });
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    await sweepExtensions(test.deps);
    await extend(orderNum, { hours: 60, payType: 0 });
    await pay(first.data.order_num);
    const states = await test.deps.db.select().from(rentalExtensions);
    expect(states.map(({ status }) => status).sort()).toEqual(["extended", "refund_due"]);
  });
});

describe("a refund of the rental's whole price", () => {
  it("refunds its extensions with it, each the way it was paid", async () => {
    const orderNum = await rentAccount(test, RENTER);
    const byCode = await extend(orderNum, { hours: 2 });
    await pay(byCode.data.order_num);
    const fromBalance = await extend(orderNum, { hours: 1, payType: 0 });
    const before = await balance();
    await requestRefund(orderNum);
    const acceptance = { act: "accept", by: "seller", text: "" } as const;
    await transitionBySellerOrOperator(test.deps, orderNum, acceptance);
    await sweepRefunds(test.deps);
    expect(await refundsOf(byCode.data.order_num)).toMatchObject([
      { amountFen: 700, state: "refunded", cause: "after_sale" },
    ]);
    expect(await refundsOf(fromBalance.data.order_num)).toMatchObject([
      { amountFen: 350, state: "refunded", cause: "after_sale" },
    ]);
    expect((await balance()) - before).toBe(350);
  });
});
