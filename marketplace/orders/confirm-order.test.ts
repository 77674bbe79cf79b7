import { confirmOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { giveCoupon } from "@storefront/testbed/marketplace/order-calls";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const BUYER = 1;
const OTHER = 2;
/** 65.00 yuan each: the buyer's coupons 1 (10 off 50) and 2 (3 off 15) can be used on one piece. */
const SPEC = SPECS.second;

const test = useTestApp();
let token: string;

beforeEach(async () => {
  token = await test.tokenOf(BUYER);
});

const confirm = (goods_id: number, goods_spec_id = 0, quantity = 1) =>
  confirmOrder(callerWith(test.request, token), { goods_id, goods_spec_id, quantity });

describe("order_confirm", () => {
  it("prices with the best coupon, issues an order number and lists the payment methods", async () => {
    const { code, data } = await confirm(1001, SPEC);
    expect(code).toBe(0);
    expect(data.order_num).toMatch(/^\d{22}$/);
    expect(data.channel_list.map((each) => [each.channel_id, each.class_name])).toEqual([
      [1, "alipay"],
      [2, "wxpay"],
      [0, "ggpay"],
    ]);
    expect(data.validate_balance).toBe("1000.00");
    expect(data.all_envelope.valid.map((each) => each.user_envelope_id)).toContain(
      data.envelope?.user_envelope_id,
    );
    const reductions = data.all_envelope.valid.map((each) => Number(each.envelopes.reduce_num));
    expect(Number(data.envelope_reduce_price)).toBe(Math.max(...reductions));
  });

  it("lists the coupons to claim that the order could use, until they are claimed", async () => {
    token = await test.tokenOf(OTHER);
    const claimable = async () => (await confirm(1001, SPEC)).data.all_envelope.claimable ?? [];
    const [first] = await claimable();
    expect(Number(first?.condition_num)).toBeLessThanOrEqual(65);
    const claim = { envelope_id: first?.envelope_id ?? 0, goods_id: 1001 };
    const { data } = await test.request("receiveEnvelope", claim, { token });
    const after = (await confirm(1001, SPEC)).data.all_envelope;
    expect(after.valid.map((each) => each.user_envelope_id)).toContain(data.user_envelope_id);
    expect(after.claimable?.map((each) => each.envelope_id)).not.toContain(claim.envelope_id);
  });

  it("returns why a coupon cannot be used", async () => {
    const { data } = await confirm(1001, SPEC, 2);
    expect(data.all_envelope.invalid.map((each) => each.use_end_time_text).sort()).toEqual([
      "不适用于该商品",
      "已过期",
      "还差 1878.00 元可用",
    ]);
  });

  it.each([
    ["a removed or unknown listing", 999_999, 0, 1, 20404],
    ["rent", 1003, 0, 1, 30400],
    ["app-only goods", 1004, 0, 1, 30400],
    ["specs that only the app sells", 1005, 0, 1, 30400],
    ["trade type 1", 1006, 0, 1, 30400],
    ["trade type 8", 1007, 0, 1, 30400],
    ["specs without a choice", 1001, 0, 1, 30401],
    ["another listing's spec", 1001, SPECS.ofHostile, 1, 30401],
    ["a spec of goods that have none", 1011, SPEC, 1, 30401],
    ["too few", 1013, 0, 1, 30402],
    ["too many", 1013, 0, 6, 30402],
    ["sold out", 1012, 0, 1, 30409],
    ["more than there are", 1010, 0, 2, 30409],
  ])("refuses %s", async (_, goodsId, specId, quantity, code) => {
    expect(await confirm(goodsId, specId, quantity)).toMatchObject({ code, data: null });
  });
});

describe("calculate_price", () => {
  const quote = (more: object, as = token) =>
    test.request(
      "quote",
      { goods_id: 1001, goods_spec_id: SPEC, quantity: 1, envelope_id: 0, ...more },
      { token: as },
    );

  it("applies the chosen coupon, and none for 0", async () => {
    const none = await quote({});
    expect(none.data).toMatchObject({ envelope: null, envelope_reduce_price: "0.00" });
    const chosen = none.data.all_envelope.valid[0]?.user_envelope_id ?? 0;
    expect((await quote({ envelope_id: chosen })).data.envelope).toEqual({
      user_envelope_id: chosen,
    });
  });

  it("refuses an expired coupon, one for other goods, and one that does not exist", async () => {
    for (const envelope_id of [4, 6, 777]) {
      expect((await quote({ envelope_id })).code).toBe(30410);
    }
  });

  it("refuses another user's coupon, which that user could use", async () => {
    const envelope_id = await giveCoupon(test, OTHER);
    expect((await quote({ envelope_id }, await test.tokenOf(OTHER))).code).toBe(0);
    expect((await quote({ envelope_id })).code).toBe(30410);
  });
});
