import type { LandingPage } from "../types";

/** 口袋估号, the root: a pocket for every game. */
export const koudaiRoot: LandingPage = {
  route: "/",
  kind: "value",
  title: "口袋估号 · 一分钟估出账号价格",
  headline: "一掏口袋，就知道号价",
  subline: "每款游戏一个口袋，露出来的是架上同类居中的价。点开就是那个号，不注册也能看。",
  layout: "value",
  kinds: ["账号", "租号"],
  head: { drawing: "pockets", surface: "tint", kicker: "兜里就能估" },
  bands: [
    { band: "factors", surface: "white", title: "多几件皮肤，多多少钱" },
    {
      band: "rates",
      look: "sheet",
      surface: "spark",
      title: "各家的号，现在挂多少",
      lead: "大字居中，小字两头。你的号在哪一段？",
    },
    { band: "spread", surface: "white", title: "最低、居中、最高，各拿一个看", game: 0 },
    {
      band: "rows",
      surface: "deep",
      title: "和你差不多的号",
      goods: { kinds: ["账号"] },
      count: 5,
    },
    {
      band: "ask",
      look: "list",
      surface: "white",
      title: "关于这个价",
      list: {
        "估价准不准？": "看的是架上同类的标价，所以给的是区间，不是一个数。",
        "要注册吗？": "不要。看价不留手机号，也不会有人打电话来收号。",
        "兜里为什么有的游戏没有？": "架上没有同类就不报价，不瞎猜。",
      },
    },
  ],
  close: { surface: "primary", title: "掏出手机，给号估个价", look: "centre" },
};
