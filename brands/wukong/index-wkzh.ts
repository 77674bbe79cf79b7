import type { LandingPage } from "../types";

/** 悟空租号: seventy-two changes, columns that climb. */
export const indexWkzh: LandingPage = {
  route: "/index_wkzh",
  kind: "rent",
  title: "悟空租号 · 角色随心变的租号 App",
  headline: "今天变法师，明天变刺客",
  subline: "按角色找号：想玩谁，就看谁练得最满。还一个，再变一个，每单押金各退各的。",
  layout: "wardrobe",
  surface: "spark",
  pattern: "rings",
  kicker: "一个跟头，一个角色",
  wall: "steps",
  pick: { by: "hot", named: ["专精", "剑修", "狙击", "打野"], from: 1 },
  tonight: "今天可以变成",
  compare: {
    title: "变一小时，还是买下真身",
    lead: "左边变一小时的价，右边买下一个号的价。算算能变多少回。",
    heads: ["变一小时", "买下真身"],
    surface: "ground",
  },
  notes: {
    title: "筋斗云走三步",
    surface: "ink",
    list: [
      { name: "想成谁", text: "练到几级、几套皮肤，详情里逐项写着，先看清再变。" },
      { name: "变", text: "选好时长，手机付租金与押金，在订单里取上号码。" },
      { name: "收", text: "到点收回法身。每张单子各押各的，验号后退，最晚 {check} 小时。" },
    ],
  },
  reviews: "变过的人怎么说",
  closing: "一个跟头，落进大厅",
};
