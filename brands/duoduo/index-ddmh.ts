import type { LandingPage } from "../types";

/** 多多卖号: many prices side by side. */
export const indexDdmh: LandingPage = {
  route: "/index_ddmh",
  kind: "sell",
  title: "多多卖号 · 先比价再卖号 App",
  headline: "多比几个号，少亏一点",
  subline: "最接近的三个号标多少，拖一下就看到；扣掉服务费到手多少，旁边写着。",
  layout: "estimate",
  head: {
    surface: "tint",
    pattern: "stripes",
    side: "below",
    icon: "receive-money",
    sheet: { surface: "white", edge: "round", title: "和你差不多的号，都标多少" },
  },
  bands: [
    {
      band: "rows",
      surface: "white",
      title: "别人正挂着的",
      goods: { kinds: ["账号"], from: 3 },
      count: 6,
    },
    {
      band: "pair",
      surface: "ground",
      title: "一家说了算，还是比着来",
      heads: ["只问一家", "比过再标"],
      rows: [
        { about: "价格", alone: "他说多少就是多少", here: "架上同类标多少，一条条看得到" },
        { about: "压价", alone: "看完号再砍一刀", here: "标价写在页上，付了才算" },
        { about: "收钱", alone: "等通知", here: "货款先到平台，{escrow}放给你" },
      ],
    },
    { band: "fees", look: "bars", surface: "deep", title: "比的是到手，不是标价" },
    { band: "rise", surface: "white", title: "从低到高排一排", game: 1 },
    {
      band: "ask",
      look: "cards",
      surface: "spark",
      title: "多嘴问问",
      list: {
        "照最高的标行吗？": "行，就是等得久。最高的那个凭什么，点开看它的参数。",
        "都不满意呢？": "先不挂。价格天天在变，过几天再来比一遍。",
      },
    },
  ],
  close: { surface: "ink", title: "多看几个价，再卖号", look: "band" },
};
