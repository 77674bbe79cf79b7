import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods } from "../database/schema";
import {
  answerPhone,
  phoneApprovalTicket,
  readPhoneRequest,
  requestPhoneApproval,
} from "./phone-approval";

const BUYER = 1;
const OTHER = 2;
const PHONE = "p".repeat(43);
const STRANGER = "s".repeat(43);
const STALE = { code: 30429 };

const test = useTestApp();
let orderNum: string;

beforeEach(async () => {
  orderNum = (await placeOrder(test, BUYER)).order.order_num;
});

const pay = () => payOrder(test, { orderNum, outcome: "paid" });
const ticket = () => phoneApprovalTicket(test.deps.config, orderNum);
const requestByPhone = (more: Partial<Parameters<typeof requestPhoneApproval>[1]> = {}) =>
  requestPhoneApproval(test.deps, {
    orderNum,
    ticket: ticket(),
    browser: PHONE,
    brand: "",
    claim: true,
    ...more,
  });
const answer = (code: string, approve = true, userId = BUYER) =>
  answerPhone(test.deps, userId, { orderNum, code, approve });
const shownCode = async (userId = BUYER) =>
  (await readPhoneRequest(test.deps, userId, orderNum)).code;

it("logs in the phone once when the desktop has approved its code", async () => {
  await pay();
  expect(await shownCode()).toBe("");
  const { state, code, authorization } = await requestByPhone();
  expect({ state, authorization }).toEqual({ state: "asked", authorization: "" });
  expect(await requestByPhone()).toMatchObject({ state: "asked", code });
  expect(await shownCode()).toBe(code);
  await answer(code);
  expect(await requestByPhone({ claim: false })).toMatchObject({
    state: "approved",
    authorization: "",
  });
  const claimed = await requestByPhone();
  const shown = await test.request(
    "orderDetail",
    { order_num: orderNum },
    { token: claimed.authorization, headers: { Cookie: `WxBrowser=${PHONE}` } },
  );
  expect(shown.data.order_num).toBe(orderNum);
  await expect(requestByPhone()).rejects.toMatchObject(STALE);
});

it("gives no token to a phone that is not approved or was refused", async () => {
  await pay();
  const { code } = await requestByPhone();
  await answer(code, false);
  expect(await requestByPhone()).toEqual({ state: "refused", code, authorization: "" });
  expect(await shownCode()).toBe("");
  await expect(answer(code)).rejects.toMatchObject(STALE);
});

it("refuses a second phone with the same link, also after the approval", async () => {
  await pay();
  const { code } = await requestByPhone();
  await expect(requestByPhone({ browser: STRANGER })).rejects.toMatchObject(STALE);
  await answer(code);
  await expect(requestByPhone({ browser: STRANGER })).rejects.toMatchObject(STALE);
  expect((await requestByPhone()).authorization).not.toBe("");
});

it("accepts an order that is paid and not fulfilled yet", async () => {
  const mend = await refuseUpdates(test.deps.db, "orders", "new.status = 'paid'");
  await pay();
  await mend();
  expect(await requestByPhone()).toMatchObject({ state: "asked" });
});

it("refuses an order that is not paid or was paid more than ten minutes ago", async () => {
  await expect(requestByPhone()).rejects.toMatchObject(STALE);
  await pay();
  await test.clock.advance(10 * 60);
  await expect(requestByPhone()).rejects.toMatchObject(STALE);
});

it("refuses an order that was refunded after the approval", async () => {
  const refundable = { noReasonRefund: true, deliveryType: 2 } as const;
  await test.deps.db.update(goods).set(refundable).where(eq(goods.id, 1011));
  orderNum = (await placeOrder(test, BUYER, { goodsId: 1011 })).order.order_num;
  await pay();
  const { code } = await requestByPhone();
  await answer(code);
  const token = await test.tokenOf(BUYER, 1);
  expect((await test.request("orderRefund", { order_num: orderNum }, { token })).code).toBe(0);
  await expect(requestByPhone()).rejects.toMatchObject(STALE);
});

it("expires ten minutes after the payment, even when approved", async () => {
  await pay();
  const { code } = await requestByPhone();
  await answer(code);
  await test.clock.advance(10 * 60);
  await expect(requestByPhone()).rejects.toMatchObject(STALE);
});

it.each([
  ["a ticket of another order", () => ({ ticket: phoneApprovalTicket(test.deps.config, "2") })],
  ["a made-up ticket", () => ({ ticket: "x".repeat(43) })],
  ["no ticket", () => ({ ticket: "" })],
  ["a browser without its cookie", () => ({ browser: "" })],
])("refuses %s", async (_, change) => {
  await pay();
  await expect(requestByPhone(change())).rejects.toMatchObject(STALE);
  expect(await shownCode()).toBe("");
});

it("accepts only the buyer's answer to the displayed code", async () => {
  await pay();
  const { code } = await requestByPhone();
  expect(await shownCode(OTHER)).toBe("");
  await expect(answer(code, true, OTHER)).rejects.toMatchObject(STALE);
  await expect(answer(code === "99" ? "10" : "99")).rejects.toMatchObject(STALE);
  expect(await requestByPhone()).toMatchObject({ state: "asked", authorization: "" });
});

it("logs in once for concurrent claims of a phone", async () => {
  await pay();
  const { code } = await requestByPhone();
  await answer(code);
  const claims = await Promise.allSettled([requestByPhone(), requestByPhone(), requestByPhone()]);
  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
