import type { LandingDesign } from "../landing-design";

/** 螃蟹租号: sideways, loud, a belt of big accounts. */
export const indexPangxiezuhao: LandingDesign = {
  hero: {
    variant: "band",
    surface: "primary",
    pattern: "waves",
    slope: "up",
    icon: "crown",
    goods: { kinds: ["租号"], by: "price-desc" },
    kicker: "高段位 · 满配装 · 全图鉴",
  },
  sections: [
    {
      block: "story",
      variant: "manifesto",
      surface: "white",
      title: "横着走的三条规矩",
      icon: "crab-claw",
      text: [
        "大号先放一格，随点随上。",
        "八条腿走八个游戏，哪个有空先玩哪个。",
        "壳硬，心要正：不开挂，不骂人，不动号里的东西。",
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "tint",
      title: "今天的大号",
      goods: { kinds: ["租号"], by: "price-desc", from: 2 },
    },
    {
      block: "promises",
      variant: "seals",
      surface: "deep",
      title: "硬壳四块",
      promises: [
        { name: "真大号", icon: "rank-3", text: "段位与图鉴由平台实测，截图带时间。" },
        { name: "真空闲", icon: "open-gate", text: "能点就能上，正在租的不往外摆。" },
        { name: "真退押", icon: "wallet", text: "到期自动退，扣一分都要有证据。" },
        { name: "真有人", icon: "talk", text: "人工客服 {hours} 在线。" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "white",
      title: "横行过的人",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "先问清楚再横",
      list: [
        {
          ask: "租大号会不会连累号主掉分？",
          answer: "能不能打排位由号主决定，写在详情里。允许排位的，输赢都算正常使用。",
        },
        { ask: "可以直播吗？", answer: "可以，请遮住账号昵称里的个人信息。" },
        { ask: "同时租两个行吗？", answer: "行，两张单子两份押金，各算各的时间。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "把大号揣进壳里" },
  ],
};
