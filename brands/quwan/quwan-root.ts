import type { LandingPage } from "../types";

/** 趣玩, the root: the question of the evening, a line for each answer. */
export const quwanRoot: LandingPage = {
  route: "/",
  kind: "play",
  title: "趣玩 · 找游戏、找搭子的玩家社区",
  headline: "今晚玩什么，大家说",
  subline: "几款游戏摆开，每款都有现成的号。各租各的，进同一个房间；两小时一人多少钱，先看清再约。",
  layout: "lobby",
  surface: "ink",
  pattern: "stars",
  kicker: "找游戏，约搭子",
  icon: "campfire",
  hours: 2,
  tables: {
    title: "今晚的候选",
    lead: "人最齐的那一款开局，其余的留到明晚。",
    form: "rows",
    named: ["一小时", "2 小时"],
    list: [
      { game: "灵契牌谱", name: "抽卡，今天手气好", icon: "card-joker" },
      { game: "浮空纪行", name: "先跑图，热热身", icon: "windmill" },
      { game: "巅峰十一人", name: "踢一场，输的请客", icon: "soccer-ball" },
      { game: "方屿物语", name: "一起盖房子", icon: "family-house" },
      { game: "曜日战歌", name: "谁打野，谁辅助", icon: "crossed-swords" },
    ],
  },
  ways: {
    title: "屋里的规矩",
    surface: "spark",
    list: [
      { name: "输了不怪人", text: "租来的号打排位也行，能不能打看号主写的。" },
      { name: "新手不赶", text: "先租一小时试试，不合手就换下一款。" },
      { name: "东西不乱动", text: "皮肤随便用，消耗品别碰，押金才退得痛快。" },
      { name: "散场说再见", text: "到点自动结束，押金最晚 {check} 小时原路退。" },
    ],
  },
  guides: {
    title: "会玩的带不会玩的",
    lead: "想学一手，请个陪练；想送搭子一件小东西，也在这里。",
    surface: "ground",
    named: ["陪练", "带飞", "代送", "联机房间"],
  },
  reviews: "玩过的人留的话",
  closing: "门没锁，进来吧",
};
