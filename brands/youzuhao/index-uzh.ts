import type { LandingPage } from "../types";

/** 优租号: measured before it is rented. */
export const indexUzh: LandingPage = {
  route: "/index_uzh",
  kind: "rent",
  title: "优租号 · 先看清再租的租号 App",
  headline: "先看清，再租",
  subline: "段位多少、皮肤几款、起租几小时、押多少钱，逐项写在商品页；租过的人怎么说，也在那里。",
  layout: "deposit",
  surface: "primary",
  pattern: "grid",
  kicker: "量过再租",
  icon: "magnifying-glass",
  stages: {
    title: "四个刻度，押金走到哪一格",
    surface: "ground",
    names: ["下单前看清", "租期里代管", "还号后验号", "按时退回"],
  },
  claim: {
    title: "与描述不符，有尺可量",
    lead: "上号后发现对不上，先留图，在订单里申请售后。号主要扣押金，走这三步。",
    surface: "white",
    names: ["号主给证据", "你来核对", "平台量一量"],
  },
  rack: { title: "租得最多的号", surface: "tint", pick: { by: "hot", from: 2 } },
  questions: {
    title: "量之前的问题",
    list: {
      "怎么看一个号靠不靠谱？": "看逐项参数、租出次数、租客评价和号主评分，商品页都有。",
      "登不上怎么办？": "在订单里联系号主，或申请售后退款，客服 {hours} 在线。",
      "正在出租的会混在里面吗？": "不会。列表只放现在空着的号。",
    },
  },
  closing: "先看清，从这里开始",
};
