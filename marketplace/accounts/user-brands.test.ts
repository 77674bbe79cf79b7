import { placeOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { openSmsBrowser } from "@storefront/testbed/marketplace/sms-browser";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { orderDrafts, orders } from "../database/schema";
import { recordBrandLogin } from "./user-brands";

const BUYER = 1;
const OTHER = 2;
const PHONE = "13800138000";

const test = useTestApp();

const record = (brand: string, userId = BUYER) =>
  test.deps.db.transaction((tx) => recordBrandLogin(tx, { userId, brand }, test.clock.now()));

it("names the other brands once, at the first login on a brand's site", async () => {
  expect(await record("mima")).toEqual([]);
  expect(await record("huoshan")).toEqual(["mima"]);
  expect(await record("huoshan")).toEqual([]);
  expect(await record("mima")).toEqual([]);
  expect(await record("diandian")).toEqual(["huoshan", "mima"]);
});

it("names nothing of other users, and nothing for an unknown host", async () => {
  await record("mima", OTHER);
  expect(await record("")).toEqual([]);
  expect(await record("huoshan")).toEqual([]);
});

it("counts brands on which the account has ordered", async () => {
  const { call } = await asUser(test, BUYER);
  const headers = { "X-Internal-Secret": test.deps.config.internalSecret, "X-Brand": "mima" };
  await placeOrder({ call: (name, payload) => call(name, payload, { headers }) });
  expect(await test.deps.db.$count(orders)).toBe(1);
  expect(await test.deps.db.$count(orderDrafts)).toBe(1);
  expect(await record("huoshan")).toEqual(["mima"]);
});

it("is in the answer of a login on another brand's host, and not of the first", async () => {
  const logInOn = async (brand: string) => {
    await test.clock.advance(60);
    const browser = openSmsBrowser(test, "203.0.113.9", { "X-Brand": brand });
    await browser.requestCode(PHONE);
    return (await browser.login(PHONE, browser.received())).data.shared_brands;
  };
  expect(await logInOn("mima")).toBeUndefined();
  expect(await logInOn("huoshan")).toEqual(["mima"]);
  expect(await logInOn("huoshan")).toBeUndefined();
});

it("names each other brand exactly once for concurrent logins", async () => {
  await record("mima");
  const answers = await Promise.all([1, 2, 3].map(() => record("huoshan")));
  expect(answers.filter((each) => each.length > 0)).toEqual([["mima"]]);
});
