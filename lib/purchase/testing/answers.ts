import type { Result } from "@/lib/api/result";
import type { PurchaseRequest } from "../terms/purchase-request";

/** Sample answers of the marketplace in wire format, for tests. */

export const REQUEST: PurchaseRequest = {
  goodsId: 1001,
  goodsSpecId: 11,
  quantity: 2,
  tradeTypeId: 2,
  specsType: 2,
  goodsName: "星穹月卡 30 天",
  picture: "/media/goods/1001-1.webp",
};

export function coupon(id: number, reduce = "5.00") {
  return {
    user_envelope_id: id,
    use_end_time_text: "2027-01-31 到期",
    envelopes: {
      reduce_num: reduce,
      condition_num: "30.00",
      type_name: "满减券",
      coupon_name: `卡密专享 ${id}`,
    },
  };
}

export const CONFIRM = {
  rent: null,
  phone_url: "",
  order_num: "2026112100000001",
  picture: "/media/goods/1001-1.webp",
  goods_name: "星穹月卡 30 天",
  spec_name: "30 天 · 国服",
  delivery_type: 2,
  customer_remarks: [] as { remark_id: number; title: string; tip: string }[],
  channel_list: [
    { channel_id: 1, channel_name: "支付宝", class_name: "alipay" },
    { channel_id: 2, channel_name: "微信支付", class_name: "wxpay" },
    { channel_id: 0, channel_name: "账户余额", class_name: "ggpay" },
  ],
  validate_balance: "20.00",
  after_discount_price: "30.00",
  quantity: 2,
  discounts: [{ title: "满 50 减 3", amount: "3.00" }],
  gifts: ["满 2 件赠体验卡"],
  hit_discount: null,
  envelope: null as { user_envelope_id: number } | null,
  envelope_reduce_price: "0.00",
  now_price: "57.00",
  all_envelope: { valid: [coupon(71), coupon(72, "8.00")], invalid: [coupon(73)] },
};

export const WITH_COUPON = {
  ...CONFIRM,
  envelope: { user_envelope_id: 71 },
  envelope_reduce_price: "5.00",
  now_price: "52.00",
};

export const ORDER = {
  order: {
    order_num: "2026112100000001",
    price: "57.00",
    goods_name: "星穹月卡 30 天",
    pay_status_api: "/v1/order/pay_status?order_num=2026112100000001",
    pay_count_down: 900,
    h5_detail_api: "/v1/order/detail?order_num=2026112100000001",
  },
  detail_qrcode: "https://m.example/orderDetails?url=%2Fv1%2Forder%2Fdetail",
  qrcode: "https://m.example/cashier?order=2026112100000001",
};

/** One unpaid order of the answer of `order/list`. */
export const listed = (order_num: string, payable = true) => ({
  order_num,
  kind: payable ? "goods" : "boost",
  state: "pending",
  goods_id: payable ? 1002 : 0,
  goods_spec_id: 0,
  trade_type_id: payable ? 2 : 0,
  goods_name: payable ? "星穹季卡 90 天" : "段位代练",
  spec_name: "",
  picture: payable ? "/media/goods/1002-1.webp" : "",
  quantity: 1,
  price: "80.00",
  created_at: "2026-11-21T10:00:00.000Z",
  payment: payable
    ? {
        pay_status_api: `/v1/order/pay_status?order_num=${order_num}`,
        pay_count_down: 600,
        h5_detail_api: `/v1/order/detail?order_num=${order_num}`,
        detail_qrcode: "https://m.example/orderDetails?url=2",
        qrcode: `https://m.example/cashier?order=${order_num}`,
      }
    : null,
});

export const LISTED = { list: [listed("88"), listed("99", false)], total: 2 };

export const status = (pay_status: number, pay_count_down: number) => ({
  pay_status,
  pay_count_down,
});

export const REFUND_AT = "2026-11-21T10:45:00.000Z";

/** The pay status after the time to pay, while the provider has not answered. */
export const CHECKING = { ...status(0, 0), checking: true };

/** The pay status of a paid order that is not fulfilled yet. */
export const PROCESSING = { ...status(1, 0), processing: { refund_at: REFUND_AT } };

/** The pay status of a paid order whose money goes back. */
export const refunding = (state: "due" | "refunded", amount = "57.00") => ({
  ...status(3, 0),
  refunds: [{ amount, way: "alipay", state, cause: "not_fulfilled" }],
});

export const ok = (data: unknown = null): Result<unknown> => ({ ok: true, code: 0, msg: "", data });
export const refuse = (code: number, msg = "不行"): Result<unknown> => ({
  ok: false,
  kind: "refused",
  code,
  msg,
});
export const EXPIRED: Result<unknown> = {
  ok: false,
  kind: "expired",
  code: 50000,
  msg: "登录已过期，请重新登录",
};
export const NETWORK: Result<unknown> = {
  ok: false,
  kind: "network",
  code: -1,
  msg: "网络连接失败，请检查网络后重试",
};
