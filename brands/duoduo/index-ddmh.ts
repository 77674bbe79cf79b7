import type { LandingDesign } from "../landing-design";

/** 多多卖号: offers side by side, longest first. */
export const indexDdmh: LandingDesign = {
  hero: {
    variant: "quotes",
    surface: "tint",
    pattern: "stripes",
    icon: "receive-money",
    head: "此刻架上，大家标多少",
    goods: { kinds: ["账号"] },
  },
  sections: [
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "一份资料，问遍各家",
      steps: [
        { name: "填一次", text: "参数和截图只填一遍，各家看到的一样。" },
        { name: "等报价", text: "收号的店各报各的，互相看不见。" },
        { name: "排一排", text: "从高到低，放款快慢和评价跟在后面。" },
        { name: "点一家", text: "店家付全款到平台，你再换绑。" },
      ],
    },
    {
      block: "compare",
      variant: "duel",
      surface: "ground",
      title: "一家说了算，还是多家比着来",
      heads: ["只问一家", "问遍多家"],
      rows: [
        { about: "价格", alone: "他说多少就是多少", here: "谁高卖谁" },
        { about: "压价", alone: "看完号再砍一刀", here: "报了就算，砍价的往后排" },
        { about: "放款", alone: "等通知", here: "每家平均放款快慢写在旁边" },
        { about: "麻烦", alone: "换一家重填一遍", here: "填一次" },
      ],
    },
    {
      block: "figures",
      variant: "ledger",
      surface: "ink",
      title: "先把盘子看全",
      figures: [
        ["accounts", "在售账号"],
        ["games", "覆盖游戏"],
        ["lowest", "最低标价"],
        ["highest", "最高标价"],
        ["hours", "客服在线"],
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "white",
      title: "别人正挂着的",
      goods: { kinds: ["账号"], from: 3 },
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "spark",
      title: "多问一句的人",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "多嘴问问",
      list: [
        {
          ask: "报价会不会是钓鱼？",
          answer: "店家报价要押保证金。验号相符却不按报价收的，押金赔给你。",
        },
        {
          ask: "我的资料会到处传吗？",
          answer: "店家只看得到参数和打过码的截图，看不到你的联系方式。",
        },
        { ask: "都不满意呢？", answer: "全部谢绝，转到普通上架，资料不用再填。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "多问几家，不吃亏" },
  ],
};
