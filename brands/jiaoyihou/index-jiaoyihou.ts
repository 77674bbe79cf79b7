import type { LandingDesign } from "../landing-design";

/** 交易猴: a lookout in the tree. */
export const indexJiaoyihou: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "deep",
    horizon: "forest",
    icons: ["monkey", "spyglass", "banana-bunch"],
    kicker: "树上有眼睛",
  },
  sections: [
    {
      block: "shelf",
      variant: "table",
      surface: "white",
      title: "猴正盯着的价",
      goods: { kinds: ["账号", "卡密", "代充", "道具"], by: "price-asc", from: 4 },
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "spark",
      title: "派一只猴上树",
      steps: [
        { name: "说个价", text: "心里能接受的最高价，一件一个价。" },
        { name: "它去守", text: "新上架的、降价的，猴都先翻一遍。" },
        { name: "它来叫", text: "够着你的价，手机第一个响。" },
        { name: "你伸手", text: "点开就是付款页，规格数量都填好了。" },
      ],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "响的那一下，值得看",
      screens: [
        {
          screen: "list",
          tabs: ["够着了", "还差点", "在盯"],
          kinds: ["账号", "卡密", "代充", "道具"],
          by: "price-asc",
        },
      ],
      notes: [
        { name: "够着了", text: "已经降到你的价，先付先得。" },
        { name: "还差点", text: "差多少写在旁边，等不等你定。" },
        { name: "在盯", text: "盯着几样都行，不收看守费。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "tint",
      title: "手快的人说",
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "猴听得懂的问题",
      list: [
        {
          ask: "盯着的东西被别人抢了？",
          answer: "库存按件锁，付成的那个人才算买到。没抢到，猴接着盯下一件。",
        },
        { ask: "半夜叫我怎么办？", answer: "可以设安静时段，醒来再看。够着的商品不会替你付款。" },
        { ask: "降价是不是因为有问题？", answer: "账号类看验号报告，其他看评价。都写在商品页上。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "带一只猴走" },
  ],
};
