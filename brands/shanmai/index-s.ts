import type { LandingPage } from "../types";

/** 闪卖: pictures first, words last. */
export const indexS: LandingPage = {
  route: "/index_s",
  kind: "sell",
  title: "闪卖 · 截三张图卖号的 App",
  headline: "截三张图，号就挂上了",
  subline: "仓库、皮肤、段位各一张，不用打长篇介绍。照着别人挂好的样子填上价，等人来敲门。",
  layout: "notebook",
  goods: { kinds: ["账号"], from: 4 },
  remarks: [
    { name: "咔嚓一", text: "仓库一张。" },
    { name: "咔嚓二", text: "皮肤一张。" },
    { name: "咔嚓三", text: "段位一张，再填价格。" },
  ],
  head: {
    surface: "spark",
    pattern: "rays",
    side: "right",
    sheet: { surface: "ink", edge: "frame", title: "挂好的号长这样" },
  },
  bands: [
    {
      band: "shots",
      surface: "ink",
      title: "三张就够，别拍糊",
      goods: { kinds: ["账号"] },
      shots: [
        { name: "仓库", text: "从头到尾滑一遍，长图也行。" },
        { name: "皮肤", text: "按稀有排好再拍。" },
        { name: "段位", text: "当前的和最高的拍在一起。" },
      ],
    },
    { band: "rows", surface: "white", title: "别人这样标", game: 0 },
    { band: "fees", look: "bars", surface: "tint", title: "咔嚓之后，收到多少" },
    {
      band: "words",
      look: "portrait",
      surface: "white",
      title: "懒得写介绍，也有底线",
      icon: "film-strip",
      text: [
        "截图里的好友昵称、聊天、手机号，先挡住再传。",
        "图里没有的，别写；图里有的，别漏。买家照着图验号。",
      ],
    },
    {
      band: "ask",
      look: "cards",
      surface: "ground",
      title: "快，但不糊涂",
      list: {
        "拍了照，账号会不会泄露？": "图里没有密码。登录方式等买家付款之后，才写进订单的交付里。",
        "挂上去没人问怎么办？": "改价、补图都不收费，也可以下架。客服 {hours} 能帮你看看标价。",
      },
    },
  ],
  close: { surface: "primary", title: "掏手机，拍三张，卖号", look: "band" },
};
