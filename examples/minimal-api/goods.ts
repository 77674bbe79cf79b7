/** Three listings with only the specified fields. Amounts and counts mix numbers and strings on purpose. */

const SELLER = {
  nickname: "小微店",
  head_img_url: "",
  auth_identity: "1",
  credit_score: "4.8",
  option: { profile: null },
  self_user: 0,
  official_user: 0,
  total_selling_goods: "3",
  total_sale: null,
  seller_recommend: [],
};

const PLAIN = {
  goods_type: "other",
  trade_type_id: 2,
  specs_type: 1,
  specs: [] as object[],
  stock: "20",
  delivery_type: 2,
  no_reason_refund: 0,
  rent_option: null as object | null,
  goods_media: [],
  collect_goods: 0,
  collect_quantity: 0,
  price_after_discount: 30,
  activity_price: null,
  normal_price: "30",
  origin_price: "0",
  return_cash: null,
  sale: "12",
  want_count: 3,
  comments: { total: 0 },
  feature: null,
  attrs: null,
  attributes: [{ title: "平台", data: ["安卓", "苹果"] }],
  discounts: { cut: ["满 50 减 3"], discount: null, sent: [] },
  discountList: [],
  first_buy_discount: null,
  open_group_buy: 0,
  open_promotion: 0,
  share: { reward: null },
  subscribe_gift_envelope: null as object | null,
  compensate_broadcast: [],
  banner: null,
  guarantee: [{ name: "官方验号" }],
  inspection: { text: { left: "已验" } },
  process: [{ name: "下单", brief: "付款后自动发货" }],
  desc_description: null,
  goods_desc: "<p>最小接口的商品</p>",
  goods_detail_media: null,
  h5_qrcode_url: "https://m.example/goods",
  home_page_api: null,
  user_id: "7",
  user: SELLER,
};

export const GIFT_ID = 41;

/** The coupon in the card's follow gift. */
export const GIFT = {
  envelope_id: GIFT_ID,
  reduce_num: "5",
  condition_num: 10,
  coupon_name: "关注有礼券",
  use_time: "7 天内有效",
  had_received: 0,
};

export const CARD = 1;
export const RENTAL = 2;
export const SPECS = 3;

export interface MinimalGoods {
  goods_id: number | string;
  goods_name: string;
}

export const GOODS: Readonly<Record<number, MinimalGoods & typeof PLAIN>> = {
  [CARD]: { ...PLAIN, goods_id: CARD, goods_name: "最小月卡", subscribe_gift_envelope: GIFT },
  [RENTAL]: {
    ...PLAIN,
    goods_id: "2",
    goods_name: "最小租号",
    trade_type_id: 3,
    rent_option: { deposit: 100, least_time: "2" },
    stock: "1",
  },
  [SPECS]: {
    ...PLAIN,
    goods_id: SPECS,
    goods_name: "最小直充",
    specs_type: 2,
    open_group_buy: 1,
    delivery_type: 1,
    specs: [
      {
        goods_spec_id: "31",
        spec_name: "60 点券",
        spec_price: 6,
        spec_origin_price: null,
        spec_stock: "9",
        spec_desc: null,
        min_sale_num: 0,
        max_sale_num: null,
        normal_return_cash: null,
        activity_price: null,
      },
    ],
  },
};
