import { asObject } from "../../decode/lenient";
import type { GoodsView } from "../goods-view";
import { readGoodsDetail } from "../read-goods";

/** Complete listings for tests; a test overrides only the fields that it is about. */

/** `data` of `goodsDetail`, as the marketplace sends it. */
export const SAMPLE_DETAIL = {
  goods_id: 1001,
  goods_name: "曜日战歌 点券充值卡密",
  goods_type: "CardKey",
  game_name: "曜日战歌",
  trade_type_id: 2,
  specs_type: 1,
  specs: [],
  stock: 60,
  min_sale_num: 0,
  max_sale_num: 0,
  delivery_type: 2,
  no_reason_refund: 1,
  rent_option: null,
  goods_media: [
    { media_type: 1, url: "/media/goods/1001-1.webp" },
    { media_type: 1, url: "/media/goods/1001-2.webp" },
  ],
  collect_goods: 0,
  collect_quantity: 3207,
  price_after_discount: "28.00",
  activity_price: "0.00",
  normal_price: "28.00",
  origin_price: "30.00",
  return_cash: "0.30",
  sale: 9310,
  want_count: 12,
  comments: {
    total: 2,
    list: [
      {
        nickname: "甲",
        head_img_url: "",
        score: 5,
        content: "很快",
        created_at: "2026-11-20T08:00:00Z",
      },
      { nickname: "乙", head_img_url: "", score: 4, content: "不错", created_at: "2026-11-19" },
    ],
  },
  feature: "付款后秒出卡密",
  attrs: [{ content: "自动发货", color: "#0a6645" }],
  attributes: [{ title: "所属游戏", data: ["曜日战歌"] }],
  discounts: {
    cut: ["满 100 元减 8 元"],
    discount: ["满 3 件享 95 折"],
    sent: ["满 2 件赠体验卡"],
  },
  first_buy_discount: "3.00",
  open_group_buy: 1,
  group_buy_price: "23.80",
  open_promotion: 1,
  share: { reward: "1.50" },
  envelopes: [
    {
      envelope_id: 1,
      reduce_num: "5.00",
      condition_num: "60.00",
      coupon_name: "点券专享券",
      use_time: "领取后 7 天内有效",
      had_received: 0,
    },
    {
      envelope_id: 2,
      reduce_num: "20.00",
      condition_num: "200.00",
      coupon_name: "点券大额券",
      use_time: "领取后 3 天内有效",
      had_received: 0,
    },
  ],
  subscribe_gift_envelope: {
    envelope_id: 4,
    reduce_num: "2.00",
    condition_num: "10.00",
    coupon_name: "关注有礼",
    use_time: "领取后 7 天内有效",
    had_received: 0,
  },
  home_page_api: "/v1/user/home_page?user_id=3004",
  guarantee: [{ name: "平台担保", brief: "确认收货后放款" }],
  process: [{ name: "付款", brief: "扫码付款" }],
  desc_description: "<h3>怎么兑换</h3>",
  goods_desc: "点券兑换码",
  goods_detail_media: [{ media_type: 1, url: "/media/detail/1001-1.webp" }],
  h5_qrcode_url: "http://localhost:4000/phone/goodsDetails?goodsId=1001",
  user: {
    user_id: 3004,
    nickname: "星河点卡铺",
    head_img_url: "/media/avatars/1.webp",
    auth_identity: 1,
    credit_score: 4.8,
    option: { profile: "点卡月卡小额秒发" },
    total_selling_goods: 8,
    total_sale: 52907,
    seller_recommend: [
      { goods_id: 1008, cover: "/media/goods/1008-1.webp", goods_name: "月卡", now_price: "28.00" },
    ],
  },
};

/** The sample as a view, with fields of the answer replaced. @throws Error when the result cannot be read */
export function sampleGoods(more: Record<string, unknown> = {}): GoodsView {
  const goods = readGoodsDetail({ ...asObject(SAMPLE_DETAIL), ...more });
  if (goods === null) throw new Error("the sample cannot be drawn");
  return goods;
}
