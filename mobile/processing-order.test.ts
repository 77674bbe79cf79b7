import { orderHref } from "@storefront/contract/http/mobile-paths";
import { reverseSale } from "@storefront/marketplace/fulfilment/fulfilment";
import { sweepFulfilments, sweepRefunds } from "@storefront/marketplace/payments/payments";
import { lockSale, refundPart } from "@storefront/marketplace/refunds/refunds";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { placeStuckOrder } from "@storefront/testbed/marketplace/place-stuck-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = { id: 1, phone: "13800138000" };
const CHOICE = { goodsId: 1011 };
const REFUND_S = 30 * 60;

const test = useSandboxApp();
const browser = usePhone(test, BUYER.phone);

const open = async (orderNum: string) => (await browser.get(orderHref(orderNum))).html;
const stateOf = async (orderNum: string) =>
  (await browser.get(`/phone/orderState?order_num=${orderNum}`)).html;

describe("a paid order that is not fulfilled yet", () => {
  it("says until when it is fulfilled or refunded, and has nothing to collect", async () => {
    const { orderNum, mend } = await placeStuckOrder(test, BUYER.id, CHOICE);
    const html = await open(orderNum);
    expect((await browser.get("/phone/orders")).html).toContain(">已付款，正在处理<");
    await mend();
    expect(html).toContain("已付款，正在处理");
    expect(html).toMatch(/到 今天 \d\d:\d\d 还没有完成，会原路全额退款。/);
    expect(html).not.toContain("/phone/orderDetails/show");
  });

  it("reloads into the part to collect once it is fulfilled", async () => {
    const { orderNum, mend } = await placeStuckOrder(test, BUYER.id, CHOICE);
    expect(await open(orderNum)).toContain('data-state="processing"');
    expect(await stateOf(orderNum)).toBe("processing");
    await mend();
    await test.clock.advance(30);
    await sweepFulfilments(test.deps);
    expect(await stateOf(orderNum)).toBe("paid");
    expect(await open(orderNum)).toContain("查看卡密");
  });

  it("reloads into its refund, on the way and then there", async () => {
    const orderNum = (await placeOrder(test, BUYER.id, CHOICE)).order.order_num;
    const mend = await refuseUpdates(test.deps.db, "orders", "new.status = 'paid'");
    await test.simulators.alipay.pay(orderNum);
    await test.clock.advance(REFUND_S);
    await sweepFulfilments(test.deps);
    await mend();
    const due = await open(orderNum);
    expect(due).toContain("付款后没有处理成功");
    expect(due).toContain("正在退回支付宝付款账户");
    expect(due).toContain('data-state="refund_due due"');
    await sweepRefunds(test.deps);
    expect(await stateOf(orderNum)).toBe("refunded refunded");
    expect(await open(orderNum)).toContain("已退回支付宝付款账户");
  });

  it("cannot be canceled as a boost, and waits for a booster once it is fulfilled", async () => {
    const { order_num } = (await placeBoost(test, await test.tokenOf(BUYER.id))).data;
    const mend = await refuseUpdates(test.deps.db, "boost_orders", "new.status = 'waiting'");
    await settlePayment(test.deps, order_num);
    const page = () => browser.get(`/phone/boost?order_num=${order_num}`);
    const { html } = await page();
    expect(html).toContain("已付款，正在处理");
    expect(html).not.toContain("取消订单");
    expect(html).toContain('data-state="processing 0"');
    await mend();
    await test.clock.advance(30);
    await sweepFulfilments(test.deps);
    expect((await page()).html).toContain("取消订单，全额退款");
  });
});

it("says that the platform refunded an order whose buyer has requested nothing", async () => {
  const { order } = await placeOrder(test, BUYER.id, CHOICE);
  await test.simulators.alipay.pay(order.order_num);
  await test.deps.background.settled();
  await test.deps.db.transaction(async (tx) => {
    const sale = await lockSale(tx, order.order_num);
    if (sale.kind === "goods") {
      await reverseSale(
        tx,
        sale.order,
        { reason: "after_sale", cause: "cancelled" },
        test.clock.now(),
      );
    }
  });
  const html = await open(order.order_num);
  expect(html).toContain("平台已取消订单，款项正在原路退回。");
  expect(html).toContain("平台取消订单");
  expect(html).not.toContain("退款申请");
});

it("lists a partial refund of an order that goes on, with amount, way and state", async () => {
  const { orderNum, mend } = await placeStuckOrder(test, BUYER.id, CHOICE);
  await mend();
  await test.clock.advance(30);
  await sweepFulfilments(test.deps);
  await test.deps.db.transaction(async (tx) =>
    refundPart(tx, await lockSale(tx, orderNum), 150, test.clock.now()),
  );
  const html = await open(orderNum);
  expect(html).toContain("部分退款");
  expect(html).toContain("¥1.50");
  expect(html).toContain("查看卡密");
  expect(html).toContain("data-watch");
});
