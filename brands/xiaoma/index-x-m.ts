import type { LandingDesign } from "../landing-design";

/** 小马: a corner shop for things of a few yuan. */
export const indexXM: LandingDesign = {
  hero: {
    variant: "shelves",
    surface: "tint",
    pattern: "checks",
    sign: "小马杂货",
    goods: { kinds: ["卡密", "道具", "代充"], by: "price-asc" },
  },
  sections: [
    {
      block: "receipt",
      variant: "slip",
      surface: "white",
      title: "几块钱，也开一张小票",
      lead: "金额小不等于含糊。每一笔都走一样的路。",
      goods: { kinds: ["卡密"], by: "price-asc" },
      lines: [
        ["你付", "标价是多少就付多少"],
        ["平台", "先替你拿着"],
        ["卖家", "你收到货，他才收到钱"],
      ],
    },
    {
      block: "promises",
      variant: "seals",
      surface: "ground",
      title: "杂货铺的四块木牌",
      promises: [
        { name: "不设起买额", icon: "two-coins", text: "一件也卖。" },
        { name: "自动发货", icon: "key-card", text: "{delivery}，不用等店主。" },
        {
          name: "买错能退",
          icon: "anticlockwise-rotation",
          text: "标了无理由的，{refund} 天内退。",
        },
        { name: "有人应声", icon: "ringing-bell", text: "客服 {hours} 在柜台。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "white",
      title: "零花钱买得起",
      goods: { kinds: ["卡密", "道具", "代充"], by: "price-asc", from: 3 },
    },
    {
      block: "story",
      variant: "letter",
      surface: "spark",
      title: "为什么要做小单",
      icon: "horse-head",
      text: [
        "大单有人抢着做，几块钱的改名卡、月卡、补给券，常常没人愿意好好接待。",
        "可是大多数人的第一笔交易，就是这样一件小东西。第一笔舒心，才有以后。",
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "柜台前常问",
      list: [
        { ask: "买一张也有发货记录吗？", answer: "有。订单里写着几点发的、卡密有没有看过。" },
        {
          ask: "卡密看不到怎么办？",
          answer: "用下单的手机号登录 App，在订单里领取；领不到就找客服。",
        },
        { ask: "能一次买很多张吗？", answer: "能，库存和限购数量写在数量旁边。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "把杂货铺装进口袋" },
  ],
};
