import { submitOrder } from "@storefront/testbed/buyer/buy";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { users } from "../database/schema";

const BUYER = 1;
const BALANCE = 100_000;
/** 1.20 yuan cashback per piece. */
const SPEC = SPECS.third;
const t = useTestApp();
const desktop = useBuyer(t, BUYER);
const mobile = useBuyer(t, BUYER, 1);

async function paidOrder(goods_id: number, goods_spec_id: number, quantity: number) {
  const { order_num } = await submitOrder(desktop, { goods_id, goods_spec_id, quantity });
  await settlePayment(t.deps, order_num);
  return order_num;
}

const read = (order_num: string, token: string) =>
  t.request("orderDetail", { order_num }, { token });
const receive = (order_num: string) => mobile.call("orderReceive", { order_num });
async function balance() {
  const [user] = await t.deps.db.select().from(users).where(eq(users.id, BUYER));
  return user?.balanceFen;
}

it("is promised with the order, and paid out when the buyer collects it", async () => {
  const order_num = await paidOrder(1001, SPEC, 2);
  expect((await read(order_num, desktop.token)).data).toMatchObject({
    status: "paid",
    cashback: "2.40",
  });
  expect(await balance()).toBe(BALANCE);
  expect((await receive(order_num)).data).toMatchObject({ state: "collected" });
  expect(await balance()).toBe(BALANCE + 240);
});

it("is paid out once for concurrent receive calls", async () => {
  const order_num = await paidOrder(1001, SPEC, 1);
  await Promise.all(Array.from({ length: 5 }, () => receive(order_num)));
  await receive(order_num);
  expect(await balance()).toBe(BALANCE + 120);
});

it("is 0 for a listing that promises none", async () => {
  const order_num = await paidOrder(1011, 0, 1);
  await receive(order_num);
  expect((await read(order_num, mobile.token)).data).toMatchObject({ cashback: "0.00" });
  expect(await balance()).toBe(BALANCE);
});
