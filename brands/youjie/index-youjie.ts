import type { LandingDesign } from "../landing-design";

/** 游界: doors between worlds. */
export const indexYoujie: LandingDesign = {
  hero: {
    variant: "orbit",
    surface: "ink",
    pattern: "stars",
    centre: "portal",
    icons: [
      "wizard-staff",
      "pistol-gun",
      "dragon-head",
      "card-joker",
      "race-car",
      "block-house",
      "spaceship",
    ],
    kicker: "下一个世界",
  },
  sections: [
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "搬家",
      steps: [
        { name: "清点家当", text: "旧号的装备、皮肤、等级，一张单子列完。" },
        { name: "估个价", text: "同类在卖多少，当场看得到。" },
        { name: "挑新门", text: "看中哪个世界，差多少补多少。" },
        { name: "推门进去", text: "换绑完成，旧货款放出，新号到手。" },
      ],
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "tint",
      title: "各个世界的门票",
      goods: { kinds: ["账号"] },
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "primary",
      title: "门开着的地方",
      goods: { kinds: ["账号"], by: "price-desc", from: 3 },
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "white",
      title: "已经搬过去的人",
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "搬家问答",
      list: [
        { ask: "旧号还没卖，新号会被抢走吗？", answer: "先付款就是你的。旧号慢慢卖，货款到余额。" },
        { ask: "新游戏没玩过，怎么挑？", answer: "先租几个小时，合适了再搬。" },
        {
          ask: "搬错了能回来吗？",
          answer: "标了「无理由」的 {refund} 天内能退，其余的可以再挂出去。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "钥匙在手机里" },
  ],
};
