import type { LandingPage } from "../types";

/** 卖号网 iOS 版: one account of the iPhone's zone, and what its buyers look for. */
export const indexMhwIos: LandingPage = {
  route: "/index_mhw_ios",
  kind: "sell",
  title: "卖号网 iOS 版 · 苹果区账号交易",
  headline: "苹果区的号，卖给懂的人",
  subline: "商店地区、绑定方式、段位皮肤，苹果区买家看的就是这几项。先看别人怎么写、标多少。",
  layout: "dossier",
  goods: { kinds: ["账号"], named: "苹果", from: 1 },
  head: {
    surface: "ink",
    side: "left",
    kicker: "只看苹果区",
    sheet: { surface: "white", edge: "round", title: "苹果区的一份档案" },
  },
  bands: [
    {
      band: "rows",
      surface: "white",
      title: "苹果区在看",
      goods: { kinds: ["账号"], named: "苹果" },
      count: 5,
    },
    {
      band: "words",
      look: "rules",
      surface: "spark",
      title: "苹果区的三条规矩",
      icon: "world",
      text: ["商店地区，写在标题里。", "游戏中心，先解绑再卖。", "Apple ID，谁要都不给。"],
    },
    { band: "marks", surface: "white", title: "页上的记号，管到什么时候" },
    { band: "fees", look: "bars", surface: "ground", title: "卖掉一个，收到多少" },
    {
      band: "ask",
      look: "cards",
      surface: "white",
      title: "用 iPhone 的人问",
      list: {
        "买家会不会锁我的手机？": "交接的是游戏账号，不登录 Apple ID，你的手机和它没有关系。",
        "美区的号能卖吗？": "能，写明地区就行。懂的人按地区找。",
      },
    },
  ],
  close: { surface: "primary", title: "苹果区的号，卖给懂的人", look: "band" },
};
