import type { LandingPage } from "../types";

/** 轻租: deposits from light to heavy. */
export const indexQZ: LandingPage = {
  route: "/index_q_z",
  kind: "rent",
  title: "轻租 · 低押金租号 App",
  headline: "押金轻一点，玩得松一点",
  subline: "列表按押金从低到高排。租期里没有隐藏费用，还号验号后押金原路退回。",
  layout: "rental-list",
  surface: "white",
  kicker: "押金低的排在前面",
  by: "deposit",
  limits: [40, 60, 100, 200],
  list: "按押金从轻到重",
  bill: {
    title: "一张薄薄的单子",
    lead: "租金按小时，押金原路回来。没有第三种费用。",
    hours: 3,
    surface: "tint",
  },
  questions: {
    title: "轻声问几句",
    list: {
      "押金低会不会号也差？": "不会。押金由号主定，和段位皮肤没有必然关系，详情里都写着。",
      "什么情况会扣押金？":
        "号主要扣，得写明理由、拿出证据；你不同意就交给平台裁决，裁决之前不会扣除。",
      "押金多久回来？": "号主验号后原路退回，最晚还号后 {check} 小时；到账时间看支付渠道。",
    },
  },
  closing: "押金轻一点，从手机上挑",
};
