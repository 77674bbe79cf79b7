import type { LandingDesign } from "../landing-design";

/** 掌游岛: an island for collectors. */
export const indexZyd: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "tint",
    pattern: "waves",
    horizon: "sea",
    icons: ["island", "sailboat", "treasure-map"],
    kicker: "收集党的小岛",
  },
  sections: [
    {
      block: "story",
      variant: "art",
      surface: "white",
      title: "差一格的图鉴",
      icon: "open-treasure-chest",
      text: [
        "有的人玩游戏为了赢，有的人为了齐。图鉴上空着的那一格，比输十局还难受。",
        "绝版的、限定的、只出过一次的，岛上总有人有两份。互相换一换，两边都圆满。",
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "ground",
      title: "今天靠岸的藏品",
      goods: { by: "price-desc", from: 2 },
    },
    {
      block: "steps",
      variant: "path",
      surface: "primary",
      title: "上岛四站",
      steps: [
        { name: "码头登记", text: "手机号上岛，藏品一件件写进自己的清单。" },
        { name: "看告示", text: "谁缺什么、谁多什么，按收藏编号找。" },
        { name: "保管所", text: "两边的东西先交平台，看过无误再交换。" },
        { name: "离岛", text: "资料一键清掉，不留尾巴。" },
      ],
    },
    {
      block: "figures",
      variant: "ledger",
      surface: "white",
      title: "岛上现有",
      figures: [
        ["listings", "在架藏品"],
        ["games", "收藏系列"],
        ["highest", "最珍贵的一件"],
        ["lowest", "最平易的一件"],
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "tint",
      title: "岛民问答",
      list: [
        {
          ask: "换的时候对方反悔呢？",
          answer: "两样东西都在平台保管，一方反悔，各自退回，不会只走一半。",
        },
        { ask: "怎么知道是真绝版？", answer: "账号要验，道具看获取记录，验过的会盖章写明时间。" },
        { ask: "我的清单别人看得到吗？", answer: "默认只有自己看得到，想换的那几件可以单独公开。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "船票在这里" },
  ],
};
