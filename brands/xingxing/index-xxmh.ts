import type { LandingDesign } from "../landing-design";

/** 星星卖号: five sides of an account as a star map. */
export const indexXxmh: LandingDesign = {
  hero: {
    variant: "radar",
    surface: "primary",
    pattern: "stars",
    goods: { kinds: ["账号"], from: 1 },
    axes: [
      ["稀有度", 4],
      ["养成", 5],
      ["安全", 5],
      ["颜值", 3],
      ["潜力", 4],
    ],
  },
  sections: [
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "五个角，各看什么",
      promises: [
        { name: "稀有度", icon: "cut-diamond", text: "已经拿不到的东西有多少。" },
        { name: "养成", icon: "upgrade", text: "等级、命座、铭文，练到哪了。" },
        { name: "安全", icon: "checked-shield", text: "能不能换绑，有没有封过。" },
        { name: "颜值", icon: "mirror-mirror", text: "名字、头像框、时装搭不搭。" },
        { name: "潜力", icon: "sprout", text: "还能往哪练，新版本吃不吃香。" },
      ],
    },
    {
      block: "offers",
      variant: "tags",
      surface: "tint",
      title: "星不同，价不同",
      goods: { kinds: ["账号"] },
    },
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "评完，买家一眼看懂",
      screens: [
        {
          screen: "valuation",
          kinds: ["账号"],
          from: 1,
          facts: [
            ["稀有度", "四星"],
            ["养成", "五星"],
            ["安全", "五星"],
            ["颜值", "三星"],
          ],
        },
        { screen: "list", kinds: ["账号"], from: 1, tabs: ["五星", "四星", "三星"] },
      ],
      notes: [
        { name: "星从报告来", text: "验号报告里有的才算，不靠自己夸。" },
        { name: "短板也亮出来", text: "哪一角暗，买家付款前就知道，少扯皮。" },
        { name: "可以再练", text: "练完再验一次，星会涨。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "ink",
      title: "看星下单的人",
      about: ["账号"],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "white",
      title: "夜空一角",
      goods: { kinds: ["账号"], from: 6 },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "ground",
      title: "数星星的人问",
      list: [
        { ask: "谁来评星？", answer: "规则评，不是人评。同样的报告，评出来一样多。" },
        { ask: "三星的号有人买吗？", answer: "有。颜值低、养成高的，实战玩家最喜欢。" },
        {
          ask: "不服评星怎么办？",
          answer: "补材料再验一次。还不服，客服 {hours} 逐条解释给你听。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "给你的号点颗星" },
  ],
};
