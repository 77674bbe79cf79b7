import type { LandingDesign } from "../landing-design";

/** 卖号狂: a work sheet. */
export const indexMaihaokuang: LandingDesign = {
  hero: {
    variant: "sheet",
    surface: "ink",
    goods: { kinds: ["账号"], from: 5 },
    file: "今天要上架的.xlsx",
  },
  sections: [
    {
      block: "steps",
      variant: "stairs",
      surface: "white",
      title: "一早上，一批号",
      steps: [
        { name: "导表", text: "原来的表格直接拖进来，列名自动对上。" },
        { name: "配图", text: "图片按编号找到自己那一行。" },
        { name: "分组", text: "急出的、慢卖的、搭着卖的，各定各的价。" },
        { name: "上架", text: "一个按钮，全部送去验号。" },
      ],
    },
    {
      block: "screens",
      variant: "trio",
      surface: "ground",
      title: "人不在电脑前也行",
      screens: [
        { screen: "wallet", title: "工作室账本", kinds: ["账号"], from: 2 },
        {
          screen: "list",
          kinds: ["账号"],
          from: 3,
          tabs: ["在售", "询价", "已付", "待换绑"],
        },
        {
          screen: "chat",
          with: "自动回复",
          lines: [
            { text: "在吗？这个号能换绑吗" },
            { text: "能。手机邮箱都能换，验号报告在商品页第二张。", mine: true },
            { text: "最低多少" },
            { text: "标价可小议，你出个数，老板上线第一个回你。", mine: true },
          ],
        },
      ],
      notes: [
        { name: "账", text: "今天卖了哪几个、钱到哪了，一屏看完。" },
        { name: "货", text: "快断货的分组会亮，提醒你补。" },
        { name: "话", text: "常问的先替你答，问到价再叫你。" },
      ],
    },
    {
      block: "figures",
      variant: "ledger",
      surface: "tint",
      title: "同行都在这儿",
      figures: [
        ["accounts", "在售账号"],
        ["rents", "可租账号"],
        ["games", "覆盖游戏"],
        ["lowest", "最低标价"],
        ["highest", "最高标价"],
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "white",
      title: "盯一眼对手的价",
      goods: { by: "price-desc", kinds: ["账号"] },
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "量大的问题",
      list: [
        { ask: "一次能导多少行？", answer: "几百行没问题，再多就分两张表，进度条看得到。" },
        { ask: "改价要重新审核吗？", answer: "只改价不用。改了账号信息的那几行会重新验一遍。" },
        { ask: "能给员工开子账号吗？", answer: "能。谁能改价、谁能发货、谁只能看，分开勾。" },
        { ask: "自动回复会不会乱答应价？", answer: "不会。涉及价格的只会请对方出数，成交由人点。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "开工" },
  ],
};
