import type { LandingDesign } from "../landing-design";

/** 乐淘: bargains by the wall. */
export const indexLt: LandingDesign = {
  hero: {
    variant: "mosaic",
    surface: "spark",
    side: "left",
    goods: { kinds: ["账号", "卡密", "代充", "道具"], by: "price-asc" },
    kicker: "刚降价 · 最后一件 · 差一人",
  },
  sections: [
    {
      block: "shelf",
      variant: "lead",
      surface: "white",
      title: "今天捡到的",
      goods: { kinds: ["账号", "卡密", "代充", "道具"], by: "price-asc", from: 1 },
    },
    {
      block: "promises",
      variant: "columns",
      surface: "tint",
      title: "便宜得有道理",
      promises: [
        { name: "降价写明原价", icon: "price-tag", text: "划掉的是卖家自己标过的价，不是编的。" },
        {
          name: "最后一件就是一件",
          icon: "cardboard-box",
          text: "库存按件锁，两个人抢，只有一个人付得成。",
        },
        { name: "拼团不成就退", icon: "team-upgrade", text: "人没凑齐，钱自动退回，不用申请。" },
      ],
    },
    {
      block: "offers",
      variant: "ladder",
      surface: "white",
      title: "各家的底价",
      goods: { kinds: ["账号", "卡密", "代充", "道具"], by: "price-asc" },
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "deep",
      title: "淘到的人得意地写",
    },
    {
      block: "questions",
      variant: "chat",
      surface: "ground",
      title: "淘之前打听打听",
      list: [
        { ask: "降价会通知我吗？", answer: "收藏的商品一降，手机就响。同一件一天只响一次。" },
        { ask: "买完又降了能补差吗？", answer: "卖家定价，不补差。标了「无理由」的可以退了重买。" },
        { ask: "首单还能再减？", answer: "标着首单减的商品，第一次下单自动减，写在价格明细里。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "扫一扫，开淘" },
  ],
};
