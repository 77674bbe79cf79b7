import { ERRORS } from "@storefront/contract/codes";
import {
  CONFIRM,
  EXPIRED,
  NETWORK,
  ORDER,
  ok,
  REQUEST,
  refuse,
  WITH_COUPON,
} from "./testing/answers";
import { BUY, builds, openConfirmDialog, openPurchase, pass } from "./testing/buyer";
import { fakeShop, late } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the submit", () => {
  test("is sent once regardless of the number of clicks", async () => {
    const { shop, run } = await openConfirmDialog();
    shop.answers.buildOrder = () => late(200, ok(ORDER));
    for (let click = 0; click < 5; click += 1) run.send({ type: "submit" });
    await pass(100);
    run.send({ type: "submit" });
    await pass(100);
    expect(shop.count("buildOrder")).toBe(1);
  });

  test("carries remark, leave word, coupon and channel", async () => {
    const shop = fakeShop();
    const notes = [{ remark_id: 5, title: "充值账号", tip: "" }];
    shop.answers.orderConfirm = () => ok({ ...WITH_COUPON, customer_remarks: notes });
    const { send } = await openConfirmDialog(shop);
    await send({ type: "editRemark", text: " 尽快发货 " });
    await send({ type: "editSellerNote", id: 5, text: "13800138000" });
    await send({ type: "chooseChannel", channelId: 2 });
    await send({ type: "submit" });
    expect(builds(shop.calls)).toEqual([
      {
        order_num: "2026112100000001",
        goods_id: 1001,
        buy_count: 2,
        goods_spec_id: 11,
        pay_type: 2,
        anonymos: 0,
        envelope_id: 71,
        expected_price: "52.00",
        user_remark: "尽快发货",
        remark: "尽快发货",
        leave_word: "13800138000",
        customer_remarks: '[{"remark_id":5,"content":"13800138000"}]',
      },
    ]);
  });

  test("is not sent while a required note is empty", async () => {
    const shop = fakeShop();
    const notes = [{ remark_id: 5, title: "充值账号", tip: "" }];
    shop.answers.orderConfirm = () => ok({ ...CONFIRM, customer_remarks: notes });
    const { at, send } = await openConfirmDialog(shop);
    await send({ type: "editSellerNote", id: 5, text: "   " });
    await send({ type: "submit" });
    expect(at("editing").problem).toMatchObject({ at: { note: 5 }, text: "请输入充值账号" });
    expect(shop.count("buildOrder")).toBe(0);
  });

  test("is not sent when the balance is too low", async () => {
    const { shop, at, send } = await openConfirmDialog();
    await send({ type: "chooseChannel", channelId: 0 });
    await send({ type: "submit" });
    expect(at("editing").problem).toMatchObject({ at: "channel", text: "余额不足" });
    expect(shop.count("buildOrder")).toBe(0);
  });

  test("reports an order confirmed by another account, and confirms it again", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.buildOrder = () => refuse(ERRORS.orderNotFound.code, "订单不存在");
    await send({ type: "submit" });
    const { problem } = at("editing");
    expect(problem).toMatchObject({ text: expect.stringContaining("账号"), remedy: "reconfirm" });
  });

  test("only repeats the same submission after a lost answer", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.buildOrder = () => NETWORK;
    await send({ type: "submit" });
    expect(at("editing").submit.phase).toBe("unknown");
    await send({ type: "editRemark", text: "别的" });
    await send({ type: "chooseChannel", channelId: 2 });
    await send({ type: "reconfirm" });
    shop.answers.buildOrder = () => ok(ORDER);
    await send({ type: "submit" });
    const [first, second] = builds(shop.calls);
    expect(second).toEqual(first);
    expect(shop.count("orderConfirm")).toBe(1);
  });

  test("prompts for a login when the session expires, then sends the same order again", async () => {
    const { shop, at, send } = await openConfirmDialog();
    let tries = 0;
    shop.answers.buildOrder = () => (tries++ === 0 ? EXPIRED : ok(ORDER));
    await send({ type: "submit" });
    at("opening");
    const [first, second] = builds(shop.calls);
    expect(second).toEqual(first);
    expect(shop.loginPrompts).toBe(1);
  });

  test("shows the server's message and advice when the goods were sold to another buyer", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.buildOrder = () => refuse(ERRORS.outOfStock.code, ERRORS.outOfStock.msg);
    await send({ type: "submit" });
    expect(at("editing").problem?.remedy).toBe("choose");
    expect(at("editing").problem?.text).toContain(ERRORS.outOfStock.msg);
    expect(shop.persisted.at(-1)).toEqual({ type: "dropSubmission", orderNum: CONFIRM.order_num });
  });

  test("confirms changed terms with a new order number, keeping the typed text", async () => {
    const { shop, at, send } = await openConfirmDialog();
    await send({ type: "editRemark", text: "尽快" });
    shop.answers.buildOrder = () => refuse(ERRORS.orderMismatch.code);
    await send({ type: "submit" });
    expect(at("editing").problem?.remedy).toBe("reconfirm");
    shop.answers.orderConfirm = () =>
      ok({
        ...CONFIRM,
        order_num: "2026112100000002",
        after_discount_price: "31.00",
        now_price: "59.00",
      });
    await send({ type: "reconfirm" });
    expect(at("editing")).toMatchObject({ priceBefore: 5700, draft: { remark: "尽快" } });
    expect(at("editing").offer.orderNum).toBe("2026112100000002");
  });

  test("is reconciled by the next purchase of these goods when closed in flight", async () => {
    const { shop, run, send } = await openConfirmDialog();
    shop.answers.buildOrder = () => late(60_000, ok(ORDER));
    await send({ type: "submit" });
    run.send({ type: "close" });
    await pass(120_000);
    const kept = shop.persisted.find((effect) => effect.type === "storeSubmission");
    const unconfirmed = kept?.type === "storeSubmission" ? kept.submission : null;
    expect(unconfirmed).not.toBeNull();
    const later = fakeShop();
    const next = openPurchase(later, { ...BUY, unconfirmed });
    await pass(500);
    next.at("awaitingPayment");
    expect(later.calls.map((call) => call.name)).toEqual(["time", "orderDetail", "buildOrder"]);
    expect(builds(later.calls)[0]).toEqual(unconfirmed?.payload);
  });

  test("replays the create call when the API cannot look up an order", async () => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => ({
      ok: false,
      kind: "refused",
      ...ERRORS.noSuchCall,
    });
    const payload = { order_num: CONFIRM.order_num, goods_id: 1001, buy_count: 2, pay_type: 1 };
    const unconfirmed = {
      request: REQUEST,
      payload,
      shownFen: 5700,
      delivery: "automatic" as const,
    };
    const { at } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass(500);
    at("awaitingPayment");
    expect(builds(shop.calls)).toEqual([payload]);
  });

  test("drops a submission that never arrived, and requests the terms", async () => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => refuse(ERRORS.orderNotFound.code);
    const payload = { order_num: CONFIRM.order_num, goods_id: 1001, buy_count: 2, pay_type: 0 };
    const unconfirmed = {
      request: REQUEST,
      payload,
      shownFen: 5700,
      delivery: "automatic" as const,
    };
    await openConfirmDialog(shop, { ...BUY, unconfirmed });
    expect(shop.count("buildOrder")).toBe(0);
    expect(shop.persisted).toContainEqual({ type: "dropSubmission", orderNum: CONFIRM.order_num });
  });
});
