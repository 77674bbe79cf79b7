import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp({ visitorCallsPerMinute: 2 });
});
afterEach(() => test.close());

const STOREFRONT = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET };
const from = (address: string) => ({ headers: { ...STOREFRONT, "X-Client-Address": address } });

const calls = {
  games: (options?: object) => test.request("games", {}, options),
  searchGoods: (options?: object) => test.request("searchGoods", { q: "王者" }, options),
  suggest: (options?: object) => test.request("suggest", { q: "王者" }, options),
};

it.each(Object.values(calls))(
  "refuses a search beyond the limit per minute, with the time to wait: %#",
  async (call) => {
    await call();
    await call();
    expect(await call()).toMatchObject({
      status: 429,
      code: 40429,
      msg: "操作太频繁，请 60 秒后再试",
    });
    await test.clock.advance(60);
    expect((await call()).status).toBe(200);
  },
);

it("counts each address separately, and an IPv6 network as one address", async () => {
  const statuses = async (...addresses: string[]) => {
    const answers = [];
    for (const address of addresses) answers.push((await calls.suggest(from(address))).status);
    return answers;
  };
  expect(await statuses("203.0.113.1", "203.0.113.1", "203.0.113.1")).toEqual([200, 200, 429]);
  expect(await statuses("203.0.113.2")).toEqual([200]);
  expect(await statuses("2001:db8::1", "2001:db8::2", "2001:db8::3")).toEqual([200, 200, 429]);
  expect(await statuses("2001:db8:0:1::1")).toEqual([200]);
});

it("does not count the storefront's requests for its own pages", async () => {
  for (let made = 0; made < 4; made += 1) {
    expect((await calls.games({ headers: STOREFRONT })).status).toBe(200);
  }
});
