import type { LandingDesign } from "../landing-design";

/** 手游猫: mobile games only, sorted like a cat sorts its corners. */
export const indexSym: LandingDesign = {
  hero: {
    variant: "board",
    surface: "ink",
    pattern: "hex",
    head: "手游 · 此刻在架",
    goods: { by: "hot", from: 8 },
    kicker: "只做手机游戏",
  },
  sections: [
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "买错区，是手游头一件糟心事",
      heads: ["混在一起", "分得清清楚楚"],
      rows: [
        { about: "官服与渠道服", alone: "写在标题里，常写错", here: "单独一栏，验号时核对" },
        { about: "安卓与苹果", alone: "买了才知道登不上", here: "和你的手机对不上会先提醒" },
        { about: "区服", alone: "问卖家", here: "能按区筛" },
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "spark",
      title: "爪子底下的货",
      goods: { by: "hot", from: 2 },
    },
    {
      block: "screens",
      variant: "trio",
      surface: "white",
      title: "三拍就到手",
      screens: [
        { screen: "list", tabs: ["官服", "渠道服", "苹果"] },
        { screen: "detail", by: "hot", from: 3 },
        { screen: "order", title: "已收货", steps: ["付款", "发货", "确认"], done: 3 },
      ],
      notes: [
        { name: "一拍：筛", text: "区服、系统先定好。" },
        { name: "二拍：看", text: "验号报告和评价都在一页。" },
        { name: "三拍：收", text: "自动发货的当场就到。" },
      ],
    },
    {
      block: "figures",
      variant: "giant",
      surface: "deep",
      title: "猫窝里有",
      figures: [
        ["listings", "在架商品"],
        ["games", "手游"],
        ["cards", "卡密"],
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "挠挠头",
      list: [
        { ask: "新游开服当天能买到号吗？", answer: "能，开服就有专区。初始号与开荒号会分开标。" },
        { ask: "苹果的号安卓能登吗？", answer: "看游戏。登不了的，下单前会拦一下。" },
        { ask: "端游和主机游戏呢？", answer: "不做。一只猫只守一个洞。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "猫在手机里等" },
  ],
};
