import type { LandingDesign } from "../landing-design";

/** 乐玩: plain words beside every price. */
export const indexL: LandingDesign = {
  hero: {
    variant: "callouts",
    surface: "spark",
    pattern: "dots",
    screen: { screen: "detail", kinds: ["账号"], by: "hot" },
    kicker: "不研究行情，也不会买贵",
    notes: [
      { name: "这是总价", text: "要付多少就写多少，没有另加的手续。" },
      { name: "大白话", text: "「满铭文」就是技能都点满了。" },
      { name: "能退就写能退", text: "标了「无理由」的，{refund} 天内退。" },
      { name: "旁边能比", text: "差不多的列在下面，一起看价。" },
    ],
  },
  sections: [
    {
      block: "offers",
      variant: "tags",
      surface: "white",
      title: "这个价，贵不贵",
      lead: "同一款游戏，现在架上最低的和最高的都摆出来，你的那一件落在哪里，自己看。",
      goods: { kinds: ["账号", "卡密", "代充", "道具"] },
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "tint",
      title: "大家买得最多的",
      goods: { by: "hot" },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "不懂行话？直接问",
      list: [
        {
          ask: "「换绑」是什么？",
          answer: "把账号绑定的手机和邮箱换成你的。换完，别人就登不进来了。",
        },
        { ask: "「卡密」呢？", answer: "一串充值用的字母数字。付款后系统自动发到你手机的订单里。" },
        {
          ask: "「平台担保」保什么？",
          answer: "你付的钱先放平台，确认收到货才给卖家。没收到，钱退给你。",
        },
        { ask: "真人还是机器人？", answer: "人工客服 {hours} 在线，机器人只负责夜里留言。" },
      ],
    },
    {
      block: "steps",
      variant: "path",
      surface: "ground",
      title: "第一次买，就四步",
      steps: [
        { name: "搜游戏", text: "写全名、写简称都行。" },
        { name: "看价", text: "贵了便宜了，旁边有同类可以比。" },
        { name: "付款", text: "钱先到平台。" },
        { name: "收货", text: "点一下确认，才算完。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "也是第一次买的人",
    },
    { block: "downloads", variant: "split", surface: "primary", title: "玩得开心最要紧" },
  ],
};
