import type { LandingDesign } from "../landing-design";

/** 智练: boosters as players on a card, dark and precise. */
export const indexZhilian: LandingDesign = {
  hero: {
    variant: "poster",
    surface: "ink",
    pattern: "grid",
    icon: "radar-sweep",
    screen: { screen: "boost" },
    kicker: "胜率 · 场次 · 同段位表现",
    callToAction: { text: "填段位，看报价", to: "/practicePage" },
  },
  sections: [
    {
      block: "figures",
      variant: "giant",
      surface: "white",
      title: "此刻的数据",
      figures: [
        ["boosters", "在线认证代练"],
        ["accept", "平均接单"],
        ["hours", "客服在线"],
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "tint",
      title: "曲线不会替人说好话",
      screens: [
        {
          screen: "chat",
          with: "代练",
          kinds: ["代练"],
          lines: [
            { text: "第一局回传：胜，十二杀三死" },
            { text: "打野稳，后面也这么打", mine: true },
            { text: "第二局回传：负，对面有职业" },
            { text: "看到了，曲线掉了一格", mine: true },
            { text: "第三局打回来了" },
          ],
        },
        {
          screen: "order",
          title: "代练中",
          steps: ["接单", "第一局回传", "到达目标"],
          done: 2,
          kinds: ["代练"],
        },
      ],
      notes: [
        { name: "一局一个点", text: "打完就上曲线，赢的输的都在。" },
        { name: "路线先算好", text: "起点、终点、要几颗星、几个小时，下单前写明。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "deep",
      title: "看头像，还是看数据",
      heads: ["看头像", "看数据"],
      rows: [
        { about: "水平", alone: "「国服大神」", here: "同段位胜率" },
        { about: "速度", alone: "「很快的」", here: "历史平均工时" },
        { about: "进度", alone: "隔天问一句", here: "每局回传" },
        { about: "反悔", alone: "钱要不回来", here: "{promise}" },
      ],
    },
    {
      block: "steps",
      variant: "ledger",
      surface: "white",
      title: "一张单子的参数",
      callToAction: { text: "填一张试试", to: "/practicePage" },
      steps: [
        { name: "输入", text: "起始段位、目标段位、铭文等级、区服。" },
        { name: "计算", text: "星数、工时、价格，服务器算，页面不改。" },
        { name: "匹配", text: "按数据派单，平均 {accept} 秒接下。" },
        { name: "输出", text: "到达目标，确认后结款。" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "数据之外",
      list: [
        { ask: "代练期间我能登录吗？", answer: "能看，别登。要收回就先在订单里点暂停。" },
        { ask: "没到目标怎么算？", answer: "按到达的星数结，差的部分退回。" },
        { ask: "账号安全怎么保证？", answer: "只给登录权，不给改密权；代练实名认证，操作有记录。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "让数据去打，你看着" },
  ],
};
