import type { LandingDesign } from "../landing-design";

/** 密马租号: try before you buy, prices on a tag. */
export const indexMRent: LandingDesign = {
  hero: {
    variant: "tag",
    surface: "tint",
    label: "每小时",
    goods: { kinds: ["租号"], by: "price-desc" },
    kicker: "密马租号",
  },
  sections: [
    {
      block: "promises",
      variant: "columns",
      surface: "white",
      title: "试之前，先写清楚的三件事",
      promises: [
        { name: "租金", icon: "price-tag", text: "按小时标价，不足起租时长按起租时长算。" },
        {
          name: "押金",
          icon: "padlock",
          text: "由平台保管，不到号主手里。还号后号主验号，最晚 24 小时退。",
        },
        {
          name: "起租时长",
          icon: "stopwatch",
          text: "最少租几小时由号主定，写在价格旁边，不藏在详情里。",
        },
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "ground",
      title: "先试这几套",
      goods: { kinds: ["租号"], by: "price-desc", from: 1 },
    },
    {
      block: "screens",
      variant: "trio",
      surface: "deep",
      title: "从想试，到试完",
      screens: [
        { screen: "detail", kinds: ["租号"] },
        { screen: "rent", from: 2 },
        {
          screen: "order",
          title: "已归还",
          steps: ["租期结束", "自动下线", "押金退回"],
          done: 3,
          kinds: ["租号"],
        },
      ],
      notes: [
        { name: "看清楚", text: "英雄、皮肤、铭文逐项列出。" },
        { name: "上手玩", text: "剩多少时间一直看得见。" },
        { name: "还回去", text: "号主验过号，押金原路退回，最晚 24 小时。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "直接买，还是先租一局",
      heads: ["直接买", "先租一局"],
      rows: [
        { about: "手感", alone: "买了才知道", here: "打过再决定" },
        { about: "花费", alone: "一整个号的钱", here: "几小时的租金" },
        { about: "后悔", alone: "再挂出去卖", here: "到点还号" },
        { about: "喜欢", alone: "已经是你的", here: "在密马接着买它" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "tint",
      title: "租号常问",
      list: [
        {
          ask: "租的号能打排位吗？",
          answer: "能，除非号主在详情里写明只玩娱乐模式。输赢不影响押金。",
        },
        {
          ask: "号里的东西能用吗？",
          answer: "皮肤、英雄随便用；点券、金币等消耗品不能动，动了会从押金里扣。",
        },
        { ask: "能和朋友一起租吗？", answer: "各租各的号，一起进房间就行。" },
        { ask: "租完想买怎么办？", answer: "同一个号若也在出售，订单页会有「买下它」。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "版本更新那晚，先来这里试" },
  ],
};
