import type { LandingDesign } from "../landing-design";

/** 估号蟹: two claws, one range. */
export const indexGuhaoxie: LandingDesign = {
  hero: {
    variant: "claws",
    surface: "primary",
    pattern: "waves",
    kinds: ["账号", "租号", "卡密", "道具"],
    signs: ["左钳 · 最低", "壳上 · 居中", "右钳 · 最高"],
    kicker: "一只夹高，一只夹低",
  },
  sections: [
    {
      block: "rates",
      variant: "calipers",
      surface: "white",
      title: "每一格，都有一对钳子",
      lead: "左钳是现在架上的最低价，右钳是最高价，圆点是居中的那一件。",
      kinds: ["账号", "租号", "卡密", "道具"],
    },
    {
      block: "story",
      variant: "art",
      surface: "tint",
      title: "为什么给两个价",
      icon: "crab",
      text: [
        "一个价，谈起来就是一句话的事；两个价，才知道哪里是底线，哪里是盼头。",
        "低于左钳，宁可不卖；高过右钳，赶紧成交。夹在中间，慢慢聊。",
      ],
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "deep",
      title: "横着走四步",
      steps: [
        { name: "剥壳", text: "段位、皮肤、实名，一项项拆开看。" },
        { name: "称重", text: "每一项单独比着同类算。" },
        { name: "左钳", text: "最低别低于多少。" },
        { name: "右钳", text: "最高能盼到多少。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "white",
      title: "同一片沙滩上的号",
      goods: { kinds: ["账号"], by: "price-desc" },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "ground",
      title: "问蟹",
      list: [
        { ask: "高价是成交价吗？", answer: "是架上的标价。成交价会写在订单里，标价人人看得到。" },
        { ask: "区间太宽怎么办？", answer: "多填几项。填得越细，两只钳子夹得越紧。" },
        { ask: "冷门游戏也能估？", answer: "架上有同类才估得出，没有就直说没有，不瞎猜。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "spark", title: "借你一对钳子" },
  ],
};
