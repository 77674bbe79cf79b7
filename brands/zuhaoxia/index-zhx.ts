import type { LandingPage } from "../types";

/** 租号侠: rain, a sword, and evidence. */
export const indexZhx: LandingPage = {
  route: "/index_zhx",
  kind: "rent",
  title: "租号侠 · 押金有人主持公道 App",
  headline: "押金的事，有人主持",
  subline: "号主要扣押金，先写理由、交证据；你有时间答复，不服就由平台裁决。裁决之前，押金不动。",
  layout: "deposit",
  surface: "deep",
  pattern: "rain",
  kicker: "路见不平",
  icon: "sword-brandish",
  claim: {
    title: "一桩公案怎么断",
    lead: "租号的江湖，十场吵架九场为押金。我们不听嗓门，只看证据。",
    surface: "white",
    first: true,
    names: ["举证", "答辩", "裁决"],
  },
  stages: {
    title: "没人告状，押金这样走",
    surface: "tint",
    names: ["交到公堂", "封存不动", "限时验号", "原路奉还"],
  },
  rack: { title: "押金高的号，更要讲规矩", surface: "ground", pick: { by: "price-desc" } },
  questions: {
    title: "堂下可有话说",
    list: {
      "号主迟迟不验号怎么办？": "还号后最晚 {check} 小时，没有人提出扣款，押金自动原路退回。",
      "我没看到扣款申请，过期了呢？": "没有答复的，转给平台看证据裁决，不会直接判给号主。",
      "哪里看进度？": "手机订单里，申请、答复、裁决，一步步都有记录。人工客服 {hours} 在线。",
    },
  },
  closing: "有理的人，走这边",
};
