import type { LandingPage } from "../types";

/** 蒸汽, the root: a counter of codes, delivered as soon as they are paid. */
export const zhengqiRoot: LandingPage = {
  route: "/",
  kind: "mall",
  title: "蒸汽 · 激活码与点卡商城",
  headline: "付款即到，一码入库",
  subline: "激活码、充值卡、会员卡按游戏和面值摆上架。付款自动发货，标了「无理由」的没看过能退。",
  layout: "shelf",
  surface: "tint",
  pattern: "bricks",
  kicker: "{delivery}自动发货",
  furniture: "counter",
  sign: "蒸汽卡铺",
  games: "从小面值，摆到大面值",
  cheapest: "凑个整：最便宜的几张",
  checkout: {
    title: "一串码的路",
    stations: [
      { name: "架上", text: "按游戏和面值摆好，库存是真库存。" },
      { name: "付款", text: "扫码付，金额与标价一致。" },
      { name: "出码", text: "一串码只给一张订单。" },
      { name: "入库", text: "码只在你自己的手机上显示，复制就能兑。" },
    ],
    otherwise: "核实无效的码：换码或者退款，客服来办。",
  },
  order: ["games", "cheapest", "checkout"],
  questions: {
    title: "兑换之前",
    list: {
      "码在哪里看？": "用下单的手机号登录，订单里点「查看卡密」。",
      "买错面值怎么办？": "还没查看的，标了「无理由」就能退。看过的码等于已经交付。",
      "区服有限制吗？": "有限制的写在标题和参数里，下单前看一眼「区服」。",
    },
  },
  closing: "装一个，收码用",
};
