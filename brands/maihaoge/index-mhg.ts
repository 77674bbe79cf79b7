import type { LandingPage } from "../types";

/** 卖号哥: straight talk about prices. */
export const indexMhg: LandingPage = {
  route: "/index_mhg",
  kind: "sell",
  title: "卖号哥 · 说实在话的卖号 App",
  headline: "卖号不懂？问哥",
  subline: "多少钱能卖、差在哪、扣多少，架上的标价一条条摆给你看。没卖掉，不收钱。",
  layout: "estimate",
  head: {
    surface: "deep",
    pattern: "zigzag",
    side: "right",
    icon: "cowboy-boot",
    sheet: { surface: "white", edge: "torn", title: "哥先问你两样" },
  },
  bands: [
    {
      band: "words",
      look: "rules",
      surface: "white",
      title: "哥说实话",
      icon: "thumb-up",
      text: ["能卖多少，看架上同款。", "贵在哪、便宜在哪，逐项对。", "没人问，多半是标高了。"],
    },
    { band: "rise", surface: "ground", title: "哥手边的价目", game: 0 },
    {
      band: "pair",
      surface: "tint",
      title: "问群友，还是看实价",
      heads: ["问群友", "问哥"],
      rows: [
        { about: "多少钱", alone: "「大几百吧」", here: "同款在售价，一个一个给你看" },
        { about: "怎么收钱", alone: "「先转一半」", here: "全款先到平台，{escrow}放给你" },
        { about: "出了事", alone: "「节哀」", here: "平台看两边的图文裁定，{hours} 有客服" },
      ],
    },
    { band: "fees", look: "table", surface: "spark", title: "扣多少，先说清楚" },
    {
      band: "ask",
      look: "talk",
      surface: "white",
      title: "哥，再问一个",
      list: {
        "拆开卖还是整个卖？": "先看整号标多少。皮肤和角色拆不走，拆得走的道具才值得单挂。",
        "有人加我好友要私下付？": "别理。平台外付的钱，谁也保不了你。",
        "他要我报密码才肯出价？": "没付款就要密码的，都不是买家。",
      },
    },
  ],
  close: { surface: "ink", title: "卖号有事，找哥", look: "centre" },
};
