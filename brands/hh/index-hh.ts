import type { LandingDesign } from "../landing-design";

/** 号号: two characters, one of them to go. */
export const indexHh: LandingDesign = {
  hero: {
    variant: "giant",
    surface: "spark",
    word: "号号",
    screen: {
      screen: "list",
      kinds: ["账号"],
      by: "price-asc",
      tabs: ["小号", "开局号", "渠道号"],
    },
  },
  sections: [
    {
      block: "offers",
      variant: "tags",
      surface: "white",
      title: "小号，看左边那个数",
      lead: "同一款游戏，左边是小号，右边是毕业号。小号不贵，但放着就是零。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "ink",
      title: "刚腾出来的",
      goods: { kinds: ["账号", "道具"], by: "price-asc" },
    },
    {
      block: "steps",
      variant: "path",
      surface: "ground",
      title: "一次清完",
      steps: [
        { name: "数一数", text: "哪个留，哪个卖，勾一下。" },
        { name: "打个包", text: "同一款游戏的可以捆着卖。" },
        { name: "挂出去", text: "一个价，一页图，一起验号。" },
        { name: "收一笔", text: "谁买走都是一笔钱，一起到余额。" },
      ],
    },
    {
      block: "compare",
      variant: "duel",
      surface: "white",
      title: "留着，还是出了",
      heads: ["留着", "出了"],
      rows: [
        { about: "每天", alone: "两个号轮流清体力", here: "一个号好好玩" },
        { about: "心里", alone: "哪个都舍不得氪", here: "卖的钱氪给留下的" },
        { about: "手机", alone: "双开发烫", here: "凉的" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "tint",
      title: "接走小号的人",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "小号小问题",
      list: [
        { ask: "十几块的号也收？", answer: "收。打包更好卖，买的人多半拿去试阵容。" },
        { ask: "同一个手机号绑了好几个？", answer: "能卖。换绑时只动要卖的那一个，其余不受影响。" },
        {
          ask: "渠道服的号能换绑吗？",
          answer: "看渠道。能不能换会写在商品页上，不能换的不让上架。",
        },
        { ask: "打包能拆开卖吗？", answer: "能。有人只要其中一个，点「拆」就单独成一页。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "留一个，卖一个" },
  ],
};
