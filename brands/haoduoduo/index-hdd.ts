import type { LandingDesign } from "../landing-design";

/** 号多多: a wall of accounts, and a fine sieve. */
export const indexHdd: LandingDesign = {
  hero: { variant: "mosaic", surface: "tint", side: "left", goods: { kinds: ["账号"] } },
  sections: [
    {
      block: "figures",
      variant: "giant",
      surface: "primary",
      title: "多，是数出来的",
      figures: [
        ["listings", "此刻在售商品"],
        ["games", "游戏"],
        ["accounts", "账号"],
      ],
    },
    {
      block: "screens",
      variant: "trio",
      surface: "white",
      title: "三层筛子，越筛越准",
      screens: [
        { screen: "list", kinds: ["账号"], by: "price-asc", tabs: ["游戏", "区服", "价格"] },
        { screen: "list", kinds: ["账号"], by: "price-desc", tabs: ["皮肤", "段位", "角色"] },
        {
          screen: "chat",
          with: "到货提醒",
          lines: [
            { text: "你保存的条件「老区 · 绝版皮肤 · 能换绑」今天有新号对得上。" },
            { text: "这个看着不错。", mine: true },
            { text: "验号报告已附上，标价还有得谈。" },
          ],
        },
      ],
      notes: [
        { name: "粗筛", text: "先定游戏、区服、价格段，一大半就没了。" },
        { name: "细筛", text: "按皮肤名、英雄数、命座、赛季一层层往下。" },
        { name: "挂着筛", text: "条件存起来，来了新的再叫你。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "ground",
      title: "筛之前，先看一眼堆头",
      goods: { kinds: ["账号", "道具"] },
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "white",
      title: "挑花眼的人，后来",
      about: ["账号", "道具"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "tint",
      title: "选择困难门诊",
      list: [
        { ask: "筛完还剩几十个？", answer: "再加一条「一定不要」。排除比挑选快。" },
        { ask: "条件能存几组？", answer: "不限。给每组起个名字，到货提醒会告诉你是哪一组。" },
        { ask: "皮肤名会不会写错？", answer: "皮肤名从验号报告来，不是卖家手打的。" },
        { ask: "一个都没有呢？", answer: "留着提醒，同时看看最接近的几个差在哪一条。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "多看几个，再定一个" },
  ],
};
