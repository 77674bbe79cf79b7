import type { LandingPage } from "../types";

/** 好号: an account's page with its history. */
export const haohaoPage: LandingPage = {
  route: "/haohao",
  kind: "sell",
  title: "好号 · 来历清楚的账号交易 App",
  headline: "买号先看它的来历",
  subline: "谁注册的、能不能换绑、有没有验过，先看来历再看皮肤。来历不符的，页上写着怎么退。",
  layout: "dossier",
  goods: { kinds: ["账号"], from: 4 },
  head: {
    surface: "tint",
    pattern: "grid",
    side: "right",
    icon: "finger-print",
    sheet: { surface: "white", edge: "ruled", title: "一个号的来历表" },
  },
  bands: [
    {
      band: "words",
      look: "portrait",
      surface: "white",
      title: "四条来历，买之前都问一遍",
      icon: "tied-scroll",
      text: [
        "谁注册的：本人的写本人，收来的写从哪一手收来。",
        "换过几次手：次数多不一定坏，说不清才坏。",
        "谁的实名、能不能换：不含糊。封过没有、为什么：写出来比被发现好。",
      ],
    },
    { band: "marks", surface: "primary", title: "来历不符，找谁" },
    {
      band: "rows",
      surface: "white",
      title: "问过来历再看的几个",
      goods: { kinds: ["账号"], from: 1 },
      count: 5,
    },
    {
      band: "pair",
      surface: "ground",
      title: "两种账号页",
      heads: ["只有截图", "有来历"],
      rows: [
        { about: "你看到", alone: "皮肤和段位", here: "皮肤、段位，和绑定能不能换" },
        { about: "你担心", alone: "会不会被找回", here: "找回包赔，写着管几天" },
        { about: "你付钱", alone: "凭运气", here: "平台保管，对照页面验收" },
      ],
    },
    {
      band: "ask",
      look: "list",
      surface: "white",
      title: "刨根问底",
      list: {
        "卖家会不会编来历？": "有验号报告的，以报告为准。和报告不符，{claim} 天内可以申请退款。",
        "来历有一项空着能买吗？": "能，先在会话里问。问不到的，价格自己掂量。",
      },
    },
  ],
  close: { surface: "spark", title: "先问来历，再买号", look: "mark" },
};
