import type { LandingPage } from "../types";

/** 卖号狂: a studio's table of the whole storefront. */
export const indexMaihaokuang: LandingPage = {
  route: "/index_maihaokuang",
  kind: "sell",
  title: "卖号狂 · 工作室卖号行情 App",
  headline: "几十个号，一张表定价",
  subline: "每款游戏在售几个、最低居中最高各多少，一张表看全。手里的货照着定，扣多少也算好。",
  layout: "quotation",
  board: "range",
  head: {
    surface: "ink",
    pattern: "grid",
    side: "below",
    sheet: { surface: "white", edge: "ruled", title: "今早行情.xlsx" },
  },
  bands: [
    {
      band: "rows",
      surface: "ground",
      title: "盯一眼同行的价",
      goods: { kinds: ["账号"], by: "price-desc" },
      count: 8,
    },
    { band: "fees", look: "table", surface: "white", title: "一个号扣多少，十个号照乘" },
    {
      band: "words",
      look: "portrait",
      surface: "spark",
      title: "量大的人，先过三关",
      icon: "archive-register",
      text: [
        "成品号写清库存：一个页面能卖几件，卖完自己下架，不用一个个挂。",
        "每款游戏先定居中价，再按皮肤和段位上下浮。改价随时，付过款的照下单时算。",
        "交付时限照人手写。写一小时，就有人在一小时里盯着。",
      ],
    },
    { band: "spread", surface: "white", title: "成品和自用，差在哪几格", game: 1 },
    {
      band: "ask",
      look: "cards",
      surface: "tint",
      title: "量大的问题",
      list: {
        "同一种号能卖多件吗？": "能。成品号写库存，买家看得到还剩几件。",
        "没按时交付会怎样？": "到时限自动取消，全额退给买家。时限别写得太满。",
      },
    },
  ],
  close: { surface: "primary", title: "行情看完，开工卖号", look: "centre" },
};
