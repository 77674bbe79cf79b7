import type { LandingPage } from "../types";

/** 组队玩: round tables, a rentable account on each seat. */
export const zuduiwanPage: LandingPage = {
  route: "/zuduiwan",
  kind: "play",
  title: "组队玩 · 开黑租号 App",
  headline: "五缺一？先把号补齐",
  subline: "按游戏摆好一桌，每个座位是一个现在能租的号。各租各的，进同一个游戏房间。",
  layout: "lobby",
  surface: "deep",
  pattern: "hex",
  kicker: "今晚这几桌",
  icon: "team-idea",
  hours: 3,
  tables: {
    title: "每个座位，一个能打的号",
    lead: "点座位看这个号；空着的那个是你的。押金各付各的，还号后各退各的。",
    form: "round",
    named: ["双排", "车队", "友谊赛", "20 人", "专精"],
    list: [
      { game: "曜日战歌", name: "认真冲段的一桌", icon: "crossed-swords" },
      { game: "孤屿行动", name: "落地刚枪的一桌", icon: "island" },
      { game: "赤线突击", name: "下班开三把的一桌", icon: "crosshair" },
      { game: "九霄长歌", name: "副本开荒的一桌", icon: "healing" },
      { game: "巅峰十一人", name: "踢友谊赛的一桌", icon: "soccer-ball" },
      { game: "极漂纪元", name: "漂移练习的一桌", icon: "steering-wheel" },
    ],
  },
  ways: {
    title: "怎么凑成一车",
    surface: "white",
    list: [
      { name: "各挑各的", text: "把商品页发给队友，一人挑一个座位。" },
      { name: "各付各的", text: "手机付款，上号码只有下单的人看得到。" },
      { name: "游戏里会合", text: "登录之后，在游戏自己的房间里组队。" },
      { name: "到点散场", text: "时间到自动结束，押金验号后原路退，最晚 {check} 小时。" },
    ],
  },
  guides: {
    title: "还缺一个会玩的",
    lead: "陪练和带飞按单计价，价钱写在商品页。",
    surface: "tint",
    named: ["陪练", "带飞"],
  },
  reviews: "上过车的人",
  closing: "还差你一个",
};
