import type { LandingPage } from "../types";

/** 卖号网: the prices of the whole net on one board. */
export const indexMhw: LandingPage = {
  route: "/index_mhw",
  kind: "sell",
  title: "卖号网 App 下载 · 全网账号行情",
  headline: "一张网，看全卖号行情",
  subline: "每款游戏最低、居中、最高各标多少，一张表看完；点开就是那个号，逐项对着自己的看。",
  layout: "quotation",
  board: "range",
  head: {
    surface: "primary",
    pattern: "hex",
    side: "below",
    icon: "fishing-net",
    sheet: { surface: "white", edge: "round", title: "各游戏账号，此刻的标价（元）" },
  },
  bands: [
    {
      band: "spread",
      surface: "white",
      title: "同一款游戏，为什么差这么多",
      lead: "最低、居中、最高各拿一个，逐项对。",
      game: 0,
    },
    {
      band: "rows",
      surface: "ground",
      title: "邻居们在卖",
      goods: { kinds: ["账号"] },
      count: 6,
    },
    { band: "fees", look: "bars", surface: "spark", title: "按居中的价卖掉，你收到多少" },
    {
      band: "ask",
      look: "cards",
      surface: "white",
      title: "上网之前",
      list: {
        "浏览很多却没人问？": "多半是标价。和同款在售价比一比，差得远就调一次。",
        "可以同时在别处卖吗？": "可以，但卖掉了要马上下架，别让付款的人扑空。",
        "要不要自己写介绍？": "段位、皮肤、绑定写清楚就够，买家按这几项找号。",
        "多久能收到钱？": "{escrow}放款；交付后 {confirm} 小时没有异议，订单自动完成。",
      },
    },
  ],
  close: { surface: "deep", title: "看完行情，把号挂上网", look: "centre" },
};
