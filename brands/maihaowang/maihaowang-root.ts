import type { LandingDesign } from "../landing-design";

/** 卖号网, the root: Android on one side, iPhone on the other. */
export const maihaowangRoot: LandingDesign = {
  hero: {
    variant: "halves",
    surface: "tint",
    names: ["安卓区", "苹果区"],
    screens: [
      { screen: "list", kinds: ["账号"], named: "安卓", tabs: ["安卓区", "渠道服", "官服"] },
      { screen: "detail", kinds: ["账号"], named: "苹果", from: 1 },
    ],
  },
  sections: [
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "两边真的不一样",
      lead: "混在一起标价，两边的买家都不满意。",
      heads: ["混着卖", "分开卖"],
      rows: [
        { about: "标价", alone: "取个中间数", here: "各看各的同款在售价" },
        { about: "谁来看", alone: "一半人点进来又走", here: "只有同系统的买家看得到" },
        { about: "换绑", alone: "到交接才发现不对", here: "上架前先核对绑定方式" },
        { about: "退单", alone: "系统不符，白忙一场", here: "系统写在订单上，下单先确认" },
      ],
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "ground",
      title: "先选边，再往上走",
      steps: [
        { name: "选系统", text: "安卓还是苹果，渠道服还是官服。" },
        { name: "看同款", text: "只摆同系统的在售价，定价有参照。" },
        { name: "过验号", text: "等级、皮肤、绑定方式写进报告。" },
        { name: "收钱", text: "买家确认收货，代管的货款放给你。" },
      ],
    },
    {
      block: "figures",
      variant: "band",
      surface: "primary",
      title: "网里现在有",
      figures: [
        ["accounts", "在售账号"],
        ["games", "游戏"],
        ["highest", "最高标价"],
      ],
    },
    {
      block: "offers",
      variant: "ladder",
      surface: "white",
      title: "每款游戏的顶价",
      goods: { kinds: ["账号"] },
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "tint",
      title: "两边的买家都说",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "选边之前",
      list: [
        {
          ask: "双端互通的号选哪边？",
          answer: "按注册的系统选。互通会写在商品页上，两边都搜得到。",
        },
        { ask: "选错了能改吗？", answer: "没有人付款之前随时能改，浏览和收藏都留着。" },
        {
          ask: "苹果区为什么要填商店地区？",
          answer: "地区决定能不能充值和换绑，是苹果区买家最先看的一项。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "两种手机，同一个码" },
  ],
};
