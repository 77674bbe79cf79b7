import type { LandingDesign } from "../landing-design";

/** 口袋估号, the root: a minute, a price. */
export const koudaiRoot: LandingDesign = {
  hero: {
    variant: "pockets",
    surface: "tint",
    kind: "账号",
    kicker: "兜里就能估",
  },
  sections: [
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "填三项，就出价",
      screens: [
        {
          screen: "valuation",
          kinds: ["账号"],
          by: "price-desc",
          facts: [
            ["段位", "王者"],
            ["皮肤", "限定若干"],
            ["防沉迷", "可改"],
          ],
        },
      ],
      notes: [
        { name: "为什么是这个价", text: "每一项加多少、减多少，点开就看得见。" },
        { name: "同类在卖多少", text: "附上现在架上的账号，价格是真的。" },
        { name: "估完就能挂", text: "填过的内容带去上架，不用再写一遍。" },
      ],
    },
    {
      block: "steps",
      variant: "path",
      surface: "ground",
      title: "掏手机，四下",
      steps: [
        { name: "选游戏", text: "常玩的排在最前。" },
        { name: "填段位", text: "记不清就填大概。" },
        { name: "勾皮肤", text: "限定和联动最值钱，先勾它们。" },
        { name: "出价", text: "一个区间，附理由。" },
      ],
    },
    {
      block: "rates",
      variant: "sheet",
      surface: "spark",
      title: "各家的号，现在挂多少",
      lead: "大字居中，小字两头。你的号在哪一段？",
      kinds: ["账号", "租号"],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "deep",
      title: "和你差不多的号",
      goods: { kinds: ["账号"], by: "hot" },
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "关于这个价",
      list: [
        {
          ask: "估价准不准？",
          answer: "看的是架上同类的标价，成交时还会有讨价还价，所以给的是区间，不是一个数。",
        },
        { ask: "要注册吗？", answer: "不要。估完不留手机号，也不会有人打电话来收号。" },
        { ask: "估完能直接挂出去卖吗？", answer: "能，填过的内容会带过去，验号之后上架。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "掏出手机，估一个" },
  ],
};
