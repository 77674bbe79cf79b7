import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { placeStuckOrder } from "@storefront/testbed/marketplace/place-stuck-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { setBalance } from "@storefront/testbed/marketplace/set-balance";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { lockSale, refundPart } from "../refunds/refunds";
import { sweepRefunds } from "./refunds";
import { sweepFulfilments } from "./sweep-fulfilments";

const BUYER = 1;
const CHOICE = { goodsId: 1011 };
const REFUND_S = 30 * 60;

const t = useTestApp();
const buyer = useBuyer(t, BUYER);

const detail = async (order_num: string) => (await buyer.call("orderDetail", { order_num })).data;
const payStatus = async (order_num: string) => (await buyer.call("payStatus", { order_num })).data;
const iso = () => t.clock.now().toISOString();

describe("the pay status of a paid order that is not fulfilled", () => {
  it("carries the time of its refund until it is fulfilled", async () => {
    const refund_at = new Date(t.clock.now().getTime() + REFUND_S * 1000).toISOString();
    const { orderNum, mend } = await placeStuckOrder(t, BUYER, CHOICE);
    expect(await payStatus(orderNum)).toMatchObject({ pay_status: 1, processing: { refund_at } });
    await mend();
    await t.clock.advance(30);
    await sweepFulfilments(t.deps);
    expect(await payStatus(orderNum)).toEqual({ pay_status: 1, pay_count_down: 0 });
  });

  it("carries the refund once it was given up, due and then paid", async () => {
    const orderNum = (await placeOrder(t, BUYER, CHOICE)).order.order_num;
    const mend = await refuseUpdates(t.deps.db, "orders", "new.status = 'paid'");
    await t.simulators.alipay.pay(orderNum);
    await t.clock.advance(REFUND_S);
    await sweepFulfilments(t.deps);
    await mend();
    const refund = { amount: "5.00", way: "alipay", cause: "not_fulfilled", created_at: iso() };
    const due = { ...refund, state: "due", refunded_at: null };
    expect(await payStatus(orderNum)).toMatchObject({ pay_status: 3, refunds: [due] });
    await t.clock.advance(5);
    await sweepRefunds(t.deps);
    const refunded = { ...refund, state: "refunded", refunded_at: iso() };
    expect(await payStatus(orderNum)).toMatchObject({ pay_status: 3, refunds: [refunded] });
    expect((await detail(orderNum)).refunds).toEqual([refunded]);
  });

  it("is without additions while it is unpaid", async () => {
    const { order } = await placeOrder(t, BUYER, CHOICE);
    expect(Object.keys(await payStatus(order.order_num))).toEqual(["pay_status", "pay_count_down"]);
  });
});

describe("the refunds of an order", () => {
  const refund = (orderNum: string, fen: number) =>
    t.deps.db.transaction(async (tx) =>
      refundPart(tx, await lockSale(tx, orderNum), fen, t.clock.now()),
    );

  it("are none for an order that nothing was refunded of", async () => {
    const { order } = await placeOrder(t, BUYER, CHOICE);
    await settlePayment(t.deps, order.order_num);
    expect((await detail(order.order_num)).refunds).toEqual([]);
  });

  it("are every part of the price, oldest first, while the order goes on", async () => {
    const { order } = await placeOrder(t, BUYER, CHOICE);
    await settlePayment(t.deps, order.order_num);
    await refund(order.order_num, 100);
    await t.clock.advance(1);
    await refund(order.order_num, 150);
    const { refunds, status } = await detail(order.order_num);
    expect(status).toBe("paid");
    expect((await buyer.call("orderList", {})).data.list[0]?.refunds).toEqual(refunds);
    expect(refunds).toMatchObject([
      { amount: "1.00", way: "alipay", state: "due", cause: "part" },
      { amount: "1.50", way: "alipay", state: "due", cause: "part" },
    ]);
  });

  it("are at once in the balance that paid the order", async () => {
    await setBalance(t.deps.db, BUYER, 1_000);
    const { order } = await placeOrder(t, BUYER, { ...CHOICE, payType: 0 });
    await refund(order.order_num, 100);
    const back = { amount: "1.00", way: "ggpay", state: "refunded", refunded_at: iso() };
    expect((await detail(order.order_num)).refunds).toMatchObject([back]);
  });

  it("are those of a boost order too", async () => {
    const { order_num } = (await placeBoost(t, buyer.token)).data;
    const mend = await refuseUpdates(t.deps.db, "boost_orders", "new.status = 'waiting'");
    await settlePayment(t.deps, order_num);
    await t.clock.advance(REFUND_S);
    await sweepFulfilments(t.deps);
    await mend();
    const { data } = await buyer.call("boostOrder", { order_num });
    const due = { amount: "103.00", way: "alipay", state: "due", cause: "not_fulfilled" };
    expect(data).toMatchObject({ processing: null, refunds: [due] });
  });
});
