import { ERRORS } from "@storefront/contract/codes";
import { CONFIRM, ok, refuse, WITH_COUPON } from "./testing/answers";
import { builds, openConfirmDialog, pass } from "./testing/buyer";
import { late } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the coupon", () => {
  test("closes the picker and requests the price when chosen", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => ok(WITH_COUPON);
    await send({ type: "togglePicker" });
    expect(at("editing").pickerOpen).toBe(true);
    await send({ type: "chooseCoupon", couponId: 71 });
    expect(at("editing")).toMatchObject({
      pickerOpen: false,
      price: { totalFen: 5200, couponId: 71 },
    });
    expect(shop.calls.at(-1)).toEqual({
      name: "quote",
      payload: {
        goods_id: 1001,
        quantity: 2,
        goods_spec_id: 11,
        envelope_id: 71,
        order_id: 0,
        auto_use_envelope: 0,
      },
    });
  });

  test("uses the quote of the later choice, regardless of the order of answers", async () => {
    const { shop, at, send } = await openConfirmDialog();
    const answer = (id: number, total: string) =>
      ok({ ...CONFIRM, envelope: { user_envelope_id: id }, now_price: total });
    shop.answers.quote = (call) =>
      call.name === "quote" && call.payload.envelope_id === 71
        ? late(300, answer(71, "52.00"))
        : late(100, answer(72, "49.00"));
    await send({ type: "chooseCoupon", couponId: 71 });
    await send({ type: "chooseCoupon", couponId: 72 });
    await pass(1000);
    expect(at("editing").price).toMatchObject({ couponId: 72, totalFen: 4900 });
  });

  test("is used at once when it was claimed in the picker", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => ok(WITH_COUPON);
    await send({ type: "togglePicker" });
    await send({ type: "couponClaimed", couponId: 71 });
    expect(at("editing")).toMatchObject({ pickerOpen: false, price: { couponId: 71 } });
  });

  test("keeps the picker open when the server does not tell which one was claimed", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => ok(CONFIRM);
    await send({ type: "togglePicker" });
    await send({ type: "couponClaimed", couponId: 0 });
    expect(at("editing")).toMatchObject({ pickerOpen: true, price: { couponId: 0 } });
    expect(shop.calls.at(-1)).toMatchObject({ name: "quote", payload: { envelope_id: 0 } });
  });

  test("cannot be chosen when it is not valid", async () => {
    const { shop, send } = await openConfirmDialog();
    await send({ type: "chooseCoupon", couponId: 73 });
    expect(shop.count("quote")).toBe(0);
  });

  test("keeps the old price with a note when the quote is refused", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => refuse(ERRORS.couponUnusable.code, "该优惠券不可用");
    await send({ type: "chooseCoupon", couponId: 71 });
    expect(at("editing").price).toMatchObject({ totalFen: 5700, couponId: 0 });
    expect(at("editing").quoteNote).toContain("该优惠券不可用");
  });

  test("makes a submit wait for the quote, and is sent with it", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => late(400, ok(WITH_COUPON));
    await send({ type: "chooseCoupon", couponId: 71 });
    await send({ type: "submit" });
    expect(at("editing").submit.phase).toBe("waiting");
    expect(shop.count("buildOrder")).toBe(0);
    await pass(400);
    expect(builds(shop.calls)).toMatchObject([{ envelope_id: 71 }]);
  });

  test("sends no submit that waited for a refused quote", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => late(400, refuse(1));
    await send({ type: "chooseCoupon", couponId: 71 });
    await send({ type: "submit" });
    await pass(400);
    expect(at("editing").submit.phase).toBe("idle");
    expect(shop.count("buildOrder")).toBe(0);
  });

  test("sends no waiting submit at a higher price than was shown when it was clicked", async () => {
    const { shop, at, send } = await openConfirmDialog();
    // The seller has raised the price since the dialog opened; the coupon does not make up for it.
    const raised = { ...WITH_COUPON, after_discount_price: "40.00", now_price: "72.00" };
    shop.answers.quote = () => late(400, ok(raised));
    await send({ type: "chooseCoupon", couponId: 71 });
    await send({ type: "submit" });
    await pass(400);
    expect(shop.count("buildOrder")).toBe(0);
    expect(at("editing")).toMatchObject({
      submit: { phase: "idle" },
      priceBefore: 5700,
      price: { totalFen: 7200 },
    });
    await send({ type: "submit" });
    expect(builds(shop.calls)).toMatchObject([{ expected_price: "72.00" }]);
  });
});
