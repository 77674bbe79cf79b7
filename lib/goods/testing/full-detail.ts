import { SAMPLE_DETAIL } from "./goods-sample";

const SPECS = [
  { goods_spec_id: 1, spec_name: "680 点券", spec_price: "65.00", spec_stock: 80 },
  { goods_spec_id: 2, spec_name: "60 点券", spec_price: "6.00", spec_stock: 0 },
  {
    goods_spec_id: 3,
    spec_name: "3280 点券",
    spec_price: "315.00",
    spec_stock: 3,
    max_sale_num: 2,
  },
].map((spec) => ({
  spec_origin_price: "400.00",
  spec_desc: "赠 260 点",
  min_sale_num: 0,
  max_sale_num: 0,
  normal_return_cash: "0.60",
  activity_price: "0.00",
  ...spec,
}));

/** `data` of `goodsDetail` with every field filled: of a card key with specs. */
const CARD_KEY = {
  ...SAMPLE_DETAIL,
  specs_type: 2,
  specs: SPECS,
  price_after_discount: "6.00",
  banner: { text: "周末加赠" },
  recent_sales: [
    { buyer: "1**5", spec_name: "680 点券", quantity: 2, saved: "3.00", first_order: 1 },
  ],
  comments: { ...SAMPLE_DETAIL.comments, scores: [0, 0, 0, 1, 1] },
};

const ACCOUNT = {
  ...SAMPLE_DETAIL,
  goods_type: "PersonalAccount",
  trade_type_id: 4,
  stock: 1,
  inspection: {
    text: { left: "平台已核验" },
    report: {
      report_no: "YH-1",
      inspector: "甲",
      checked_at: "2026-11-20T08:00:00Z",
      items: [{ name: "绑定", result: "未绑定", passed: 1 }],
    },
  },
  compensate_broadcast: ["甲 获赔 12.00 元", "乙 获赔 8.00 元"],
};

const RENT = {
  ...SAMPLE_DETAIL,
  trade_type_id: 3,
  rent_option: { deposit: "100.00", least_time: 2 },
};

/** Answers that between them use every part of the goods page. */
export const FULL_DETAILS = [CARD_KEY, ACCOUNT, RENT] as const;
