import type { LandingPage } from "../types";

/** 火箭租号: a launch, from the board to lift-off. */
export const indexHjzh: LandingPage = {
  route: "/index_hjzh",
  kind: "rent",
  title: "火箭租号 · 免输密码极速上号 App",
  headline: "一点火，人已在局里",
  subline: "自动发货的号不用等号主回话。付款后在手机订单里取上号码，登录，进局。",
  layout: "departures",
  surface: "deep",
  pattern: "rays",
  kicker: "房间里还差一个人",
  icon: "rocket",
  board: "发射场：现在能上的号",
  pick: { by: "hours" },
  pass: {
    title: "一张去大厅的票",
    lead: "排在最前的这个号，玩两小时的账单。",
    hours: 2,
    surface: "ground",
  },
  gates: {
    title: "点火清单",
    surface: "white",
    list: [
      { name: "燃料", text: "支付宝、微信或余额付款，金额与页面标价一致。" },
      { name: "对接", text: "付款成功，手机订单里就有上号码，照着登录。" },
      { name: "离架", text: "剩余时间一直在订单里走，打到一半不用自己算。" },
      { name: "返回", text: "到点自动结束，号主验号后押金原路返回，最晚 {check} 小时。" },
    ],
  },
  closing: "装好它，下次不让人等",
};
