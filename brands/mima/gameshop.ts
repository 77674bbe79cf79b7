import type { LandingPage } from "../types";

/** 游戏商城: a bright shop front for cards and gift packs. */
export const gameshop: LandingPage = {
  route: "/gameshop",
  kind: "mall",
  title: "游戏商城 · 密马自营点卡礼包",
  headline: "点卡礼包，当场到账",
  subline:
    "充值卡密、月卡和礼包码都在一个货架上。付款后系统自动发货，卡密只在你自己的手机上看得到。",
  layout: "shelf",
  surface: "spark",
  pattern: "dots",
  kicker: "{brand}商城 · 点卡、月卡、礼包码",
  furniture: "rods",
  sign: "游戏商城",
  games: "一款游戏，一层货架",
  cheapest: "零花钱就够",
  checkout: {
    title: "付款的时候，传送带已经在走",
    stations: [
      { name: "选面值", text: "规格、价格、库存写在同一个按钮上。" },
      { name: "扫码付", text: "支付宝、微信、余额都可以。" },
      { name: "系统出卡", text: "不等卖家上线，卡密直接进订单。" },
      { name: "手机领", text: "再扫一次，卡密只在你自己的手机上。" },
    ],
    otherwise: "万一没货了：订单自动取消，钱原路退回。",
  },
  order: ["checkout", "games", "cheapest"],
  questions: {
    title: "收银台旁边的牌子",
    list: {
      "卡密为什么要用手机看？": "因为电脑屏幕谁都看得见。卡密只出现在你自己手机的订单里。",
      "多久发货？": "自动发货的商品 {delivery}，付款后马上就有。",
      "买错了能退吗？": "标了「无理由」的，没看过卡密之前 {refund} 天内能退。",
    },
  },
  closing: "领卡密，用手机",
};
