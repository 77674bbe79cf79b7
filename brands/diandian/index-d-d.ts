import type { LandingPage } from "../types";

/** 点点代练: squared paper with the climb drawn on it. */
export const indexDD: LandingPage = {
  route: "/index_d_d",
  kind: "boost",
  title: "点点代练 · 认证代练接单 App 下载",
  headline: "从黄金到王者，路线先给你看",
  subline: "选起点、选终点，价格和工时当场算清。认证代练接单，打到第几颗星，手机订单里随时看。",
  layout: "ladder",
  surface: "tint",
  pattern: "grid",
  kicker: "「{promise}」",
  action: { text: "先算一算多少钱", to: "/practicePage" },
  form: "stairs",
  ladder: { title: "一级一级，各多少钱" },
  sold: { title: "刚刚有人这样上去", surface: "ground" },
  questions: {
    title: "第一次找代练，先问清楚",
    list: {
      "没人接单怎么办？": "{promise}，在手机订单里取消，原路退回，不扣任何费用。",
      "打到一半掉段了呢？":
        "价格按起点到终点算，不按局数算。途中输掉的星由代练自己打回来，你不用补钱。",
      "有话要交代？": "只打晚场、别用语音、指定英雄，在订单里直接和接单的代练说。",
      "起了争议？": "款项由平台保管，没打到可以申请退款。客服 {hours} 看战绩仲裁。",
    },
  },
  closing: "段位自己会往上走",
};
