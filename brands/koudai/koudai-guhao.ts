import type { LandingDesign } from "../landing-design";

/** 口袋估号's landing route: a price in the pocket while bargaining. */
export const koudaiGuhao: LandingDesign = {
  hero: {
    variant: "pocket",
    surface: "spark",
    kinds: ["账号", "租号", "卡密", "道具"],
    patch: "随手一掏，就有价",
    kicker: "聊价的时候",
  },
  sections: [
    {
      block: "rates",
      variant: "sheet",
      surface: "tint",
      title: "折好放兜里的那张行情",
      lead: "大字是架上居中的价，小字是两头。每一格都从此刻在售的商品里数出来。",
      kinds: ["账号", "租号", "卡密", "道具"],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "把底牌放在兜里",
      screens: [
        {
          screen: "chat",
          with: "买家",
          lines: [
            { text: "三百出不出" },
            { text: "同段位的架上没有低于四百五的", mine: true },
            { text: "……四百三" },
            { text: "成交", mine: true },
          ],
        },
      ],
      notes: [
        { name: "价格跟着号走", text: "上新皮肤、掉段位、开新区，估价自己会变。" },
        { name: "亮给对方看", text: "一张图，写着怎么算出来的。" },
        { name: "不急着卖", text: "涨到你满意的价，手机提醒。" },
      ],
    },
    {
      block: "receipt",
      variant: "slip",
      surface: "ink",
      title: "谈妥之后，钱怎么到手",
      goods: { kinds: ["账号"], by: "price-desc", from: 1 },
      lines: [
        ["买家", "付款到平台"],
        ["你", "换绑交付"],
        ["平台", "买家确认后放款"],
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "white",
      title: "买卖双方留的话",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "谈价小抄",
      list: [
        {
          ask: "估价和别人出的价差很多？",
          answer: "看看理由那一栏：常常是某件限定没勾，或者实名不能改。",
        },
        { ask: "要不要先挂高一点？", answer: "可以。挂多久没人问，会提醒你该降多少。" },
        { ask: "买家压价怎么办？", answer: "把架上同类发给他。谈不拢，不卖也是一种选择。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "价格装兜里" },
  ],
};
