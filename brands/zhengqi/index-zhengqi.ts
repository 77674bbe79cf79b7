import type { LandingPage } from "../types";

/** 蒸汽's landing route: a machine that sells keys at any hour. */
export const indexZhengqi: LandingPage = {
  route: "/index_zhengqi",
  kind: "mall",
  title: "蒸汽 App 下载 · 点卡激活码随身货架",
  headline: "给游戏库，再添一格",
  subline:
    "点卡、激活码、会员卡像售货机一样摆好，付款就出码。买过的码都在手机订单里，换手机也找得回来。",
  layout: "shelf",
  surface: "ink",
  kicker: "再添一格",
  furniture: "machine",
  sign: "蒸汽售卡机",
  games: "补货口：今天有的面值",
  cheapest: "一格一张，先试便宜的",
  checkout: {
    title: "半夜想玩，机器也醒着",
    stations: [
      { name: "按下那一格", text: "看中哪张，点哪张，库存是真库存。" },
      { name: "码封着来", text: "付款就出，路上谁也看不见。" },
      { name: "手机上揭开", text: "登录自己的号码，揭开才算交付。" },
    ],
    otherwise: "机器卡住了：没出码的订单自动取消，钱退回原来的地方。",
  },
  order: ["checkout", "cheapest", "games"],
  questions: {
    title: "收藏家的问题",
    list: {
      "换手机了，买过的码还在吗？": "在。登录同一个号码，订单里都查得到。",
      "能送人吗？": "能，把码念给他就行；看过之后不能退。",
      "一次能买几份？": "限购写在数量旁边，多出来的会提示。",
    },
  },
  closing: "给游戏库开个后门",
};
