import type { LandingDesign } from "../landing-design";

/** 快租号: lunch break. One phone, everything explained by arrows. */
export const indexKzh: LandingDesign = {
  hero: {
    variant: "callouts",
    surface: "spark",
    screen: { screen: "list", tabs: ["常玩", "上次租过", "新到"], kinds: ["租号"], by: "hot" },
    kicker: "午休只有一小时",
    notes: [
      { name: "常玩放最前", text: "打开就是你那款游戏、那个区。" },
      { name: "价钱带单位", text: "每小时多少，不用换算。" },
      { name: "上次租过", text: "同一个号，一个按钮再来一次。" },
      { name: "只列空着的", text: "正在租的不占位置。" },
    ],
  },
  sections: [
    {
      block: "steps",
      variant: "ledger",
      surface: "white",
      title: "别人挑号的工夫，你已经打完一局",
      steps: [
        { name: "打开", text: "首页不是广告，是能租的号。" },
        { name: "点一下", text: "区服、段位、时长都按上次的填好，改一项点一项。" },
        { name: "付", text: "常用的支付方式已经选上。" },
        { name: "玩", text: "扫码上号，倒计时从进大厅开始。" },
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "tint",
      title: "现在就空着",
      goods: { kinds: ["租号"], by: "hot", from: 3 },
    },
    {
      block: "receipt",
      variant: "flow",
      surface: "ink",
      title: "一笔钱怎么走",
      lead: "快，不等于糊涂。每一步停在哪里，单子上都看得到。",
      goods: { kinds: ["租号"], from: 3 },
      lines: [
        ["你付", "租金加押金，一次付清"],
        ["平台", "租期里代管，谁也动不了"],
        ["号主", "到期收到租金"],
        ["你", "押金原路退回"],
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "white",
      title: "省下来的时间",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "三个快问快答",
      list: [
        {
          ask: "记住我的区服安全吗？",
          answer: "只记游戏、区服和段位，不记任何游戏密码。登录由平台代办。",
        },
        {
          ask: "上次租的号被别人租走了？",
          answer: "会推荐同价位、同段位里评分最高的，不用重新筛。",
        },
        { ask: "付错了时长怎么办？", answer: "没上号之前可以改，也可以退，押金全退。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "少点两下，从扫这一下开始" },
  ],
};
