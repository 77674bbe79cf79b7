import type { LandingPage } from "../types";

/** 番茄租号: a kitchen timer. Red, honest about time. */
export const indexFanqiezuhao: LandingPage = {
  route: "/index_fanqiezuhao",
  kind: "rent",
  title: "番茄租号 · 按番茄钟租号 App",
  headline: "一个番茄钟，打两局",
  subline:
    "租几小时，就玩几小时，到点自动结束。每一段多少钱，开局前都写好，时间排得很满的人也玩得安心。",
  layout: "evening",
  surface: "primary",
  pattern: "rings",
  icon: "tomato",
  kicker: "玩一段，歇一段",
  clock: "午休够几个番茄钟",
  budget: 8,
  start: { day: "今天", hour: 12 },
  span: 5,
  pick: { by: "hours" },
  costs: {
    title: "一段时间，切成四瓣",
    lead: "起租 1 小时的号，玩半小时也按 1 小时收，所以先看清起租。",
    hours: [1, 2, 3, 4],
    surface: "white",
  },
  moments: {
    title: "拧一下，到点就停",
    surface: "tint",
    list: [
      { at: "第 1 瓣", name: "定好几小时", text: "选一个号，定下时长，租金、押金当场算清。" },
      { at: "第 2 瓣", name: "上号", text: "手机付款，取上号码，倒计时开始走。" },
      { at: "第 3 瓣", name: "看一眼剩余", text: "订单里一直有剩余时间，不用自己掐表。" },
      { at: "第 4 瓣", name: "到点收手", text: "自动结束，押金验号后退回，最晚 {check} 小时。" },
    ],
  },
  motto: "一不小心玩到天亮？到点就结束，这正是番茄钟的意思。",
  closing: "下一段，从一只番茄开始",
};
