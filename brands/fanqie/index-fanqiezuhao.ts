import type { LandingDesign } from "../landing-design";

/** 番茄租号: a kitchen timer. Red, round, honest about time. */
export const indexFanqiezuhao: LandingDesign = {
  hero: {
    variant: "dial",
    surface: "primary",
    pattern: "rings",
    screen: { screen: "rent" },
    kicker: "玩一段，歇一段",
  },
  sections: [
    {
      block: "compare",
      variant: "duel",
      surface: "white",
      title: "一不小心，和刚刚好",
      heads: ["一不小心", "按番茄钟"],
      rows: [
        { about: "开始", alone: "再来一局，最后一局", here: "租几小时，开局前定好" },
        { about: "中间", alone: "没空看表", here: "手机上剩余时间一直走着" },
        { about: "结束", alone: "天亮了", here: "到点自动下线，铃响一声" },
        { about: "花销", alone: "月底才知道", here: "每一段多少钱，写在单子上" },
      ],
    },
    {
      block: "steps",
      variant: "path",
      surface: "tint",
      title: "把一段时间切成四瓣",
      steps: [
        { name: "拧一下", text: "选好游戏和时长。不足起租时长的，按起租时长算，先告诉你。" },
        { name: "切进去", text: "付款、扫码、登录，三个动作之间没有等待号主回话这一步。" },
        { name: "熟透了", text: "快到点时手机提醒，想接着玩就续，想停就让它停。" },
        { name: "擦干净", text: "自动下线，验号后押金原路退回，留下一张写着时长的单子。" },
      ],
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "ground",
      title: "一小时大概多少钱",
      lead: "按游戏看，现在架上的租号从多少到多少。",
      goods: { kinds: ["租号"] },
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "white",
      title: "适合只玩一小会儿",
      goods: { kinds: ["租号"], by: "price-asc", from: 1 },
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "tint",
      title: "关于时间的问题",
      list: [
        {
          ask: "能只租半小时吗？",
          answer: "看号主定的起租时长。起租 1 小时的号，玩半小时也按 1 小时收，下单前会写明。",
        },
        {
          ask: "提前结束退钱吗？",
          answer: "提前还号，号主验号后退押金，最晚 24 小时；已经付的租金按下单时写明的规则结算。",
        },
        { ask: "提醒能关吗？", answer: "能。但到点下线关不掉，这正是番茄钟的意思。" },
        { ask: "续一段要重新上号吗？", answer: "不用。续租成功，倒计时接着走，游戏不断线。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "deep", title: "下一段，从一只番茄开始" },
  ],
};
