import {
  type MessageToAnswer,
  type OrderToDeliver,
  type RefundToAnswer,
  type SellerDesk,
  simulateSeller,
} from "./simulated-seller";

const PAID_AT = new Date("2026-03-01T04:00:00Z");

function desk(
  order: Partial<OrderToDeliver> = {},
  refunds: RefundToAnswer[] = [],
  waiting: MessageToAnswer[] = [],
) {
  const done: string[] = [];
  const open: OrderToDeliver = {
    orderNum: "20260301000000123456",
    goodsName: "三年号",
    paidAt: PAID_AT,
    begun: false,
    ...order,
  };
  const own: SellerDesk = {
    ordersToDeliver: async () => [open],
    refundsToAnswer: async () => refunds,
    accept: async (orderNum) => void done.push(`accept ${orderNum}`),
    refuse: async (orderNum) => void done.push(`refuse ${orderNum}`),
    messagesToAnswer: async () => waiting,
    answer: async (conversationId) => void done.push(`answer ${conversationId}`),
    begin: async (orderNum) => void done.push(`begin ${orderNum}`),
    deliver: async (orderNum, note) => void done.push(`deliver ${orderNum} ${note}`),
  };
  return { own, done };
}

const sellerAt = (seconds: number) =>
  simulateSeller(() => new Date(PAID_AT.getTime() + seconds * 1000));

it.each([
  [9, false, []],
  [10, false, ["begin 20260301000000123456"]],
  [29, true, []],
])("%d s after the payment does %p (begun: %j)", async (seconds, begun, expected) => {
  const { own, done } = desk({ begun });
  await sellerAt(seconds).act(own);
  expect(done).toEqual(expected);
});

it("delivers the same credentials each time, 30 s after the payment", async () => {
  const { own, done } = desk();
  await sellerAt(30).act(own);
  await sellerAt(31).act(own);
  expect(done[0]).toContain("账号：sample_123456\n密码：Sx-654321");
  expect(done[1]).toBe(done[0]);
});

it("does nothing while idle", async () => {
  const { own, done } = desk();
  const seller = sellerAt(60);
  seller.setIdle(true);
  await seller.act(own);
  expect(done).toEqual([]);
  seller.setIdle(false);
  await seller.act(own);
  expect(done).toHaveLength(1);
});

it("answers a refund 30 s after the request, refusing one reason", async () => {
  const refunds: RefundToAnswer[] = [
    { orderNum: "1", reason: "not_working", requestedAt: PAID_AT },
    { orderNum: "2", reason: "recovered", requestedAt: PAID_AT },
  ];
  const { own, done } = desk({ begun: true }, refunds);
  await sellerAt(29).act(own);
  expect(done).toEqual([]);
  await sellerAt(30).act(own);
  expect(done.slice(1)).toEqual(["accept 1", "refuse 2"]);
});

it("answers a message 30 s after it was sent", async () => {
  const { own, done } = desk({ begun: true }, [], [{ conversationId: 7, waitingSince: PAID_AT }]);
  await sellerAt(29).act(own);
  expect(done).toEqual([]);
  await sellerAt(30).act(own);
  expect(done.slice(1)).toEqual(["answer 7"]);
});
