import type { LandingPage } from "../types";

/** 号号: what the second account is worth, then which one to keep. */
export const indexHh: LandingPage = {
  route: "/index_hh",
  kind: "sell",
  title: "号号 · 小号出手 App 下载",
  headline: "一人两个号，卖掉一个",
  subline: "弃坑的、试水的、抽重了的，先看小号现在值多少，再决定留哪个。",
  layout: "estimate",
  head: {
    surface: "spark",
    side: "left",
    kicker: "大号小号，先估小的",
    icon: "two-coins",
    sheet: { surface: "white", edge: "round", title: "小号值多少，拖一下看" },
  },
  bands: [
    { band: "rise", surface: "ink", title: "左边是小号，右边是毕业号", game: 0 },
    {
      band: "pair",
      surface: "white",
      title: "留着，还是出了",
      heads: ["留着", "出了"],
      rows: [
        { about: "每天", alone: "两个号轮流清体力", here: "一个号好好玩" },
        { about: "心里", alone: "哪个都舍不得氪", here: "卖的钱氪给留下的" },
        { about: "手机", alone: "双开发烫", here: "凉的" },
      ],
    },
    { band: "fees", look: "table", surface: "tint", title: "出掉一个，口袋里多多少" },
    {
      band: "ask",
      look: "list",
      surface: "white",
      title: "小号小问题",
      list: {
        "几十块的号有人要吗？": "有。架上最便宜的那几个就是，买的人多半拿去试阵容。",
        "同一个手机号绑了好几个？": "能卖。换绑时只动要卖的那一个，其余不受影响。",
        "渠道服的号能换绑吗？": "看渠道。能不能换，要在商品页上写清楚。",
      },
    },
  ],
  close: { surface: "primary", title: "留一个，卖一个", look: "band" },
};
