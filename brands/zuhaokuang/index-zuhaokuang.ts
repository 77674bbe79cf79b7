import type { LandingPage } from "../types";

/** 租号狂: two days of weekend on one clock. */
export const indexZuhaokuang: LandingPage = {
  route: "/index_zuhaokuang",
  kind: "rent",
  title: "租号狂 · 周末畅租 App 下载",
  headline: "周末两天，号管够",
  subline: "周五晚上开租，换一款游戏就换一个号，还一单，验号后退一单押金。两天多少钱，先看再狂。",
  layout: "evening",
  surface: "primary",
  pattern: "zigzag",
  icon: "gamepad",
  kicker: "周五晚上 → 周日晚上",
  clock: "这个周末狂到星期几",
  budget: 150,
  start: { day: "周五", hour: 19 },
  span: 52,
  pick: { by: "hot", from: 1 },
  costs: {
    title: "狂多久，多少钱",
    lead: "一晚 6 小时，一天 24 小时，一次最长 72 小时。每单各押各的，验号后各退各的。",
    hours: [6, 12, 24, 48],
    surface: "spark",
  },
  moments: {
    title: "狂的人有计划",
    surface: "white",
    list: [
      { at: "周五 19:00", name: "先热身", text: "挑一个起租短的，玩到困。" },
      { at: "周六 14:00", name: "换游戏", text: "上一单还了，验过号押金就退，再租下一个。" },
      { at: "周六 20:00", name: "队友到齐", text: "各租各的号，一起进房间。" },
      { at: "周日 23:00", name: "收工", text: "到点自动结束。明天还要上班，狂到此为止。" },
    ],
  },
  motto: "可以疯玩，不可以乱来。",
  closing: "周末之前，先装好",
};
