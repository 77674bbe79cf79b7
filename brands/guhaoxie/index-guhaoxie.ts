import type { LandingPage } from "../types";

/** 估号蟹: two claws, one range. */
export const indexGuhaoxie: LandingPage = {
  route: "/index_guhaoxie",
  kind: "value",
  title: "估号蟹 · 账号估价上下限 App",
  headline: "两只钳子，夹出准价",
  subline: "一只钳子夹住架上的最低价，一只夹住最高价，中间就是能谈的价。夹的是哪几件，都列在下面。",
  layout: "value",
  kinds: ["账号", "租号", "卡密", "道具"],
  head: {
    drawing: "claws",
    surface: "primary",
    pattern: "waves",
    kicker: "一只夹高，一只夹低",
    signs: ["左钳 · 最低", "壳上 · 居中", "右钳 · 最高"],
  },
  bands: [
    {
      band: "rates",
      look: "calipers",
      surface: "ground",
      title: "每一格，都有一对钳子",
      lead: "左钳是现在架上的最低价，右钳是最高价，圆点是居中的那一件。",
    },
    {
      band: "words",
      look: "portrait",
      surface: "tint",
      title: "为什么给两个价",
      icon: "crab",
      text: [
        "一个价，谈起来就是一句话的事；两个价，才知道哪里是底线，哪里是盼头。",
        "低于左钳，宁可不卖；高过右钳，赶紧成交。夹在中间，慢慢聊。",
      ],
    },
    { band: "spread", surface: "white", title: "两只钳子之间，差的是这些", game: 0 },
    { band: "factors", surface: "deep", title: "剥开壳称一称，哪一项重" },
    {
      band: "ask",
      look: "talk",
      surface: "white",
      title: "问蟹",
      list: {
        "高价是成交价吗？": "是架上的标价，人人看得到。",
        "区间太宽怎么办？": "先分系统和段位，再看皮肤。同一档的号，钳子夹得紧。",
        "冷门游戏也能估？": "架上有同类才估得出，没有就直说没有，不瞎猜。",
      },
    },
  ],
  close: { surface: "spark", title: "借你一对钳子，夹准号价", look: "band" },
};
