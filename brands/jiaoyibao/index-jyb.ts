import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import type { LandingPage } from "../types";

/** 交易宝: the deal on paper, sealed; the money rests with the platform. */
export const indexJyb: LandingPage = {
  route: "/index_jyb",
  kind: "market",
  title: "交易宝 · 担保交易 App 下载",
  headline: "钱在平台，心在肚里",
  subline: "买卖游戏账号，先看清三件事：什么时候放款、什么情况退款、谁来裁定。货款全程由平台保管。",
  layout: "deal",
  surface: "ground",
  pattern: "grid",
  kicker: "大额，先想退路",
  paper: {
    title: "交易约定",
    goods: { kinds: ["账号"], by: "price-desc" },
    terms: [
      ["货款在哪", "平台保管，不在卖家手里"],
      ["什么时候放款", "{escrow}"],
      ["什么情况退款", "没交付、与说明不符"],
      ["谁来裁定", "卖家 {answer} 小时内答复，不一致由客服裁"],
    ],
  },
  path: {
    title: "钱停在哪里，一步一停",
    moves: [
      { who: "buyer", money: "buyer", name: "下单", text: "价格和优惠先列清，再点付款。" },
      { who: "platform", money: "platform", name: "保管", text: "付到平台，卖家看得到、拿不走。" },
      { who: "seller", money: "platform", name: "交付", text: "交出登录方式，配合换绑。" },
      { who: "buyer", money: "platform", name: "验收", text: "对照验号报告，再点确认。" },
      { who: "seller", money: "seller", name: "收款", text: "确认之后，货款才放出。" },
    ],
    dispute: {
      name: "谈不拢",
      text: "钱停在平台不动。客服 {hours} 看聊天和交付记录，按商品页写明的条款裁定。",
    },
  },
  states: {
    title: "四条退路，写在订单上",
    list: [
      { state: ORDER_WORDS.pending, money: "还在你手里", next: "直接取消；不付，到时间自动关。" },
      {
        state: ORDER_WORDS.delivering,
        money: "在平台",
        next: "卖家过了交付时限，自动取消，全额退回。",
      },
      { state: ORDER_WORDS.delivered, money: "在平台", next: "核对无误再确认；不相符，申请退款。" },
      {
        state: ORDER_WORDS.refunding,
        money: "停在平台",
        next: "卖家答复，或者客服裁定；退款按原路一笔笔退。",
      },
    ],
  },
  shelf: { title: "值得写清楚的大件", goods: { kinds: ["账号"], by: "price-desc", from: 1 } },
  order: ["path", "states", "shelf"],
  questions: {
    title: "签之前",
    list: {
      "大额能分次付吗？": "不能。一次付清到平台，才谈得上担保。",
      "客服裁定要收费吗？": "不收。",
      "多大额才算大额？": "不分大小，每一单都走同样的路。",
    },
  },
  closing: "盖章，从这里开始",
};
