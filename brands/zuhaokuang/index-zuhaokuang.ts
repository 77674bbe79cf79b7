import type { LandingDesign } from "../landing-design";

/** 租号狂: two days of weekend, everything turning round one pad. */
export const indexZuhaokuang: LandingDesign = {
  hero: {
    variant: "orbit",
    surface: "primary",
    pattern: "zigzag",
    centre: "gamepad",
    icons: [
      "crossed-swords",
      "race-car",
      "soccer-ball",
      "pistol-gun",
      "spell-book",
      "dragon-head",
      "joystick",
    ],
    kicker: "周五晚上 → 周日晚上",
  },
  sections: [
    {
      block: "figures",
      variant: "giant",
      surface: "white",
      title: "两天够不够，看货",
      figures: [
        ["games", "轮着玩的游戏"],
        ["rents", "可租的号"],
        ["listings", "在架商品"],
      ],
    },
    {
      block: "steps",
      variant: "timeline",
      surface: "spark",
      title: "狂的人有计划",
      steps: [
        { name: "周五下班", text: "先租一个热身的，起租时长短，玩到困。" },
        { name: "周六白天", text: "换一款游戏，换一个号，上一单的号主验过号，押金就退。" },
        { name: "周六夜里", text: "队友到齐，各租各的满配，一起开。" },
        { name: "周日晚上", text: "到点自动下线。明天还要上班，狂到此为止。" },
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "white",
      title: "周末抢手的号",
      goods: { kinds: ["租号"], by: "hot" },
    },
    {
      block: "promises",
      variant: "columns",
      surface: "deep",
      title: "可以疯玩，不可以乱来",
      promises: [
        {
          name: "不叠押金",
          icon: "coins-pile",
          text: "每单各押各的，号主验号后退，最晚 24 小时。",
        },
        { name: "不偷时间", icon: "hourglass", text: "计时从进大厅开始，排队和更新都不算。" },
        { name: "不留尾巴", icon: "broom", text: "到点退出，登录记录一并清除。" },
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "开狂之前",
      list: [
        {
          ask: "能一口气租四十八小时吗？",
          answer: "能，只要这个号没有被别人预订。单价仍按小时写明。",
        },
        { ask: "中途睡觉怎么算？", answer: "租期按时间走。想省，就提前还号，醒来再租。" },
        { ask: "队友能用我租的号吗？", answer: "登录只认下单的人。队友各租各的，可以一起进房间。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "ink", title: "周末之前，先装好" },
  ],
};
