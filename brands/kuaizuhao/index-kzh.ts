import type { LandingPage } from "../types";

/** 快租号: lunch break; the shortest rentals first. */
export const indexKzh: LandingPage = {
  route: "/index_kzh",
  kind: "rent",
  title: "快租号 · 一键再租上次的号",
  headline: "少点两下，多打一局",
  subline: "一小时就能起租的排在前面，时租、押金写在同一行。看中就扫码，不用再挑二十分钟。",
  layout: "rental-list",
  surface: "spark",
  kicker: "午休只有一小时",
  by: "hours",
  limits: [1, 2, 3],
  list: "起租短的，先给你看",
  bill: {
    title: "一局的工夫，花多少",
    lead: "快，不等于糊涂。付款之前，这几行都在眼前。",
    hours: 1,
    surface: "ink",
  },
  questions: {
    title: "三个快问快答",
    list: {
      "只列空着的吗？": "是。正在出租的不占位置，点进去不会扑空。",
      "午休打完，能提前还吗？": "能，在订单里点提前归还。剩余时间的租金不退，押金验号后退。",
      "上号要等号主回话吗？": "自动发货的不用，付款后在手机订单里就能取上号码。",
    },
  },
  closing: "少点两下，多打一局",
};
