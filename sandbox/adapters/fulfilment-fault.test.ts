import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";

const test = useSandboxApp();

const call = async (name: string, body: object) => {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  expect((await test.site.request(`/sandbox/${name}`, init)).status).toBe(200);
};

it("lets fulfillment fail until it is ended", async () => {
  const token = await test.tokenOf(1);
  const paidWhile = async (fails: boolean) => {
    const { order_num } = (await placeOrder(test, 1, { goodsId: 1011 })).order;
    await call("fulfilment", { fails });
    await call("pay", { order_num, outcome: "paid" });
    return (await test.request("payStatus", { order_num }, { token })).data;
  };
  expect(await paidWhile(true)).toMatchObject({ pay_status: 1, processing: {} });
  const fulfilled = await paidWhile(false);
  expect(fulfilled).toMatchObject({ pay_status: 1 });
  expect(fulfilled.processing).toBeUndefined();
});
