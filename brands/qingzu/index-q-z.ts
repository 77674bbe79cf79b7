import type { LandingDesign } from "../landing-design";

/** 轻租: white space, a seal, little weight. */
export const indexQZ: LandingDesign = {
  hero: {
    variant: "scroll",
    surface: "white",
    seal: "轻",
    goods: { kinds: ["租号"], by: "price-asc" },
  },
  sections: [
    {
      block: "receipt",
      variant: "slip",
      surface: "tint",
      title: "一张薄薄的单子",
      lead: "四行写完。没有第五行。",
      goods: { kinds: ["租号"], by: "price-asc" },
      lines: [
        ["租金", "单价乘小时"],
        ["押金", "下单时付，还号后最晚 24 小时退"],
        ["其他", "没有"],
      ],
    },
    {
      block: "offers",
      variant: "ladder",
      surface: "white",
      title: "从最轻的开始排",
      lead: "价格由低到高，按游戏看。",
      goods: { kinds: ["租号"], by: "price-asc" },
    },
    {
      block: "story",
      variant: "art",
      surface: "ground",
      title: "押金为什么可以轻",
      icon: "feather",
      text: [
        "押金防的是动了不该动的东西。登录由平台代办、敏感操作会被拦下，风险小了，号主就愿意少押一点。",
        "按时还号、没有纠纷的人，下一次押金还能再轻。",
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "primary",
      title: "压在身上的，和没有的",
      heads: ["常见的租法", "轻租"],
      rows: [
        { about: "押金", alone: "先交再说", here: "从低到高，自己挑" },
        { about: "附加费", alone: "上号费、保险费", here: "只有租金" },
        { about: "退押", alone: "找客服催", here: "还号后原路退回" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "轻声问几句",
      list: [
        {
          ask: "押金低会不会号也差？",
          answer: "不会。押金由号主定，和段位皮肤没有必然关系，详情里都写着。",
        },
        {
          ask: "什么情况会扣押金？",
          answer: "开挂、改资料、消耗号里的道具。每一种都要有记录，客服看过才算。",
        },
        {
          ask: "押金多久回来？",
          answer: "号主验号后原路退回，最晚还号后 24 小时；到账时间看支付渠道。",
        },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "轻轻扫一下" },
  ],
};
