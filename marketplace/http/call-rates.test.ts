import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";

let test: TestApp;
let token: string;
let minutes = 0;

beforeAll(async () => {
  test = await openTestApp({ userCallsPerMinute: 2 });
});
beforeEach(async () => {
  await test.reset();
  // Later than any window of earlier tests, because `reset` also sets the clock back.
  minutes += 10;
  await test.clock.advance(minutes * 60);
  token = await test.tokenOf(1);
});
afterAll(() => test.close());

const calls: [string, () => Promise<{ status: number; code: number; msg: string }>][] = [
  ["orderConfirm", () => test.request("orderConfirm", { goods_id: 1010, quantity: 1 }, { token })],
  ["quote", () => test.request("quote", { goods_id: 1010, quantity: 1 }, { token })],
  [
    "buildOrder",
    () =>
      test.request(
        "buildOrder",
        { order_num: "12345678", goods_id: 1010, buy_count: 1, pay_type: 1 },
        { token },
      ),
  ],
  ["collectGoods", () => test.request("collectGoods", { goods_id: 1010, action: 1 }, { token })],
  ["subscribe", () => test.request("subscribe", { user_id: 1, action: 1 }, { token })],
  ["shareGoods", () => test.request("shareGoods", { goods_id: 1010 }, { token })],
  ["orderList", () => test.request("orderList", {}, { token })],
  ["favourites", () => test.request("favourites", {}, { token })],
  ["ledger", () => test.request("ledger", {}, { token })],
  ["ownEnvelopes", () => test.request("ownEnvelopes", {}, { token })],
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
  for (let made = 0; made < 3; made += 1) await collect(token);
  expect((await collect(await test.tokenOf(2))).code).toBe(0);
  expect((await test.request("orderList", {}, { token })).code).toBe(0);
});

it("does not count a visitor's calls", async () => {
  for (let made = 0; made < 4; made += 1) {
    expect((await test.request("shareGoods", { goods_id: 1010 })).code).toBe(0);
  }
});
