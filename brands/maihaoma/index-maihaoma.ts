import type { LandingDesign } from "../landing-design";

/** 卖号马: the road that the money takes. */
export const indexMaihaoma: LandingDesign = {
  hero: {
    variant: "route",
    surface: "ink",
    goods: { kinds: ["账号"], from: 2 },
    stops: ["买家付款", "平台代管", "换绑", "验收", "到你手里"],
    icon: "horse-head",
  },
  sections: [
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "提现走到哪一站",
      screens: [{ screen: "wallet", title: "我的货款", kinds: ["账号"] }],
      notes: [
        { name: "点了确认就到余额", text: "买家验收的那一刻，货款从代管转进你的余额。" },
        { name: "一站一站看得见", text: "申请、审核、打款、到账，停在哪一站都有原因。" },
        { name: "每一笔都对得上", text: "哪个号、卖给谁、几号成交，点开就是订单。" },
      ],
    },
    {
      block: "compare",
      variant: "duel",
      surface: "ground",
      title: "货款最怕走丢",
      heads: ["私下等回款", "快马送货款"],
      rows: [
        { about: "付款", alone: "先给一半，剩下的再说", here: "全款先到平台" },
        { about: "催款", alone: "消息已读不回", here: "到时限自动进下一站" },
        { about: "验收", alone: "玩了几天才挑毛病", here: "验收有时限，对照报告" },
        { about: "到账", alone: "说打了，没到", here: "每一站有时间有单号" },
      ],
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "white",
      title: "你只管往前走",
      steps: [
        { name: "上架", text: "填参数，传截图，等验号。" },
        { name: "响铃", text: "有人付款，手机响一声。" },
        { name: "换绑", text: "按提示收码、改绑，每步有时限。" },
        { name: "收钱", text: "买家确认，货款进余额。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "spark",
      title: "一路上的人",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "驿站问答",
      list: [
        {
          ask: "买家一直不确认怎么办？",
          answer: "验收有时限。到时没有异议，由平台核对交接记录后放款。",
        },
        { ask: "提现要不要审核？", answer: "第一次要核对实名，之后同一张卡直接走。" },
        {
          ask: "周末卖掉也能收到吗？",
          answer: "进余额不分周末；提现到银行卡看银行。人工客服 {hours} 在线。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "备好马，等你装货" },
  ],
};
