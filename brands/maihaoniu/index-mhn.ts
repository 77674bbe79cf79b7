import type { LandingPage } from "../types";

/** 卖号牛: prices that stand. */
export const indexMhn: LandingPage = {
  route: "/index_mhn",
  kind: "sell",
  title: "卖号牛 · 拿标价说话的卖号 App",
  headline: "价格顶住，一分不让",
  subline: "有人砍价，就拿同款在售价说话。各游戏标得最高的是哪个、凭什么，都摆在旁边。",
  layout: "quotation",
  board: "top",
  head: {
    surface: "primary",
    side: "left",
    icon: "charging-bull",
    sheet: { surface: "tint", edge: "frame", title: "顶得住的价：各游戏标得最高的" },
  },
  bands: [
    {
      band: "words",
      look: "rules",
      surface: "tint",
      title: "砍价的来了，照着念",
      icon: "bull-horns",
      text: [
        "「便宜点呗」：同款都在这个数以上。",
        "「我学生」：学生也照标价。",
        "「别人才卖一半」：那你买他的。",
      ],
    },
    { band: "spread", surface: "white", title: "凭什么贵，一项项摆", game: 0 },
    {
      band: "rows",
      surface: "deep",
      title: "同价位的，还有谁",
      goods: { kinds: ["账号"], by: "price-desc", from: 2 },
      count: 4,
    },
    { band: "fees", look: "bars", surface: "ground", title: "让一分，少一分；不让，收这么多" },
    {
      band: "ask",
      look: "list",
      surface: "white",
      title: "牛也有商量",
      list: {
        "一直卖不掉怎么办？": "看看居中的那个标多少。差得远，是价的事；差得近，是参数没写全。",
        "急着用钱呢？": "自己改低。改价只有你能改，谁也不替你松口。",
        "买家骂人怎么办？": "会话有记录，找客服，{hours} 在。",
      },
    },
  ],
  close: { surface: "ink", title: "价格站住了，再卖号", look: "band" },
};
