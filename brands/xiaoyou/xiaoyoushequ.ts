import type { LandingPage } from "../types";

/** 小游社区: streets of neighbors, a street for each game. */
export const xiaoyoushequ: LandingPage = {
  route: "/xiaoyoushequ",
  kind: "play",
  title: "小游社区 · 单排玩家的街坊 App",
  headline: "一个人玩，也有街坊",
  subline: "一款游戏一条街：号、卡、道具摆在门口，价钱写着。买过的街坊怎么说，也贴在墙上。",
  layout: "occasions",
  surface: "ink",
  pattern: "bricks",
  kicker: "按游戏分的街区",
  form: "street",
  occasions: [
    {
      sign: "方屿物语街",
      text: "盖房子的住这儿，缺房间、缺蓝图都能找。",
      icon: "family-house",
      named: ["方屿物语"],
    },
    {
      sign: "曜日战歌街",
      text: "热闹，半夜也亮着灯。",
      icon: "crossed-swords",
      named: ["曜日战歌"],
    },
    {
      sign: "浮空纪行街",
      text: "跑图的、拍照的，门常开着。",
      icon: "windmill",
      named: ["浮空纪行"],
    },
    { sign: "孤屿行动街", text: "刚落地的人多，别敲门。", icon: "island", named: ["孤屿行动"] },
    {
      sign: "灵契牌谱街",
      text: "一桌一桌的牌，看的人比打的人多。",
      icon: "card-random",
      named: ["灵契牌谱"],
    },
    {
      sign: "极漂纪元街",
      text: "晚上有引擎声，住久了就习惯。",
      icon: "steering-wheel",
      named: ["极漂纪元"],
    },
  ],
  notes: {
    title: "街坊公约里的三条",
    surface: "spark",
    list: [
      { name: "先问，再买", text: "每家门口都有客服，号能不能换绑、东西怎么交，问清再付。" },
      { name: "不私下转账", text: "钱由平台保管，{escrow}才放款。街上的规矩都一样。" },
      { name: "吵架找人评", text: "先和卖家说，说不拢找人工客服，{hours} 在。" },
    ],
  },
  voices: { title: "墙上贴着街坊的话", surface: "tint" },
  closing: "来做街坊",
};
