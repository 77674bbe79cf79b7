import type { LandingPage } from "../types";

/** 星星卖号: the place of an account among those of the same game. */
export const indexXxmh: LandingPage = {
  route: "/index_xxmh",
  kind: "sell",
  title: "星星卖号 · 看清差价的卖号 App",
  headline: "同段位的号，差在哪几项",
  subline: "皮肤、角色、区服，架上同类一项项摆着。拖一下，看你的号和哪三个最接近，标多少。",
  layout: "estimate",
  head: {
    surface: "primary",
    pattern: "stars",
    side: "right",
    sheet: { surface: "white", edge: "frame", title: "你的号，落在哪一段" },
  },
  bands: [
    { band: "rows", surface: "white", title: "同一款游戏，逐项对齐", game: 1 },
    { band: "rise", surface: "tint", title: "项项都高，价就高", game: 0 },
    {
      band: "words",
      look: "portrait",
      surface: "white",
      title: "五样，各看什么",
      icon: "cut-diamond",
      text: [
        "稀有：已经拿不到的东西有多少。养成：等级、命座、铭文，练到哪了。",
        "安全：能不能换绑，有没有验号报告。颜值：名字、时装搭不搭。潜力：还能往哪练。",
        "哪一样暗，写出来。买家付款前就知道，少扯皮。",
      ],
    },
    { band: "fees", look: "bars", surface: "ink", title: "卖出去，你收到多少" },
    {
      band: "ask",
      look: "talk",
      surface: "ground",
      title: "比完还想问",
      list: {
        "皮肤少、练度高的号有人买吗？": "有。实战玩家先看段位和角色，皮肤放在后面。",
        "最接近的三个号是怎么挑的？":
          "只看你拖的那一项，挑架上数目最接近的三个，标价照原样列出来。",
      },
    },
  ],
  close: { surface: "spark", title: "比完这几项，给号标个价", look: "mark" },
};
