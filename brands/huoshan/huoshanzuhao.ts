import type { LandingPage } from "../types";

/** 火山租号's landing route: lamps lit along the mountain. */
export const huoshanzuhao: LandingPage = {
  route: "/huoshanzuhao",
  kind: "rent",
  title: "火山租号 App 下载 · 押金明白退",
  headline: "租号，就像点亮一盏灯",
  subline: "挑号、付款、上号，三步就到局里。剩多少时间，手机订单里一直看得见。",
  layout: "departures",
  surface: "ink",
  horizon: "volcano",
  kicker: "天黑了，灯亮着",
  icon: "old-lantern",
  board: "今晚亮着的灯",
  pick: { by: "price", from: 1 },
  pass: {
    title: "点亮一盏，三小时",
    lead: "借朋友的号欠人情；租一个，付多少写在单子上。",
    hours: 3,
    surface: "tint",
    first: true,
  },
  gates: {
    title: "从点灯到熄灯",
    surface: "primary",
    list: [
      { name: "起租时长", text: "一次最少租几小时由号主定，不足的按起租时长算。" },
      { name: "租期里", text: "上号内容在手机订单里，随时能看，时间照走。" },
      { name: "输了星", text: "输赢是游戏的事。号主要扣押金，得写明理由，你不同意就由平台裁决。" },
      { name: "熄灯", text: "到点自动结束；押金等号主验号，最晚 {check} 小时原路退。" },
    ],
  },
  closing: "扫一下，今晚就上号",
};
