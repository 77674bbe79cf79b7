import type { LandingDesign } from "../landing-design";

/** 闪电卖号: a bolt across the page. */
export const indexSdmh: LandingDesign = {
  hero: {
    variant: "band",
    surface: "ink",
    icon: "power-lightning",
    slope: "up",
    goods: { kinds: ["账号"], by: "price-asc" },
  },
  sections: [
    {
      block: "steps",
      variant: "stairs",
      surface: "spark",
      title: "从现在到今晚",
      steps: [
        { name: "报号", text: "填参数，系统给一个当天价。" },
        { name: "同意", text: "点头就置顶，一口价，不还。" },
        { name: "抢单", text: "收号商家在线抢，先验的先得。" },
        { name: "到手", text: "全款代管，换绑完放款。" },
      ],
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "white",
      title: "当天价参考什么",
      lead: "参考在售同款：想今天走，就往左边靠；不急，就往右边等。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "receipt",
      variant: "flow",
      surface: "ground",
      title: "快，但钱不抢跑",
      goods: { kinds: ["账号"], from: 8 },
      lines: [
        ["抢单即付", "商家抢到就要付全款"],
        ["平台押着", "没换绑完谁也拿不走"],
        ["当面验", "对照报告，逐项打勾"],
        ["放给你", "确认那一下就进余额"],
      ],
    },
    {
      block: "promises",
      variant: "columns",
      surface: "deep",
      title: "快的规矩",
      promises: [
        { name: "先验先付", icon: "stopwatch", text: "占着不付的，名额给下一家。" },
        { name: "一口价", icon: "price-tag", text: "同意之后不许压价，压价的商家停抢。" },
        { name: "不等过夜", icon: "night-sleep", text: "当天没人抢，自动撤下，再定价。" },
        { name: "可以反悔", icon: "return-arrow", text: "有人付款之前，撤单不扣分。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "接单的人也快",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "tint",
      title: "急，也先看完",
      list: [
        {
          ask: "当天价是不是很低？",
          answer: "比慢慢卖低一些，差多少会写出来。觉得不值，就转到普通上架。",
        },
        { ask: "收号商家是谁？", answer: "实名认证、交过保证金的店。店名和评价在抢单页上。" },
        { ask: "晚上还能卖吗？", answer: "抢单不分时间。换绑需要客服协助的，请在 {hours} 之间。" },
        { ask: "抢到又不要了呢？", answer: "商家违约，记一次，名额给下一家。你的号不受影响。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "现在报号" },
  ],
};
