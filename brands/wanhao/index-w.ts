import type { LandingPage } from "../types";

/** 玩号: another account is another game; rent it or buy it. */
export const indexW: LandingPage = {
  route: "/index_w",
  kind: "market",
  title: "玩号 · 换个账号换种玩法 App",
  headline: "换个号，换种玩法",
  subline: "辅助玩够了试刺客，这款玩够了试那款。租几小时还是干脆买下，两个价放在一起比。",
  layout: "hours",
  surface: "primary",
  pattern: "zigzag",
  kicker: "玩腻了？",
  hours: 3,
  between: "换",
  sums: {
    title: "换个号，租还是买",
    lead: "每款游戏现在最便宜的小时价和最便宜的账号，放在一起算。点价格就到那件商品。",
  },
  steps: {
    title: "三种换法，从轻到重",
    list: [
      {
        name: "租一晚",
        text: "先试手感，不合适到点就还，押金验号后退。",
        goods: { kinds: ["租号"], by: "price-asc", from: 1 },
      },
      {
        name: "买个入门号",
        text: "试上瘾了，从最便宜的号开始，{escrow}才放款。",
        goods: { kinds: ["账号"], by: "price-asc", from: 1 },
      },
      {
        name: "一步到位",
        text: "段位皮肤都有的号，参数写全了再下手。",
        goods: { kinds: ["账号"], by: "price-desc", from: 2 },
      },
    ],
  },
  rents: "今晚就能换的号",
  order: ["sums", "steps", "rents"],
  questions: {
    title: "换之前问清楚",
    list: {
      "租满几小时就不如买？": "上面的表按各游戏最低价算好了；想要的号更贵，拿它的价格除以小时价。",
      "渠道服的号换得了官服吗？": "不能转服。区服写在参数里，买之前看一眼。",
      "新号实名信息怎么办？": "能不能改实名写在详情里，改不了的会标出。",
    },
  },
  closing: "换个号，就是新游戏",
};
