import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import type { LandingPage } from "../types";

/** 游易: half the steps, on a slip as short. */
export const indexY: LandingPage = {
  route: "/index_y",
  kind: "market",
  title: "游易 · 步骤更少的游戏交易 App",
  headline: "游戏交易，本该容易",
  subline: "买点卡、买账号，不用加群，不用守着对方上线。下单、付款、收货，一共三步。",
  layout: "deal",
  surface: "tint",
  pattern: "stripes",
  kicker: "一共三步",
  paper: {
    title: "下单 · 付款 · 收货",
    goods: { kinds: ["卡密"], by: "hot", from: 1 },
    terms: [
      ["下单", "选规格，价格一行行列清"],
      ["付款", "手机扫一下，支付宝、微信、余额"],
      ["收货", "自动发货 {delivery}"],
    ],
  },
  path: {
    title: "三步之外，都由平台做",
    moves: [
      { who: "buyer", money: "buyer", name: "下单", text: "不用加群，也不用问在吗。" },
      { who: "platform", money: "platform", name: "收着", text: "钱先在平台，不截图、不转账。" },
      { who: "seller", money: "platform", name: "交货", text: "系统发，或卖家交。" },
      { who: "buyer", money: "seller", name: "收货", text: "点一下确认，{escrow}钱才给卖家。" },
    ],
    dispute: {
      name: "要是错了",
      text: "过了时限没发货，自动取消，钱原路退；发了不对，申请退款，客服 {hours} 在。",
    },
  },
  states: {
    title: "要等吗？看订单上写的",
    list: [
      { state: ORDER_WORDS.paid, money: "付完就发", next: "自动发货的，卡密立刻在手机订单里。" },
      {
        state: ORDER_WORDS.delivering,
        money: "在平台",
        next: "商品页写着交付时限，过了自动取消，全额退回。",
      },
      {
        state: ORDER_WORDS.delivered,
        money: "在平台",
        next: "点确认；忘了点，到写明的时间自动确认。",
      },
    ],
  },
  shelf: { title: "点开就能买", goods: { kinds: ["卡密"], by: "hot", from: 2 } },
  order: ["shelf", "path", "states"],
  questions: {
    title: "只有三个问题",
    list: {
      "要注册吗？": "手机号加验证码，没注册过的自动注册。",
      "要下载吗？": "电脑上就能下单，收卡密要用手机，装一个更省事。",
      "要是没货？": "订单自动取消，钱退回原来的地方。",
    },
  },
  closing: "最后一步：装上它",
};
