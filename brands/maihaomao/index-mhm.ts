import type { LandingPage } from "../types";

/** 卖号猫: asleep, and sold. */
export const indexMhm: LandingPage = {
  route: "/index_mhm",
  kind: "sell",
  title: "卖号猫 · 不用守着的卖号 App",
  headline: "躺着，也能把号卖了",
  subline: "标好价，挂上去，接着睡。有人付款才要你醒一次：交付。剩下的，平台保管、到时放款。",
  layout: "sale",
  goods: { kinds: ["账号"], from: 1 },
  head: {
    surface: "primary",
    side: "left",
    icon: "cat",
    sheet: { surface: "white", edge: "round", title: "睡着也算得清的一笔" },
  },
  bands: [
    { band: "hours", look: "clock", surface: "white", title: "四件事，只有一件要睁眼" },
    {
      band: "words",
      look: "rules",
      surface: "spark",
      title: "猫的作息",
      icon: "yarn",
      text: ["没人付款，不醒。", "问东问西，不醒。", "想加微信，不醒。", "付款了，醒一下。"],
    },
    { band: "outcomes", surface: "ground", title: "睡过头了，会怎样" },
    { band: "book", surface: "white", title: "枕边的账本", goods: { kinds: ["账号"] } },
    {
      band: "ask",
      look: "list",
      surface: "tint",
      title: "睡前三问",
      list: {
        "标多少合适？": "看同款在售价。往下留一点余地，就能少醒几次。",
        "半夜有人付款怎么办？": "钱先由平台保管。在商品页写的时限之内交付就行，不用爬起来。",
        "忘了点放款？":
          "不用你点，{escrow}自动放款。买家忘了确认，交付后 {confirm} 小时订单自动完成。",
      },
    },
  ],
  close: { surface: "ink", title: "号挂好，先躺下", look: "centre" },
};
