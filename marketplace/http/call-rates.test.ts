import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const test = useTestApp({ userCallsPerMinute: 2 });
const buyer = useBuyer(test, 1);
let minutes = 0;

beforeEach(async () => {
  // Later than any window of earlier tests, because `reset` also sets the clock back.
  minutes += 10;
  await test.clock.advance(minutes * 60);
});

const calls: [string, () => Promise<{ status: number; code: number; msg: string }>][] = [
  ["orderConfirm", () => buyer.call("orderConfirm", { goods_id: 1010, quantity: 1 })],
  ["quote", () => buyer.call("quote", { goods_id: 1010, quantity: 1 })],
  [
    "buildOrder",
    () =>
      buyer.call("buildOrder", {
        order_num: "12345678",
        goods_id: 1010,
        buy_count: 1,
        pay_type: 1,
      }),
  ],
  ["collectGoods", () => buyer.call("collectGoods", { goods_id: 1010, action: 1 })],
  ["subscribe", () => buyer.call("subscribe", { user_id: 1, action: 1 })],
  ["shareGoods", () => buyer.call("shareGoods", { goods_id: 1010 })],
  ["orderList", () => buyer.call("orderList", {})],
  ["favourites", () => buyer.call("favourites", {})],
  ["ledger", () => buyer.call("ledger", {})],
  ["ownEnvelopes", () => buyer.call("ownEnvelopes", {})],
];

it.each(calls)("refuses %s beyond the limit per minute, with the time to wait", async (_, call) => {
  await call();
  await call();
  expect(await call()).toMatchObject({
    status: 429,
    code: 40429,
    msg: "操作太频繁，请 60 秒后再试",
  });
  await test.clock.advance(60);
  expect((await call()).status).not.toBe(429);
});

it("counts each user and each call separately", async () => {
  const collect = (as: string) =>
    test.request("collectGoods", { goods_id: 1010, action: 1 }, { token: as });
  for (let made = 0; made < 3; made += 1) await collect(buyer.token);
  expect((await collect(await test.tokenOf(2))).code).toBe(0);
  expect((await buyer.call("orderList", {})).code).toBe(0);
});

it("does not count a visitor's calls", async () => {
  for (let made = 0; made < 4; made += 1) {
    expect((await test.request("shareGoods", { goods_id: 1010 })).code).toBe(0);
  }
});
