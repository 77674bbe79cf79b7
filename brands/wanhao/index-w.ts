import type { LandingDesign } from "../landing-design";

/** 玩号: change the account, change the game. One giant character. */
export const indexW: LandingDesign = {
  hero: {
    variant: "giant",
    surface: "primary",
    pattern: "zigzag",
    word: "换",
    screen: { screen: "list", tabs: ["买", "租", "换"], kinds: ["账号"] },
    kicker: "玩腻了？",
  },
  sections: [
    {
      block: "screens",
      variant: "trio",
      surface: "white",
      title: "三种换法",
      screens: [
        { screen: "rent", from: 1 },
        { screen: "detail", kinds: ["账号"], by: "hot", from: 2 },
        {
          screen: "publish",
          fields: [
            ["旧号", "王者段位 · 六十皮肤"],
            ["抵给", "新号差价"],
          ],
          button: "挂出抵价",
          kinds: ["账号"],
          by: "price-desc",
          from: 5,
        },
      ],
      notes: [
        { name: "租一晚", text: "先试手感，不合适到点就还。" },
        { name: "买过来", text: "验号报告随号走，换绑完再放款。" },
        { name: "拿旧的抵", text: "旧号挂出去，卖掉的钱直接抵新号。" },
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "tint",
      title: "换个口味",
      goods: { kinds: ["账号"], by: "hot", from: 2 },
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "ink",
      title: "旧号怎么变新号",
      steps: [
        { name: "估一估", text: "填段位皮肤，看同类在卖多少。" },
        { name: "挂出去", text: "一张表单，平台验号后上架。" },
        { name: "卖掉了", text: "货款进卖家账户，不用先提现。" },
        { name: "换新的", text: "用卖号的货款付新号，差多少补多少。" },
      ],
    },
    {
      block: "figures",
      variant: "ledger",
      surface: "white",
      title: "能换成什么",
      figures: [
        ["accounts", "在卖的账号"],
        ["rents", "可租的号"],
        ["games", "游戏"],
        ["sold", "已成交"],
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "换之前问清楚",
      list: [
        {
          ask: "旧号没卖掉能先换新号吗？",
          answer: "能，先付新号的钱。旧号卖出后货款进卖家账户，随时提现。",
        },
        {
          ask: "渠道服的号换得了官服吗？",
          answer: "不能直接转服，但可以卖掉渠道服的、买一个官服的，页面上会标清楚。",
        },
        {
          ask: "新号实名信息怎么办？",
          answer: "能不能改实名写在详情里，改不了的会明确标出，下单前再看一眼。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "换个号，就是新游戏" },
  ],
};
