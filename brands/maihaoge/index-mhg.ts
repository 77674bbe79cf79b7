import type { LandingDesign } from "../landing-design";

/** 卖号哥: somebody who knows, talking straight. */
export const indexMhg: LandingDesign = {
  hero: {
    variant: "talk",
    surface: "deep",
    pattern: "zigzag",
    icon: "cowboy-boot",
    goods: { kinds: ["账号"], from: 4 },
    lines: [
      { text: "哥，我这号能卖多少？", mine: true },
      { text: "看同款。你皮肤多，但实名换不了，价得往下放。" },
      { text: "那我拆开卖？", mine: true },
      { text: "别拆。等下周新赛季开，再挂。" },
    ],
  },
  sections: [
    {
      block: "story",
      variant: "manifesto",
      surface: "white",
      title: "哥说实话",
      icon: "thumb-up",
      text: ["能卖的，告诉你多少。", "不能卖的，告诉你为什么。", "现在别卖的，告诉你等到哪天。"],
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "ground",
      title: "哥手边的价目",
      lead: "不是拍脑袋，都是此刻挂着的标价。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "compare",
      variant: "table",
      surface: "tint",
      title: "问群友，还是问哥",
      heads: ["问群友", "问哥"],
      rows: [
        { about: "多少钱", alone: "「大几百吧」", here: "同款在售价，一个一个给你看" },
        { about: "什么时候卖", alone: "「随缘」", here: "看赛季和版本，给个日子" },
        { about: "怎么卖", alone: "「挂着呗」", here: "整卖还是拆卖，说理由" },
        { about: "出了事", alone: "「节哀」", here: "哥陪你找平台，{hours} 都有人" },
      ],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "一个游戏一位哥",
      screens: [
        {
          screen: "valuation",
          kinds: ["账号"],
          from: 4,
          facts: [
            ["等级", "满级"],
            ["绝版皮肤", "2 套"],
            ["实名", "不可换"],
            ["哥的话", "先别拆"],
          ],
        },
      ],
      notes: [
        { name: "懂这一款", text: "常驻经纪人自己就玩，知道哪套皮肤值钱。" },
        { name: "先看后说", text: "不看号不开口，看了号不绕弯。" },
        { name: "卖掉才算", text: "不成交，不收钱。" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "ground",
      title: "经哥手买走的",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "哥，再问一个",
      list: [
        { ask: "哥会不会压我的价？", answer: "压你的价，哥也少挣。价是你定，哥只给参考。" },
        {
          ask: "号给哥看，安全吗？",
          answer: "看验号报告就够，不用给密码。谁跟你要密码，谁就不是哥。",
        },
        { ask: "冷门游戏有哥吗？", answer: "没有常驻的，会转给懂行的。实在没人懂，直接告诉你。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "spark", title: "有事，找哥" },
  ],
};
