import { randomInt } from "node:crypto";
import { type Answer, type CallInput, type Calls, type MinimalState, NO_LOGIN, ok } from "./calls";
import { CARD, GIFT, GIFT_ID, GOODS, SPECS } from "./goods";

const OWN_COUPON = 71;

const SPEC_DISCOUNTS = [
  {
    discount_type: "1",
    condition_type: 2,
    condition_num: 1,
    discount_value: 0,
    describe: "新客立减",
  },
];

/** A channel that the storefront does not know, and ids as numbers and texts. */
const CHANNELS = [
  { channel_id: 9, channel_name: "数字人民币", class_name: "ecny" },
  { channel_id: "1", channel_name: "支付宝", class_name: "alipay" },
  { channel_id: 3, channel_name: "余额", class_name: "ggpay" },
];

/** Implements coupon, confirm, quote, create and pay status as specified. */
export function createBuyingCalls({ sessions, gifted, orders }: MinimalState): Calls {
  const requireLogin =
    (call: (input: CallInput) => Answer) =>
    (input: CallInput): Answer =>
      sessions.has(input.token) ? call(input) : NO_LOGIN;

  const priceOf = ({ fields, token }: CallInput, useCoupon: boolean) => {
    const goodsId = Number(fields["goods_id"]);
    const unit = goodsId === SPECS ? 6 : 30;
    const coupons = goodsId === CARD && gifted.has(token) ? [claimedCoupon()] : [];
    const used = useCoupon && coupons.length > 0;
    return {
      unit,
      total: unit * Number(fields["quantity"]) - (used ? Number(GIFT.reduce_num) : 0),
      coupons,
      used,
    };
  };

  return {
    "POST /v2/goods/receive_envelope": requireLogin(({ fields, token }) => {
      if (Number(fields["envelope_id"]) !== GIFT_ID)
        return { code: 1, msg: "没有这张券", data: null };
      gifted.add(token);
      return ok({ expire_text: "有效期至 2027-01-01" });
    }),
    "POST /v1/user/subscribe": requireLogin(() => ok(null)),
    "GET /v1/goods/collect_good": requireLogin(() => ok(null)),
    "POST /v1/order/order_confirm": requireLogin((input) => {
      const goods = GOODS[Number(input.fields["goods_id"])];
      if (!goods) return { code: 1, msg: "没有这件商品", data: null };
      const { unit, total, coupons, used } = priceOf(input, false);
      const order_num = String(randomInt(10_000_000, 99_999_999));
      orders.set(order_num, { token: input.token, paid: false, price: "" });
      const isSpec = Number(input.fields["goods_id"]) === SPECS;
      return ok({
        order_num,
        old_quantity: input.fields["quantity"],
        customerRemarks: isSpec ? [{ title: "充值账号", remark_id: "5" }] : [],
        picture: null,
        goods_name: goods.goods_name,
        spec_name: isSpec ? "60 点券" : null,
        after_discount_price: String(unit),
        quantity: input.fields["quantity"],
        now_price: total,
        delivery_type: String(goods.delivery_type),
        envelope: used ? { user_envelope_id: OWN_COUPON } : null,
        envelope_reduce_price: 0,
        all_envelope: { valid: coupons, invalid: null },
        hit_discount: null,
        discounts: isSpec ? SPEC_DISCOUNTS : null,
        customer_remarks: isSpec ? [{ title: "充值账号", tip: null }] : null,
        channel_list: CHANNELS,
        validate_balance: 2,
      });
    }),
    "GET /v1/order/calculate_price": requireLogin((input) => {
      const { total, used } = priceOf(input, Number(input.fields["envelope_id"]) === OWN_COUPON);
      return ok({
        now_price: total,
        envelope: used ? { user_envelope_id: OWN_COUPON } : null,
        envelope_reduce_price: used ? GIFT.reduce_num : 0,
      });
    }),
    "POST /v1/order/build": requireLogin((input) => {
      const order_num = String(input.fields["order_num"]);
      const order = orders.get(order_num);
      if (order?.token !== input.token) return { code: 1, msg: "没有这笔订单", data: null };
      const useCoupon = Number(input.fields["envelope_id"]) === OWN_COUPON;
      const quantity = input.fields["buy_count"];
      const { total } = priceOf({ ...input, fields: { ...input.fields, quantity } }, useCoupon);
      order.price = String(total);
      return ok({
        order: {
          price: total,
          goods_name: GOODS[Number(input.fields["goods_id"])]?.goods_name,
          pay_status_api: `/v1/order/pay_status?order_num=${order_num}`,
          pay_count_down: "900",
          h5_detail_api: `/v1/order/h5_detail?order_num=${order_num}`,
        },
        detail_qrcode: `https://m.example/order/${order_num}`,
        qrcode: `https://m.example/pay/${order_num}`,
      });
    }),
    "GET /v1/order/pay_status": requireLogin(({ fields }) =>
      ok({
        pay_status: orders.get(String(fields["order_num"]))?.paid ? "1" : 0,
        pay_count_down: 800,
      }),
    ),
  };
}

const claimedCoupon = () => ({
  user_envelope_id: String(OWN_COUPON),
  use_end_time_text: null,
  envelopes: {
    reduce_num: GIFT.reduce_num,
    condition_num: GIFT.condition_num,
    type_name: null,
    coupon_name: GIFT.coupon_name,
  },
});
