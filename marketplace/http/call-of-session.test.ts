import { ERRORS } from "@storefront/contract/codes";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const test = useTestApp({}, { resets: false });

/** A call that finds its session and what it reads in one statement. */
const poll = async (query: string, token?: string) =>
  (
    await test.send(`/v1/order/pay_status${query}`, {
      headers: { ...(token && { Authorization: token }) },
    })
  ).code;

it("refuses a login that is missing or over before an invalid input", async () => {
  expect(await poll("?order_num=")).toBe(ERRORS.loginExpired.code);
  expect(await poll("?order_num=", "x".repeat(43))).toBe(ERRORS.loginExpired.code);
  expect(await poll("?order_num=", await test.tokenOf(1))).toBe(ERRORS.invalid.code);
});

it("refuses an unknown order after the login", async () => {
  expect(await poll("?order_num=12345678", "x".repeat(43))).toBe(ERRORS.loginExpired.code);
  expect(await poll("?order_num=12345678", await test.tokenOf(1))).toBe(ERRORS.orderNotFound.code);
});
