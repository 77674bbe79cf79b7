import {
  boostOrders,
  fulfilmentTasks,
  messages,
  operatorAudit,
  orders,
  paymentRefunds,
} from "@storefront/marketplace/database/schema";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeStuckOrder } from "@storefront/testbed/marketplace/place-stuck-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { eq } from "drizzle-orm";
import type { SignedIn } from "../access/sessions";
import { approveRefund } from "../approvals/decide-request";
import { checkLedger } from "../check/check-ledger";
import { checkPayments } from "../check/check-payments";
import { checkStock } from "../check/check-stock";
import { extendDeadline } from "./extend-deadline";
import { refundByOperator } from "./refund-by-operator";
import { retryFulfilment } from "./retry-fulfilment";
import { deliver } from "./work-on-order";

const BUYER = 1;
const GOODS = 1011;
const PRICE_FEN = 500;
const HOUR_MS = 3_600_000;

const test = useTestApp({ refundApprovalFen: PRICE_FEN });
let first: SignedIn;
let second: SignedIn;
let mend: () => Promise<void>;

beforeEach(async () => {
  [first, second] = [
    await insertOperator(test.deps.db, "lin"),
    await insertOperator(test.deps.db, "wu"),
  ];
});
afterEach(() => mend());

async function stuck(): Promise<string> {
  const placed = await placeStuckOrder(test, BUYER, { goodsId: GOODS });
  mend = placed.mend;
  return placed.orderNum;
}
const cancel = (orderNum: string, fen = PRICE_FEN) =>
  refundByOperator(test.deps, first, orderNum, { act: "cancel", fen, reason: "无法完成" });
const orderOf = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0];
const tasks = () => test.deps.db.select().from(fulfilmentTasks);
const audit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(operatorAudit.id)).map(
    ({ action }) => action,
  );
const notifications = async () =>
  (await test.deps.db.select().from(messages).orderBy(messages.id)).map(({ text }) => text);
const expectBooks = async () => {
  expect(await checkLedger(test.deps.db)).toEqual([]);
  expect(await checkStock(test.deps.db)).toEqual([]);
  expect(await checkPayments(test.deps.db)).toEqual([]);
};

describe("canceling a paid order that is not fulfilled", () => {
  it("refunds it whole the way it was paid, frees its pieces and tells the buyer", async () => {
    const held = (await stockOf(test.deps.db, GOODS)).held;
    const orderNum = await stuck();
    expect(await cancel(orderNum)).toBe("refund");
    expect(await orderOf(orderNum)).toMatchObject({
      status: "refund_due",
      refundReason: "not_fulfilled",
    });
    expect(await tasks()).toEqual([]);
    expect(await test.deps.db.select().from(paymentRefunds)).toMatchObject([
      { orderNum, channel: "alipay", amountFen: PRICE_FEN, cause: "not_fulfilled" },
    ]);
    expect((await stockOf(test.deps.db, GOODS)).held).toBe(held);
    expect(await audit()).toEqual(["order.refund"]);
    expect(await notifications()).toEqual([expect.stringContaining("全额退款 5.00 元")]);
    await expectBooks();
    await expect(cancel(orderNum)).rejects.toMatchObject({ message: "订单正在退款" });
    await expectBooks();
  });

  it("refuses any other amount, and a refund in part, and changes nothing", async () => {
    const orderNum = await stuck();
    for (const fen of [PRICE_FEN - 1, PRICE_FEN + 1, 0, -PRICE_FEN, Number.NaN]) {
      await expect(cancel(orderNum, fen)).rejects.toMatchObject({
        message: expect.stringContaining("不一致"),
      });
    }
    const part = { act: "refund", fen: 100, reason: "x" } as const;
    await expect(refundByOperator(test.deps, first, orderNum, part)).rejects.toMatchObject({
      message: expect.stringContaining("取消并全额退款"),
    });
    expect((await orderOf(orderNum))?.status).toBe("received");
    expect(await tasks()).toHaveLength(1);
    expect(await audit()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });

  it("needs a second operator above the limit, and goes on being tried until then", async () => {
    const orderNum = await stuck();
    const config = { ...test.deps.config, refundApprovalFen: PRICE_FEN - 1 };
    const request = { act: "cancel", fen: PRICE_FEN, reason: "无法完成" } as const;
    expect(await refundByOperator({ ...test.deps, config }, first, orderNum, request)).toBe(
      "request",
    );
    expect((await orderOf(orderNum))?.status).toBe("received");
    await expect(approveRefund(test.deps, first, orderNum, PRICE_FEN)).rejects.toMatchObject({
      message: expect.stringContaining("另一位操作员"),
    });
    await approveRefund(test.deps, second, orderNum, PRICE_FEN);
    expect((await orderOf(orderNum))?.status).toBe("refund_due");
    expect(await audit()).toEqual(["refund.request", "refund.approve", "order.refund"]);
    await expectBooks();
  });

  it("refunds a boost as well", async () => {
    const { data } = await placeBoost(test, await test.tokenOf(BUYER));
    mend = await refuseUpdates(test.deps.db, "boost_orders", "new.status = 'waiting'");
    await settlePayment(test.deps, data.order_num);
    const request = { act: "cancel", fen: 10_300, reason: "无法完成" } as const;
    expect(await refundByOperator(test.deps, first, data.order_num, request)).toBe("request");
    await approveRefund(test.deps, second, data.order_num, 10_300);
    const [boost] = await test.deps.db.select().from(boostOrders);
    expect(boost?.status).toBe("refund_due");
    expect(await tasks()).toEqual([]);
    await expectBooks();
  });
});

describe("retrying", () => {
  it("records the act and the failed attempt, and fulfills the order once the fault is mended", async () => {
    const orderNum = await stuck();
    expect(await retryFulfilment(test.deps, first, orderNum)).toBe("retry_failed");
    expect(await tasks()).toMatchObject([{ tries: 2, cause: "planted in orders" }]);
    expect(await audit()).toEqual(["order.retry"]);
    await mend();
    mend = async () => undefined;
    expect(await retryFulfilment(test.deps, first, orderNum)).toBe("retry");
    expect((await orderOf(orderNum))?.status).toBe("paid");
    expect(await notifications()).toHaveLength(2);
    await expectBooks();
    await expect(retryFulfilment(test.deps, first, orderNum)).rejects.toMatchObject({
      message: "订单没有在等待处理，不用重试",
    });
    expect(await audit()).toHaveLength(2);
  });
});

it("extends the deadline of the refund", async () => {
  const orderNum = await stuck();
  const [before] = await tasks();
  await extendDeadline(test.deps, first, orderNum, { name: "processing", hours: 2 });
  const [task] = await tasks();
  expect(task?.refundAt.getTime()).toBe((before?.refundAt.getTime() ?? 0) + 2 * HOUR_MS);
  expect(await notifications()).toEqual([expect.stringContaining("处理期限延长了 2 小时")]);
});

it("refuses to deliver what is not fulfilled, and changes nothing", async () => {
  const orderNum = await stuck();
  await expect(deliver(test.deps, first, orderNum, "账号")).rejects.toMatchObject({
    message: expect.stringContaining("还没有处理成功"),
  });
  expect((await orderOf(orderNum))?.status).toBe("received");
  expect(await audit()).toEqual([]);
});
