import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { ledgerTransfers, orders, paymentTrades } from "../database/schema";
import { SWEEPS } from "./sweeps";

/** The sample buyer without balance. */
const BUYER = 2;
const THREE_YEARS_S = 3 * 366 * 24 * 60 * 60;

const test = useTestApp();

const records = async () => {
  const { db } = test.deps;
  return {
    orders: await db.$count(orders),
    trades: await db.$count(paymentTrades),
    transfers: await db.$count(ledgerTransfers),
  };
};

it("keeps orders, payments and the books for three years, those of a closed account included", async () => {
  const token = await test.tokenOf(BUYER, 1);
  const { order } = await placeOrder(test, BUYER);
  const { order_num } = order;
  await payOrder(test, { orderNum: order_num, outcome: "paid" });
  await test.request("orderReceive", { order_num }, { token });
  const before = await records();
  expect(Object.values(before)).not.toContain(0);
  await test.request("sendDeletionCode", {}, { token });
  const verify_code = test.sentSms.at(-1)?.verifyCode ?? "";
  const closed = { verify_code, confirmation: "注销账号" as const };
  expect((await test.request("deleteAccount", closed, { token })).code).toBe(0);

  await test.clock.advance(THREE_YEARS_S);
  for (const { run } of Object.values(SWEEPS)) await run(test.deps, new AbortController().signal);
  const after = await records();
  expect(after).toMatchObject({ orders: before.orders, trades: before.trades });
  expect(after.transfers).toBeGreaterThanOrEqual(before.transfers);
});
