import type { LandingDesign } from "../landing-design";

/** 号来: a notice board of what is wanted. */
export const indexHL: LandingDesign = {
  hero: {
    variant: "wanted",
    surface: "deep",
    pattern: "bricks",
    head: "求购",
    icon: "acoustic-megaphone",
    wants: [
      { name: "老区法师号", text: "要原始手机号能换绑，皮肤多少无所谓，名字好听优先。" },
      { name: "开荒成品号", text: "武器毕业的来。剧情没过完最好，想自己看。" },
      { name: "竞速满改号", text: "车库要有那台绝版，段位随意。" },
      { name: "牌谱收藏号", text: "缺三张就齐，有的卖家请报价。" },
      { name: "一身仙侠时装", text: "飞剑不强求，外观要全。" },
      { name: "球员满星号", text: "前锋线够硬就行，可以马上付。" },
    ],
  },
  sections: [
    {
      block: "steps",
      variant: "ledger",
      surface: "white",
      title: "四行字，剩下的等",
      steps: [
        { name: "写", text: "区服、段位、皮肤、预算。写得越具体，来的越准。" },
        { name: "贴", text: "求购单推给有同类账号的卖家，不推给闲人。" },
        { name: "等", text: "卖家带着验号报告来报价，手机一响就是一个。" },
        { name: "挑", text: "几个摆在一起比，看中哪个付哪个，其余自动谢绝。" },
      ],
    },
    {
      block: "screens",
      variant: "trio",
      surface: "tint",
      title: "从求购单到到手",
      screens: [
        {
          screen: "publish",
          kinds: ["账号"],
          from: 5,
          fields: [
            ["想要", "老区 · 法师"],
            ["必须", "能换绑"],
            ["不要", "有封禁记录"],
          ],
          button: "贴出去",
          words: {
            title: "写求购单",
            pictures: "照着这样找",
            price: "我的预算",
            note: "看中了才付款，钱由平台代管到换绑完成",
          },
        },
        { screen: "list", kinds: ["账号"], from: 5, tabs: ["来报价的", "已谢绝"] },
        {
          screen: "chat",
          with: "来报价的卖家",
          lines: [
            { text: "看到你的求购单，我这个号正好对得上。" },
            { text: "报告看了，皮肤比我要的还多。", mine: true },
            { text: "那就按你的预算，今天能换绑。" },
            { text: "好，我付到平台。", mine: true },
          ],
        },
      ],
      notes: [
        { name: "贴一张单", text: "说清要什么，也说清不要什么。" },
        { name: "看谁来了", text: "报价按合不合条件排，不按广告。" },
        { name: "当面谈", text: "谈妥就在对话里付款，钱由平台代管。" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "white",
      title: "等到了的人",
      about: ["账号"],
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "ground",
      title: "预算写多少合适",
      lead: "这些是在售账号的价，照着写不会落空。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "tint",
      title: "贴之前问一句",
      list: [
        { ask: "贴求购单要先付钱吗？", answer: "不用。看中了哪一个，才为那一个付款。" },
        { ask: "没人来怎么办？", answer: "放宽一个条件，或者把预算往行情上靠。改单子不限次数。" },
        {
          ask: "会被骚扰吗？",
          answer: "只有条件对得上的卖家能报价，每人一次。不想要了，撤下就安静。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "贴一张，看看谁来" },
  ],
};
