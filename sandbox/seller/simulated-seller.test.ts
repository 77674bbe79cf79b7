import {
  type AccountToCheck,
  type MessageToAnswer,
  type OrderToDeliver,
  type RefundToAnswer,
  type SellerAdapter,
  simulateSeller,
} from "./simulated-seller";

const PAID_AT = new Date("2026-03-01T04:00:00Z");

function adapter(
  order: Partial<OrderToDeliver> = {},
  refunds: RefundToAnswer[] = [],
  waiting: MessageToAnswer[] = [],
  accounts: AccountToCheck[] = [],
) {
  const actions: string[] = [];
  const open: OrderToDeliver = {
    orderNum: "20260301000000123456",
    goodsName: "三年号",
    paidAt: PAID_AT,
    begun: false,
    ...order,
  };
  const sellerAdapter: SellerAdapter = {
    ordersToDeliver: async () => [open],
    refundsToAnswer: async () => refunds,
    accept: async (orderNum) => void actions.push(`accept ${orderNum}`),
    refuse: async (orderNum) => void actions.push(`refuse ${orderNum}`),
    accountsToCheck: async () => accounts,
    confirmReturn: async (orderNum) => void actions.push(`confirm ${orderNum}`),
    changePassword: async (orderNum, secret) =>
      void actions.push(`password ${orderNum} ${secret === null ? "by hand" : "new"}`),
    messagesToAnswer: async () => waiting,
    answer: async (conversationId) => void actions.push(`answer ${conversationId}`),
    begin: async (orderNum) => void actions.push(`begin ${orderNum}`),
    deliver: async (orderNum, note) => void actions.push(`deliver ${orderNum} ${note}`),
  };
  return { sellerAdapter, actions };
}

const sellerAt = (seconds: number) =>
  simulateSeller(() => new Date(PAID_AT.getTime() + seconds * 1000));

it.each([
  [9, false, []],
  [10, false, ["begin 20260301000000123456"]],
  [29, true, []],
])("%d s after the payment does %p (begun: %j)", async (seconds, begun, expected) => {
  const { sellerAdapter, actions } = adapter({ begun });
  await sellerAt(seconds).act(sellerAdapter);
  expect(actions).toEqual(expected);
});

it("delivers the same credentials each time, 30 s after the payment", async () => {
  const { sellerAdapter, actions } = adapter();
  await sellerAt(30).act(sellerAdapter);
  await sellerAt(31).act(sellerAdapter);
  expect(actions[0]).toContain("账号：sample_123456\n密码：Sx-654321");
  expect(actions[1]).toBe(actions[0]);
});

it("does nothing while idle", async () => {
  const { sellerAdapter, actions } = adapter();
  const seller = sellerAt(60);
  seller.setIdle(true);
  await seller.act(sellerAdapter);
  expect(actions).toEqual([]);
  seller.setIdle(false);
  await seller.act(sellerAdapter);
  expect(actions).toHaveLength(1);
});

it("answers a refund 30 s after the request, refusing one reason", async () => {
  const refunds: RefundToAnswer[] = [
    { orderNum: "1", reason: "not_working", requestedAt: PAID_AT },
    { orderNum: "2", reason: "recovered", requestedAt: PAID_AT },
  ];
  const { sellerAdapter, actions } = adapter({ begun: true }, refunds);
  await sellerAt(29).act(sellerAdapter);
  expect(actions).toEqual([]);
  await sellerAt(30).act(sellerAdapter);
  expect(actions.slice(1)).toEqual(["accept 1", "refuse 2"]);
});

it("answers a message 30 s after it was sent", async () => {
  const { sellerAdapter, actions } = adapter(
    { begun: true },
    [],
    [{ conversationId: 7, waitingSince: PAID_AT }],
  );
  await sellerAt(29).act(sellerAdapter);
  expect(actions).toEqual([]);
  await sellerAt(30).act(sellerAdapter);
  expect(actions.slice(1)).toEqual(["answer 7"]);
});

describe("a returned account", () => {
  const ended = { orderNum: "7", endedAt: PAID_AT, awaitsConfirmation: true } as const;
  const checkedAt = async (seconds: number, account: AccountToCheck) => {
    const { sellerAdapter, actions } = adapter({ begun: true }, [], [], [account]);
    sellerAdapter.ordersToDeliver = async () => [];
    await sellerAt(seconds).act(sellerAdapter);
    return actions;
  };

  it("waits 30 s", async () => {
    expect(await checkedAt(29, { ...ended, awaitsPassword: "stored" })).toEqual([]);
  });

  it.each([
    ["stored", true, ["confirm 7", "password 7 new"]],
    ["handed over", true, ["confirm 7", "password 7 by hand"]],
    [null, true, ["confirm 7"]],
    ["stored", false, ["password 7 new"]],
  ] as const)("is checked when its password is %s", async (awaitsPassword, confirm, expected) => {
    const account = { ...ended, awaitsPassword, awaitsConfirmation: confirm };
    expect(await checkedAt(30, account)).toEqual(expected);
  });
});
