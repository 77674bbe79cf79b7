import type { LandingPage } from "../types";

/** 天天租号: a week on a board, every day another account. */
export const indexTtzh: LandingPage = {
  route: "/index_ttzh",
  kind: "rent",
  title: "天天租号 · 日租卡换着玩 App",
  headline: "每天一个号，不重样",
  subline: "周一打野、周二飙车、周末全图鉴：七天七个号，每小时多少钱、押多少，一张板上看完。",
  layout: "departures",
  surface: "spark",
  pattern: "checks",
  kicker: "一天一个号",
  icon: "calendar",
  board: "这一周，玩这七个",
  lines: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
  pick: { by: "hot", from: 1 },
  pass: {
    title: "周一这张票",
    lead: "下班后三小时，花多少、押多少，先看清。",
    hours: 3,
    surface: "primary",
    first: true,
  },
  gates: {
    title: "每天都有人问",
    surface: "white",
    list: [
      { name: "今天租，明天还？", text: "租多少小时由你选，一次最长 72 小时，到点自动结束。" },
      { name: "先被别人租走了？", text: "付款才算占住。正在出租的，板上写着「已租出」。" },
      { name: "天天租，天天押？", text: "每单各押各的，号主验号后退，最晚还号后 {check} 小时。" },
    ],
  },
  closing: "明天玩谁，今晚先挑",
};
