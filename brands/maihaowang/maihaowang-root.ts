import type { LandingPage } from "../types";

/** 卖号网, the root: Android on one side, iPhone on the other. */
export const maihaowangRoot: LandingPage = {
  route: "/",
  kind: "sell",
  title: "卖号网 · 安卓苹果都能卖号",
  headline: "安卓苹果，各找各的买家",
  subline: "先看系统再标价：两边的行情不一样，混着标会吃亏。下面是此刻两边各自居中的价。",
  layout: "quotation",
  board: "systems",
  head: {
    surface: "tint",
    side: "right",
    sheet: { surface: "white", edge: "frame", title: "同一款游戏，两边的行情" },
  },
  bands: [
    {
      band: "pair",
      surface: "white",
      title: "两边真的不一样",
      lead: "混在一起标价，两边的买家都不满意。",
      heads: ["混着卖", "分开标"],
      rows: [
        { about: "标价", alone: "取个中间数", here: "各看各的同款在售价" },
        { about: "谁来看", alone: "一半人点进来又走", here: "系统写在参数里，买家按它筛" },
        { about: "换绑", alone: "到交接才发现不对", here: "绑定方式写在页上，付款前就知道" },
      ],
    },
    {
      band: "rows",
      surface: "primary",
      title: "苹果区，此刻在售",
      goods: { kinds: ["账号"], named: "苹果" },
      count: 4,
    },
    { band: "spread", surface: "ground", title: "系统之外，还差在哪", game: 1 },
    { band: "fees", look: "table", surface: "white", title: "哪一边卖掉，都扣这么多" },
    {
      band: "ask",
      look: "list",
      surface: "tint",
      title: "选边之前",
      list: {
        "双端互通的号写哪边？": "按注册的系统写。互通另写一句，两边的买家都看得懂。",
        "选错了能改吗？": "没有人付款之前都能改。付款之后以下单时写的为准。",
        "苹果区为什么要写商店地区？": "地区决定能不能充值和换绑，是苹果区买家最先看的一项。",
      },
    },
  ],
  close: { surface: "spark", title: "看好两边的价，再卖号", look: "mark" },
};
