import {
  afterSales,
  boostOrders,
  goods,
  messages,
  operatorAudit,
  orders,
  paymentRefunds,
  stock,
  userEnvelopes,
} from "@storefront/marketplace/database/schema";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { giveCoupon } from "@storefront/testbed/marketplace/order-calls";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import {
  deliverRentByHand,
  RENT_DEPOSIT_FEN,
  rentAccount,
} from "@storefront/testbed/marketplace/rent-account";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { eq } from "drizzle-orm";
import { COMMAND_LINE } from "../audit/record-audit";
import { cancelUnpaidOrder } from "./cancel-unpaid-order";
import { extendDeadline } from "./extend-deadline";
import { refundByOperator } from "./refund-by-operator";
import { deliver } from "./work-on-order";

const BUYER = 1;
const GOODS = 1010;
const HOUR_MS = 3_600_000;

const test = useTestApp();

const orderOf = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0];
const audit = () => test.deps.db.select().from(operatorAudit);
const notifications = () => test.deps.db.select().from(messages);
const place = async (goodsId = GOODS) =>
  (await placeOrder(test, BUYER, { goodsId })).order.order_num;
const cancel = (orderNum: string) => cancelUnpaidOrder(test.deps, COMMAND_LINE, orderNum);

async function manual(): Promise<string> {
  await test.deps.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, 1011));
  const orderNum = await place(1011);
  await settlePayment(test.deps, orderNum);
  return orderNum;
}

describe("canceling an unpaid order", () => {
  it("frees pieces and coupon, and tells the buyer", async () => {
    const envelope_id = await giveCoupon(test, BUYER);
    const buyer = await asUser(test, BUYER);
    const offer = { goods_id: 1001, goods_spec_id: 2 };
    const { order_num: orderNum } = await submitOrder(buyer, offer, { envelope_id });
    const { stockId = 0 } = (await orderOf(orderNum)) ?? {};
    const piece = async () =>
      (await test.deps.db.select().from(stock).where(eq(stock.id, stockId)))[0];
    const before = await piece();
    await cancel(orderNum);

    expect((await orderOf(orderNum))?.status).toBe("cancelled");
    expect(await piece()).toMatchObject({
      held: (before?.held ?? 0) - 1,
      available: (before?.available ?? 0) + 1,
    });
    const [freed] = await test.deps.db
      .select()
      .from(userEnvelopes)
      .where(eq(userEnvelopes.id, envelope_id));
    expect(freed?.status).toBe("unused");
    expect(await audit()).toMatchObject([
      { action: "order.cancel", before: { status: "pending" }, after: { status: "cancelled" } },
    ]);
    expect(await notifications()).toMatchObject([{ sender: "auto", operatorId: null }]);
  });

  it("cancels an unpaid boost", async () => {
    const { data } = await placeBoost(test, await test.tokenOf(BUYER));
    await cancel(data.order_num);
    const [boost] = await test.deps.db.select().from(boostOrders);
    expect(boost?.status).toBe("cancelled");
    expect(await notifications()).toHaveLength(1);
  });

  it("refunds money that still arrives", async () => {
    const orderNum = await place();
    await cancel(orderNum);
    await settlePayment(test.deps, orderNum);
    expect(await orderOf(orderNum)).toMatchObject({
      status: "refund_due",
      refundReason: "too_late",
    });
  });

  it("refuses a finished and an unknown order, and changes nothing", async () => {
    const orderNum = await place();
    await cancel(orderNum);
    await expect(cancel(orderNum)).rejects.toMatchObject({ message: "订单没有付款就结束了" });
    await expect(cancel("20990101000000000000")).rejects.toMatchObject({ message: "订单不存在" });
    expect(await audit()).toHaveLength(1);
    expect(await notifications()).toHaveLength(1);
  });
});

describe("extending a deadline", () => {
  const extend = (orderNum: string, name: "delivery" | "confirmation" | "after_sale", hours = 24) =>
    extendDeadline(test.deps, COMMAND_LINE, orderNum, { name, hours });

  it("moves the delivery deadline, and then the confirmation's", async () => {
    const orderNum = await manual();
    const { deliverBy } = (await orderOf(orderNum)) ?? {};
    await extend(orderNum, "delivery");
    expect((await orderOf(orderNum))?.deliverBy?.getTime()).toBe(
      (deliverBy?.getTime() ?? 0) + 24 * HOUR_MS,
    );
    await deliver(test.deps, COMMAND_LINE, orderNum, "交付");
    const { confirmBy } = (await orderOf(orderNum)) ?? {};
    await extend(orderNum, "confirmation", 1);
    expect((await orderOf(orderNum))?.confirmBy?.getTime()).toBe(
      (confirmBy?.getTime() ?? 0) + HOUR_MS,
    );
    expect((await notifications()).map(({ text }) => text)).toEqual([
      expect.stringContaining("交付期限延长了 24 小时"),
      expect.stringContaining("已经交付"),
      expect.stringContaining("确认收货期限延长了 1 小时"),
    ]);
  });

  it("moves the deadline of an open after-sale", async () => {
    const orderNum = await place();
    await settlePayment(test.deps, orderNum);
    const token = await test.tokenOf(BUYER);
    const request = { order_num: orderNum, reason: "not_working", text: "打不开" } as const;
    await test.request("orderRefund", request, { token });
    const dueAt = async () =>
      (await test.deps.db.select().from(afterSales))[0]?.dueAt?.getTime() ?? 0;
    const before = await dueAt();
    await extend(orderNum, "after_sale", 2);
    expect(await dueAt()).toBe(before + 2 * HOUR_MS);
  });

  it("moves the deadline of a boost", async () => {
    const { data } = await placeBoost(test, await test.tokenOf(BUYER));
    await settlePayment(test.deps, data.order_num);
    const deliverBy = async () =>
      (await test.deps.db.select().from(boostOrders))[0]?.deliverBy?.getTime() ?? 0;
    const before = await deliverBy();
    await extend(data.order_num, "delivery", 3);
    expect(await deliverBy()).toBe(before + 3 * HOUR_MS);
  });

  it("refuses a deadline that does not run or has passed, and changes nothing", async () => {
    const orderNum = await manual();
    const refusal = { message: "这个期限现在不在计时，不能延长" };
    await expect(extend(orderNum, "confirmation")).rejects.toMatchObject(refusal);
    const { deliverBy } = (await orderOf(orderNum)) ?? {};
    test.clock.set(deliverBy ?? test.clock.now());
    await expect(extend(orderNum, "delivery")).rejects.toMatchObject(refusal);
    expect((await orderOf(orderNum))?.deliverBy).toEqual(deliverBy);
    expect(await audit()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });
});

describe("a rental that its seller hands over", () => {
  const rented = async () => {
    await deliverRentByHand(test);
    return rentAccount(test, BUYER);
  };

  it("is delivered from the console", async () => {
    const orderNum = await rented();
    await deliver(test.deps, COMMAND_LINE, orderNum, "账号与密码");
    expect((await orderOf(orderNum))?.status).toBe("delivered");
  });

  it("is canceled with price and deposit back", async () => {
    const orderNum = await rented();
    const fen = (await orderOf(orderNum))?.totalFen ?? 0;
    const left = { act: "cancel", fen: fen - RENT_DEPOSIT_FEN, reason: "账号被封" } as const;
    const owner = await insertOperator(test.deps.db, "lin");
    await refundByOperator(test.deps, owner, orderNum, left);
    expect((await orderOf(orderNum))?.status).toBe("refund_due");
    const refunds = await test.deps.db.select().from(paymentRefunds);
    expect(refunds.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(fen);
  });
});
