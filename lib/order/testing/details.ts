import type { OrderPage } from "../order-page";
import { readBoostPage } from "../read-boost-page";
import { readOrderPage } from "../read-order-page";

/** Samples of `order/detail` and `skill/order` in wire format, for tests. */

export const DETAIL = {
  order_num: "202611260001",
  status: "paid",
  goods_id: 1001,
  goods_name: "星穹月卡 30 天",
  spec_name: "30 天 · 国服",
  picture: "/media/goods/1001-1.webp",
  quantity: 2,
  price: "52.00",
  delivery_type: 2,
  created_at: "2026-11-26T02:00:00.000Z",
  paid_at: "2026-11-26T02:01:00.000Z",
  seller_nickname: "星河小铺",
  rent_hours: 0,
  deposit: "0.00",
  cashback: "1.00",
  gifts: ["体验卡"],
  rental: null,
  delivery: null,
  refund_reason: null,
  refundable_until: null,
  refunds: [],
  platform_message: null,
  after_sale: null,
  after_sale_until: null,
  review_state: null,
  review: null,
  customer_remarks: [{ title: "充值账号", content: "player" }],
  leave_word: "尽快",
  process: [],
  processing: null,
  group_id: 0,
  payment: null,
  secrets: [],
  brand: "mima",
  channel: "ggpay",
  ledger: [{ event: "payment", amount: "-52.00", created_at: "2026-11-26T02:01:00.000Z" }],
  detail_qrcode: "https://m.example/orderDetails?url=1",
  cancelled_at: null,
  bill: {
    unit_price: "30.00",
    discounts: [{ title: "满 50 减 3", amount: "3.00" }],
    coupon: { coupon_name: "卡密专享", amount: "5.00" },
  },
  goods_spec_id: 11,
  trade_type_id: 2,
  remark: "谢谢",
  collected_at: null,
};

export const DELIVERY = {
  deliver_by: "2026-11-27T02:01:00.000Z",
  delivering_at: null as string | null,
  delivered_at: null as string | null,
  confirm_by: null as string | null,
  completed_at: null as string | null,
  completed_by: null as "buyer" | "time" | null,
  note: "",
};

export const RENTAL = {
  state: "running",
  hours: 5,
  deposit: "100.00",
  starts_at: "2026-11-26T02:01:00.000Z",
  ends_at: "2026-11-26T07:01:00.000Z",
  closed_at: null as string | null,
  deposit_state: "held",
  deposit_due_at: null as string | null,
  deposit_settled_at: null as string | null,
  deposit_returned: "0.00",
  claim: null,
  extensions: [],
  extension_offer: {
    ...{ refusal: "", hour_price: "3.00", most_hours: 10 },
    ...{ channel_list: [], validate_balance: "0.00" },
  },
};

export const AFTER_SALE = {
  state: "refused",
  reason: "not_working",
  text: "登录不上",
  images: [{ url: "/media/uploads/a.webp" }],
  escalation_images: [{ url: "/media/uploads/b.webp" }],
  asked: "52.00",
  refund: null as string | null,
  deducted: "0.00",
  paid_back: false,
  until: "2026-11-29T02:00:00.000Z" as string | null,
  events: [
    { state: "requested", by: "buyer", text: "登录不上", at: "2026-11-26T03:00:00.000Z" },
    { state: "refused", by: "seller", text: "账号正常", at: "2026-11-26T04:00:00.000Z" },
  ],
};

export const BOOST = {
  order_num: "70000000000000000000001",
  status: "accepted",
  price: "88.00",
  game_name: "曜日战歌",
  start_level_name: "钻石 5",
  target_level_name: "王者",
  partition_name: "安卓 QQ",
  star: 10,
  stars_won: 4,
  reported: { by: "代练", at: "2026-11-26T06:00:00.000Z" },
  time_hour: 12,
  processing: null,
  booster: { nickname: "阿星", head_img_url: "/media/avatars/1.webp", verified: 1 },
  created_at: "2026-11-26T02:00:00.000Z",
  paid_at: "2026-11-26T02:01:00.000Z",
  accepted_at: "2026-11-26T02:30:00.000Z",
  begun_at: "2026-11-26T03:00:00.000Z" as string | null,
  account: { state: "given", given_at: null, can_change: false },
  deliver_by: "2026-11-27T02:01:00.000Z",
  done_at: null,
  confirm_by: null,
  completed_at: null,
  refunds: [],
  platform_message: null,
  after_sale: null,
  after_sale_until: null,
};

/** The page of an order like `DETAIL`. @throws Error when it cannot be read */
export function pageOf(wire: object = {}): OrderPage {
  const page = readOrderPage({ ...DETAIL, ...wire });
  if (!page) throw new Error("the detail was not read");
  return page;
}

/** The page of a boost like `BOOST`. @throws Error when it cannot be read */
export function boostPageOf(wire: object = {}): OrderPage {
  const page = readBoostPage({ ...BOOST, ...wire });
  if (!page) throw new Error("the boost was not read");
  return page;
}
