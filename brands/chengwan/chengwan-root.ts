import type { LandingPage } from "../types";

/** 橙玩, the root: what an evening is worth, from small to large. */
export const chengwanRoot: LandingPage = {
  route: "/",
  kind: "market",
  title: "橙玩 · 下班后的游戏交易 App",
  headline: "下班之后，橙色时间",
  subline: "一天只有两小时能玩，就别花在找货上。点卡、账号、代练按预算摆好，路上下单，到家就能开。",
  layout: "budget",
  surface: "primary",
  pattern: "rays",
  kicker: "下班快乐",
  head: "coins",
  kinds: ["卡密", "代充", "账号"],
  levels: [30, 100, 300, 1000],
  level: "# 元以内，到家就能玩",
  cuts: "下班这会儿正降价",
  notes: {
    title: "不占用你的两小时",
    list: [
      { name: "不等发货", text: "卡密自动发，{delivery}，出站前就在订单里。" },
      { name: "不等客服", text: "{hours} 人工在线，下班那会儿也有人。" },
      { name: "不盯代练", text: "打到哪一颗星，手机上看得到，{promise}。" },
    ],
  },
  order: ["notes", "levels", "cuts"],
  questions: {
    title: "路上问的",
    list: {
      "电脑上下的单，手机上接着看得到吗？": "看得到，同一个手机号登录就行，没付完的订单也在。",
      "地铁没信号，付了两次？": "同一张订单只会收一次钱，断线重开不会重复扣。",
      "今天没空玩，买的能退吗？": "标了「无理由」的，没领取、没交付前 {refund} 天内能退。",
    },
  },
  closing: "出站之前，先装上",
};
