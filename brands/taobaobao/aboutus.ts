import type { LandingDesign } from "../landing-design";

/** 淘包包 · 关于我们: a bench, a lamp, a ledger. */
export const aboutus: LandingDesign = {
  hero: {
    variant: "ledger",
    surface: "deep",
    kicker: "关于我们",
    head: "进门登记",
    lines: [
      ["编号", "进门那天给，一直用到出门"],
      ["款式", "照着样子写，不写牌子的故事"],
      ["附件", "盒、尘袋、发票，有什么写什么"],
      ["瑕疵", "位置、长短、照片的张号"],
      ["经手", "谁看的，谁签字"],
    ],
  },
  sections: [
    {
      block: "story",
      variant: "manifesto",
      surface: "white",
      title: "我们信的三件事",
      icon: "magnifying-glass",
      text: ["不收来路不明的。", "不卖说不清的。", "瑕疵写在最前面。"],
    },
    {
      block: "lots",
      variant: "boards",
      surface: "tint",
      title: "先看哪里旧",
      lead: "每种款式，最先老的地方不一样。验包就从那里开始。",
    },
    {
      block: "promises",
      variant: "columns",
      surface: "white",
      title: "一张台，一盏灯，一本账",
      promises: [
        { name: "一张台", icon: "desk", text: "每次只放一只包，验完一只再拿下一只。" },
        { name: "一盏灯", icon: "desk-lamp", text: "同样的光，照同样的位置，照片才好比较。" },
        { name: "一本账", icon: "open-book", text: "进门编号，出门附单，哪一天谁经手都写着。" },
      ],
    },
    {
      block: "steps",
      variant: "ledger",
      surface: "ground",
      title: "一只包在这里的几天",
      steps: [
        { name: "进门", text: "拆封录像，编号，登记附件。" },
        { name: "上台", text: "两个人先后看，结论不一致就请第三个。" },
        { name: "入册", text: "照片、结论、参考价写进册子。" },
        { name: "出门", text: "鉴定单、封口扣、护理说明一起装箱。" },
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "常被问起",
      list: [
        { ask: "你们自己收包吗？", answer: "不收。只做寄卖，赚的是服务的钱，不和卖家抢价。" },
        { ask: "能到店看吗？", answer: "公司地址写在页面最下面，来之前在 App 里约时间。" },
        { ask: "怎么联系？", answer: "App 里的客服 {hours} 在线。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "认识我们，从一只包开始" },
  ],
};
