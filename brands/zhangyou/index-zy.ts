import type { LandingPage } from "../types";

/** 掌游: the whole board in one palm. */
export const indexZy: LandingPage = {
  route: "/index_zy",
  kind: "market",
  title: "掌游 · 手机上看行情的交易 App",
  headline: "一只手，管好全部行情",
  subline: "挤在地铁里也能看价、聊天、付款、确认收货。每款游戏各类货几件、多少钱，排成一张行情。",
  layout: "exchange",
  surface: "tint",
  pattern: "rings",
  kicker: "给空不出手的人",
  drawing: { list: { by: "hot" } },
  board: { title: "一屏看完的行情", kinds: ["账号", "租号", "卡密", "代充", "道具"] },
  spread: { title: "租一小时，各家多少钱", kind: "租号" },
  lowest: { title: "拇指一划，从最便宜的看起", kinds: ["卡密", "代充", "道具"] },
  notes: {
    title: "一趟地铁能办完的事",
    list: [
      { name: "上车", text: "打开常玩的游戏，看最低价。" },
      { name: "过两站", text: "和卖家聊两句，问清楚再下单。" },
      { name: "换乘", text: "付款，钱先在平台。" },
      { name: "到站", text: "收货，确认，出闸。" },
    ],
  },
  order: ["notes", "spread", "lowest"],
  questions: {
    title: "单手也能问",
    list: {
      "信号不好，重复付款了怎么办？": "同一张订单只会扣一次。断网重开，订单还在原处。",
      "电脑上看的，手机上接着买？": "同一个手机号登录，没付完的订单在「我的订单」里。",
      "卡密在哪里收？": "就在手机的订单里，付款后自动发，{delivery}。",
    },
  },
  closing: "拇指按这里",
};
