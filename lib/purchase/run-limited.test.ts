import { ERRORS } from "@storefront/contract/codes";
import { CONFIRM, EXPIRED, LISTED, listed, NETWORK, ok, refuse } from "./testing/answers";
import { openConfirmDialog } from "./testing/buyer";
import { fakeShop } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const REASON = "你有 3 笔订单还没有付款，请先付款或取消其中一笔";

/** A submit that was refused because of the buyer's unpaid orders. */
async function toLimited(shop = fakeShop()) {
  shop.answers.buildOrder = () => refuse(ERRORS.unpaidOrders.code, REASON);
  const test = await openConfirmDialog(shop);
  await test.send({ type: "editRemark", text: "尽快" });
  await test.send({ type: "submit" });
  test.at("limited");
  return test;
}

test("shows the reason and the unpaid orders when the server refuses another", async () => {
  const { at, shop } = await toLimited();
  expect(at("limited")).toMatchObject({ text: REASON, freed: false, pending: null });
  expect(at("limited").orders?.map(({ orderNum }) => orderNum)).toEqual(["88", "99"]);
  expect(shop.persisted).toContainEqual({ type: "dropSubmission", orderNum: CONFIRM.order_num });
});

test("continues with the typed text when an order has been canceled", async () => {
  const { at, send, shop } = await toLimited();
  await send({ type: "reconfirm" });
  expect(at("limited").freed).toBe(false);
  await send({ type: "cancelListed", orderNum: "88" });
  expect(at("limited")).toMatchObject({ freed: true, cancelling: null });
  expect(at("limited").orders).toHaveLength(1);
  expect(shop.persisted).toContainEqual({ type: "forget", orderNum: "88" });
  await send({ type: "reconfirm" });
  expect(at("editing").draft.remark).toBe("尽快");
});

test("opens the QR code of an unpaid order, and remembers it", async () => {
  const { at, send, shop } = await toLimited();
  await send({ type: "resumeListed", orderNum: "88" });
  expect(at("awaitingPayment").order).toMatchObject({ orderNum: "88", priceFen: 8000 });
  expect(shop.persisted).toContainEqual(
    expect.objectContaining({ type: "remember", seconds: 600 }),
  );
});

test("does not open an order that can only be paid on the phone", async () => {
  const { at, send } = await toLimited();
  await send({ type: "resumeListed", orderNum: "99" });
  at("limited");
});

test("keeps the order in the list with the reason when it cannot be canceled", async () => {
  const { at, send, shop } = await toLimited();
  shop.answers.orderCancel = () => refuse(ERRORS.orderPaid.code, ERRORS.orderPaid.msg);
  await send({ type: "cancelListed", orderNum: "88" });
  expect(at("limited")).toMatchObject({ note: ERRORS.orderPaid.msg, freed: false });
  expect(at("limited").orders).toHaveLength(2);
});

test("reloads the list when it failed", async () => {
  const shop = fakeShop();
  shop.answers.orderList = () => NETWORK;
  const { at, send } = await toLimited(shop);
  expect(at("limited")).toMatchObject({ orders: null, note: NETWORK.ok ? "" : NETWORK.msg });
  shop.answers.orderList = () => ok(LISTED);
  await send({ type: "retry" });
  expect(at("limited").orders).toHaveLength(2);
});

test("may continue when no order is open any more", async () => {
  const shop = fakeShop();
  shop.answers.orderList = () => ok({ list: [], total: 0 });
  const { at } = await toLimited(shop);
  expect(at("limited").freed).toBe(true);
});

test("prompts for a login when the session has expired, and cancels after it", async () => {
  const { at, send, shop } = await toLimited();
  let tries = 0;
  shop.answers.orderCancel = () => (tries++ === 0 ? EXPIRED : ok({}));
  await send({ type: "cancelListed", orderNum: "88" });
  expect(shop.loginPrompts).toBe(1);
  expect(at("limited")).toMatchObject({ freed: true, pending: null });
});

test("removes an order that another window paid", async () => {
  const { at, shop } = await toLimited();
  shop.receiveTabMessage({ kind: "paid", goodsId: 1002, orderNum: "88" });
  expect(at("limited")).toMatchObject({ freed: true });
  expect(at("limited").orders?.map(({ orderNum }) => orderNum)).toEqual(["99"]);
});

test("reads an order without payment data as one for the phone", async () => {
  const shop = fakeShop();
  shop.answers.orderList = () => ok({ list: [{ ...listed("88"), payment: {} }], total: 1 });
  const { at } = await toLimited(shop);
  expect(at("limited").orders).toMatchObject([{ orderNum: "88", payable: null }]);
});

test("shows a cooldown in the form, which stays open", async () => {
  const { shop, at, send } = await openConfirmDialog();
  shop.answers.buildOrder = () => refuse(ERRORS.orderCooldown.code, "请 5 分钟后再下单");
  await send({ type: "submit" });
  expect(at("editing").problem).toMatchObject({ text: "请 5 分钟后再下单", remedy: "mend" });
});
