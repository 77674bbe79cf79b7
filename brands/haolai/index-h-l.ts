import type { LandingPage } from "../types";

/** 号来: what a budget buys today. */
export const indexHL: LandingPage = {
  route: "/index_h_l",
  kind: "sell",
  title: "号来 · 按预算找账号的 App",
  headline: "说出想要的，对着预算找",
  subline: "区服、段位、皮肤、预算，四行字想清楚。每款游戏多少钱能买到什么样的，表里都有。",
  layout: "quotation",
  board: "range",
  head: {
    surface: "deep",
    pattern: "bricks",
    side: "right",
    icon: "acoustic-megaphone",
    sheet: { surface: "tint", edge: "torn", title: "预算写多少，对着看（元）" },
  },
  bands: [
    { band: "spread", surface: "white", title: "三个预算，三种号", game: 0 },
    {
      band: "words",
      look: "letter",
      surface: "ground",
      title: "四行字，说出想要的",
      icon: "quill-ink",
      text: [
        "区服：在哪个区玩，和谁一起玩。",
        "段位：要能直接上分的，还是慢慢练的。",
        "皮肤：非要不可的写一件，其余随缘。",
        "预算：看一眼上面的居中价，再写。",
      ],
    },
    {
      band: "rows",
      surface: "primary",
      title: "刚好对得上的几个",
      goods: { kinds: ["账号"], by: "price-asc" },
      count: 5,
    },
    {
      band: "pair",
      surface: "white",
      title: "翻列表，还是带着条件来",
      heads: ["漫无目的", "说出想要的"],
      rows: [
        { about: "找", alone: "一页页往下滑", here: "按区服、段位、皮肤筛" },
        { about: "比", alone: "开十个窗口", here: "几个摆在一起，逐项对" },
        { about: "付", alone: "先转定金", here: "看中哪个付哪个，钱到平台" },
      ],
    },
    {
      band: "ask",
      look: "talk",
      surface: "tint",
      title: "动手之前问一句",
      list: {
        "没有合适的怎么办？": "放宽一个条件，或者把预算往居中价靠。每天都有新的上架。",
        "要先付钱吗？": "不用。看中了哪一个，才为那一个付款。",
      },
    },
  ],
  close: { surface: "ink", title: "说出想要的号，去找", look: "mark" },
};
