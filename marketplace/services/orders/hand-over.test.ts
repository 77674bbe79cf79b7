import { payOrder } from "@/programs/sandbox/pay-order";
import { placeOrder } from "../../testing/place-order";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { answerPhone, handoverTicket, readPhoneRequest, requestHandover } from "./hand-over";

const BUYER = 1;
const OTHER = 2;
const PHONE = "p".repeat(43);
const STRANGER = "s".repeat(43);
const STALE = { code: 30429 };

let test: TestApp;
let orderNum: string;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  orderNum = (await placeOrder(test, BUYER)).order.order_num;
});
afterAll(() => test.close());

const pay = () => payOrder(test, { orderNum, outcome: "paid" });
const ticket = () => handoverTicket(test.deps.config, orderNum);
const ask = (more: Partial<Parameters<typeof requestHandover>[1]> = {}) =>
  requestHandover(test.deps, { orderNum, ticket: ticket(), browser: PHONE, claim: true, ...more });
const answer = (code: string, approve = true, userId = BUYER) =>
  answerPhone(test.deps, userId, { orderNum, code, approve });
const codeSeen = async (userId = BUYER) =>
  (await readPhoneRequest(test.deps, userId, orderNum)).code;

it("logs the phone in once when the desktop has approved its code", async () => {
  await pay();
  expect(await codeSeen()).toBe("");
  const { state, code, authorization } = await ask();
  expect({ state, authorization }).toEqual({ state: "asked", authorization: "" });
  expect(await ask()).toMatchObject({ state: "asked", code });
  expect(await codeSeen()).toBe(code);
  await answer(code);
  expect(await ask({ claim: false })).toMatchObject({ state: "approved", authorization: "" });
  const claimed = await ask();
  const shown = await test.request(
    "orderDetail",
    { order_num: orderNum },
    { token: claimed.authorization },
  );
  expect(shown.data.order_num).toBe(orderNum);
  await expect(ask()).rejects.toMatchObject(STALE);
});

it("gives nothing to a phone that nobody approved, or that was refused", async () => {
  await pay();
  const { code } = await ask();
  await answer(code, false);
  expect(await ask()).toEqual({ state: "refused", code, authorization: "" });
  expect(await codeSeen()).toBe("");
  await expect(answer(code)).rejects.toMatchObject(STALE);
});

it("gives nothing to a second phone with the same link, also after the approval", async () => {
  await pay();
  const { code } = await ask();
  await expect(ask({ browser: STRANGER })).rejects.toMatchObject(STALE);
  await answer(code);
  await expect(ask({ browser: STRANGER })).rejects.toMatchObject(STALE);
  expect((await ask()).authorization).not.toBe("");
});

it("refuses an order that is not paid, was paid long ago, or was taken back", async () => {
  await expect(ask()).rejects.toMatchObject(STALE);
  await pay();
  await test.clock.advance(10 * 60);
  await expect(ask()).rejects.toMatchObject(STALE);
});

it("ends ten minutes after the payment, approved or not", async () => {
  await pay();
  const { code } = await ask();
  await answer(code);
  await test.clock.advance(10 * 60);
  await expect(ask()).rejects.toMatchObject(STALE);
});

it.each([
  ["a ticket of another order", () => ({ ticket: handoverTicket(test.deps.config, "2") })],
  ["a made-up ticket", () => ({ ticket: "x".repeat(43) })],
  ["no ticket", () => ({ ticket: "" })],
  ["a browser without its cookie", () => ({ browser: "" })],
])("refuses %s", async (_, change) => {
  await pay();
  await expect(ask(change())).rejects.toMatchObject(STALE);
  expect(await codeSeen()).toBe("");
});

it("takes an answer of the order's own buyer only, and of the code that is shown", async () => {
  await pay();
  const { code } = await ask();
  expect(await codeSeen(OTHER)).toBe("");
  await expect(answer(code, true, OTHER)).rejects.toMatchObject(STALE);
  await expect(answer(code === "99" ? "10" : "99")).rejects.toMatchObject(STALE);
  expect(await ask()).toMatchObject({ state: "asked", authorization: "" });
});

it("logs in once when a phone claims twice at the same moment", async () => {
  await pay();
  const { code } = await ask();
  await answer(code);
  const claims = await Promise.allSettled([ask(), ask(), ask()]);
  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
