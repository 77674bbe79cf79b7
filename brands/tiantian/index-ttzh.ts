import type { LandingDesign } from "../landing-design";

/** 天天租号: a week on a board, every day another account. */
export const indexTtzh: LandingDesign = {
  hero: {
    variant: "board",
    surface: "deep",
    head: "这一周可以租",
    goods: { kinds: ["租号"], by: "hot", from: 1 },
    kicker: "一天一个号",
  },
  sections: [
    {
      block: "steps",
      variant: "ledger",
      surface: "white",
      title: "排一张下周的课表",
      steps: [
        { name: "周一到周四", text: "下班后两小时，挑起租时长短的，换着职业玩。" },
        { name: "周五", text: "约上队友，提前把号占住，到点直接进房间。" },
        { name: "周末", text: "按天租一个全图鉴，慢慢玩到周日晚上。" },
        { name: "哪天没空", text: "还没上号的单子随时取消，押金全退。" },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "tint",
      title: "明天试试这些",
      goods: { kinds: ["租号"], from: 5 },
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "今天的号，今天看得见",
      screens: [{ screen: "rent", from: 5 }],
      notes: [
        { name: "剩余时间在最上面", text: "一眼知道今晚还能打几局。" },
        { name: "续到明天", text: "没玩够，点一下续，同一个号不用重新找。" },
        { name: "换一个", text: "到点还号，下一张单子已经在等。" },
      ],
    },
    {
      block: "figures",
      variant: "ledger",
      surface: "spark",
      title: "够你换多少天",
      figures: [
        ["rents", "可租的号"],
        ["games", "覆盖游戏"],
        ["sold", "累计成交"],
        ["hours", "客服在线"],
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "每天都有人问",
      list: [
        { ask: "按天租怎么算？", answer: "就是连续的小时数。起租时长写着几小时，最少就付几小时。" },
        {
          ask: "预约的号被别人先租了？",
          answer: "付款即占住，别人看到的是「出租中」。没付款的不算占。",
        },
        {
          ask: "天天租，押金天天压着？",
          answer: "每单各押各的，号主验号后退，最晚还号后 24 小时。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "明天玩谁，今晚先挑" },
  ],
};
