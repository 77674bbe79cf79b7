import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { sellerAdapter } from "./seller";

const BUYER = 1;
const test = useSandboxApp();

async function seller(body: object) {
  const response = await test.site.request("/sandbox/seller", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.status;
}

async function requestRefund(reason: "not_working" | "recovered" = "not_working"): Promise<string> {
  const order_num = await sellWithPromises(test, { payType: 0, delivery: 1 });
  const token = await test.tokenOf(BUYER);
  expect((await test.request("orderRefund", { order_num, reason }, { token })).code).toBe(0);
  return order_num;
}

const afterSale = async (order_num: string) =>
  (await test.request("orderDetail", { order_num }, { token: await test.tokenOf(BUYER) })).data
    .after_sale;

it("accepts or refuses a refund as the seller", async () => {
  const paid = await requestRefund();
  expect(await seller({ order_num: paid, act: "refund" })).toBe(200);
  expect(await afterSale(paid)).toMatchObject({ state: "accepted", paid_back: true });
  const refused = await requestRefund();
  expect(await seller({ order_num: refused, act: "refuse", text: "没有问题" })).toBe(200);
  expect((await afterSale(refused))?.events.at(-1)).toMatchObject({
    by: "seller",
    text: "没有问题",
  });
});

it("refuses what a seller cannot do", async () => {
  const order_num = await requestRefund();
  expect(await seller({ order_num, act: "steal" })).toBe(400);
  expect(await seller({ order_num: "20990101000000000000", act: "refund" })).toBe(404);
  await seller({ order_num, act: "refund" });
  expect(await seller({ order_num, act: "refuse" })).toBe(409);
  expect(await seller({ idle: false })).toBe(200);
});

it("lets the simulated seller answer 30 s after the request", async () => {
  const [believed, doubted] = [await requestRefund(), await requestRefund("recovered")];
  await test.clock.advance(30);
  await test.sandbox.seller.act(sellerAdapter(test.deps));
  expect(await afterSale(believed)).toMatchObject({ state: "accepted" });
  expect(await afterSale(doubted)).toMatchObject({ state: "refused" });
});
