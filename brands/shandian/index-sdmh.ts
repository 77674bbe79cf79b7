import type { LandingPage } from "../types";

/** 闪电卖号: today's price, set right once. */
export const indexSdmh: LandingPage = {
  route: "/index_sdmh",
  kind: "sell",
  title: "闪电卖号 · 一次标准价的卖号 App",
  headline: "今天想卖，先看今天的价",
  subline: "急着脱手，就别标错价。选游戏，拖一下，架上最接近的三个号标多少，马上看到。",
  layout: "estimate",
  head: {
    surface: "ink",
    side: "below",
    icon: "power-lightning",
    sheet: { surface: "spark", edge: "round", title: "两下，看今天的价" },
  },
  bands: [
    {
      band: "rise",
      surface: "white",
      title: "想今天走，往左边靠",
      lead: "不急，就往右边等。中间这几格，是此刻架上的号。",
      game: 0,
    },
    { band: "fees", look: "table", surface: "ground", title: "快，也要算清到手" },
    {
      band: "words",
      look: "rules",
      surface: "deep",
      title: "快的规矩",
      icon: "stopwatch",
      text: ["没看到已付款，不动手。", "动手之前，换绑的手机先备好。", "交付写全，买家确认也快。"],
    },
    { band: "rows", surface: "tint", title: "和你一起挂着的", game: 1 },
    {
      band: "ask",
      look: "cards",
      surface: "white",
      title: "急，也先看完",
      list: {
        "标低一点真的快吗？": "同款里最便宜的先被看到。差多少，看上面的柱子。",
        "晚上还能卖吗？": "付款不分时间。要客服帮忙的，请在 {hours} 之间。",
        "钱会不会抢跑？":
          "不会。货款由平台保管，{escrow}才放；买家不点确认，交付后 {confirm} 小时自动完成。",
        "挂了又想撤？": "没有人付款之前，随时撤。",
      },
    },
  ],
  close: { surface: "primary", title: "价标准了，今天卖号", look: "band" },
};
