import type { LandingPage } from "../types";

/** 火山租号, the root: an evening by the clock, embers on the horizon. */
export const huoshanRoot: LandingPage = {
  route: "/",
  kind: "rent",
  title: "火山租号 · 按小时租游戏账号",
  headline: "今晚就上满皮号",
  subline: "按小时计价，手机付款取上号码，到点自动结束。押金多少、何时退，下单前都写明白。",
  layout: "evening",
  surface: "ink",
  horizon: "volcano",
  icon: "campfire",
  kicker: "今晚七点，上号",
  clock: "今晚能玩到几点",
  budget: 20,
  start: { day: "今晚", hour: 19 },
  span: 8,
  pick: { by: "hot" },
  costs: {
    title: "一个晚上多少钱",
    lead: "单价乘小时，押金另付另退。不足起租时长的格子，写着最少几小时。",
    hours: [1, 2, 3, 5],
    surface: "ground",
  },
  moments: {
    title: "一个晚上，四个时刻",
    surface: "white",
    first: true,
    list: [
      { at: "18:50", name: "挑号", text: "按游戏、皮肤和价格看，起租时长与押金都写在标价旁。" },
      { at: "19:00", name: "上号", text: "手机付款，在订单里取上号码，剩余时间从这时走。" },
      { at: "22:00", name: "到点结束", text: "时间到自动结束，也可以在订单里提前归还。" },
      {
        at: "次日 22:00 前",
        name: "押金退回",
        text: "号主验过号，押金按原支付方式退，最晚 {check} 小时。",
      },
    ],
  },
  motto: "今晚几点上号？",
  closing: "满皮号在手机里等着",
};
