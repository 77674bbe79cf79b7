import type { LandingPage } from "../types";

/** 租号猫: a city asleep, one window lit. */
export const indexZhm: LandingPage = {
  route: "/index_zhm",
  kind: "rent",
  title: "租号猫 · 夜猫子的租号 App",
  headline: "夜深了，号还醒着",
  subline: "零点以后也能自己上号：付款就有上号码，不打电话不语音。早上醒来，押金验号后原路退回。",
  layout: "evening",
  surface: "deep",
  pattern: "stars",
  horizon: "city",
  icon: "cat",
  kicker: "家里人睡了以后",
  clock: "夜里能玩到几点",
  budget: 10,
  start: { day: "今晚", hour: 23 },
  span: 6,
  pick: { by: "price", from: 2 },
  costs: {
    title: "这会儿还醒着的号",
    lead: "夜里价格和白天一样，都按小时，写在这张表里。",
    hours: [1, 2, 3, 4],
    surface: "ground",
  },
  moments: {
    title: "一夜没有一点声音",
    surface: "ink",
    first: true,
    list: [
      { at: "23:30", name: "家里灯灭了", text: "挑起租短的，两小时也够打几局。" },
      {
        at: "23:40",
        name: "静悄悄上号",
        text: "自动发货的号付款就给上号码，不用等谁回一句「在」。",
      },
      { at: "01:40", name: "困了就合上", text: "到点自动结束，忘了还也不会多收钱。" },
      { at: "早上", name: "押金在路上", text: "号主验过号，押金原路退回，最晚 {check} 小时。" },
    ],
  },
  motto: "剩下的两个小时，你只管玩。",
  closing: "今晚轻轻地装上",
};
