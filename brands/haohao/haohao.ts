import type { LandingDesign } from "../landing-design";

/** 好号: a passport with an account's whole history. */
export const haohaoPage: LandingDesign = {
  hero: {
    variant: "ticket",
    surface: "tint",
    pattern: "grid",
    icon: "finger-print",
    stub: "扫码查来历",
    lines: [
      ["首任号主", "有记录"],
      ["换绑记录", "逐条列出"],
      ["封禁历史", "如实写"],
    ],
  },
  sections: [
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "账号页，先写来历",
      screens: [
        {
          screen: "valuation",
          kinds: ["账号"],
          from: 4,
          facts: [
            ["首任号主", "本人出售"],
            ["换过绑定", "1 次"],
            ["实名状态", "可更换"],
            ["封禁历史", "无"],
          ],
        },
      ],
      notes: [
        { name: "谁注册的", text: "本人的写本人，收来的写从哪一手收来。" },
        { name: "换过几次手", text: "每一次换绑都有日期。次数多不一定坏，说不清才坏。" },
        { name: "犯过什么事", text: "封过几天、为什么，写出来比被发现好。" },
      ],
    },
    {
      block: "promises",
      variant: "rows",
      surface: "ground",
      title: "四条来历，缺一不上架",
      promises: [
        { name: "首任号主", icon: "finger-print", text: "注册时间与注册方式，由验号师核对。" },
        { name: "实名状态", icon: "id-card", text: "谁的实名、能不能换，不含糊。" },
        { name: "换绑记录", icon: "linked-rings", text: "手机、邮箱、第三方，每次变更列一行。" },
        { name: "封禁历史", icon: "prisoner", text: "查得到的都写，查不到的写「查不到」。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "ink",
      title: "两种账号页",
      heads: ["只有截图", "有来历"],
      rows: [
        { about: "你看到", alone: "皮肤和段位", here: "皮肤、段位，和它怎么来的" },
        { about: "你担心", alone: "会不会被找回", here: "找回找谁，写着" },
        { about: "你付钱", alone: "凭运气", here: "平台代管，对照来历验收" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "white",
      title: "问过来历才买的人",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "tint",
      title: "刨根问底",
      list: [
        {
          ask: "卖家会不会编来历？",
          answer: "来历由验号师核对后填写，卖家改不了。编造的下架，并公示。",
        },
        {
          ask: "来历有一项空着能买吗？",
          answer: "能，空着的会标成「查不到」，价格通常也低一些。买不买看你。",
        },
        {
          ask: "我买了以后，来历怎么写？",
          answer: "多一行：某日换绑到新号主。你的姓名和号码不会写上去。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "spark", title: "先问来历，再问价" },
  ],
};
