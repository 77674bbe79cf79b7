import type { LandingDesign } from "../landing-design";

/** 优号: a museum wall in burgundy and gold. */
export const indexYH: LandingDesign = {
  hero: {
    variant: "gallery",
    surface: "tint",
    kicker: "今日陈列",
    goods: { kinds: ["账号"], by: "price-desc" },
    plaque: "编辑推荐 · 附验号报告",
  },
  sections: [
    {
      block: "story",
      variant: "manifesto",
      surface: "white",
      title: "选号的规矩",
      icon: "diamond-trophy",
      text: [
        "说不清来历的，不选。",
        "截图修过的，不选。",
        "只有皮肤、没有玩头的，不选。",
        "选上的，缺点也要写出来。",
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "ground",
      title: "值得慢慢看的几个",
      goods: { kinds: ["账号"], by: "price-desc", from: 3 },
    },
    {
      block: "promises",
      variant: "seals",
      surface: "deep",
      title: "每个号都盖三枚章",
      promises: [
        {
          name: "验过",
          icon: "magnifying-glass",
          text: "平台登录核对，等级、皮肤、实名逐项写进报告。",
        },
        { name: "写过", icon: "quill-ink", text: "编辑亲手写推荐，连同它不够好的地方。" },
        { name: "保过", icon: "wax-seal", text: "被找回有赔付，赔付记录公开。" },
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "在手机上，一页只放一个",
      screens: [
        { screen: "detail", kinds: ["账号"], by: "price-desc", from: 1 },
        {
          screen: "list",
          kinds: ["账号"],
          by: "price-desc",
          from: 4,
          tabs: ["今日", "往期", "收藏"],
        },
      ],
      notes: [
        { name: "不滚动轰炸", text: "每天一小批，看完就是看完。" },
        { name: "往期还在", text: "错过的、卖掉的都留着价格，心里有数。" },
        { name: "收藏会等你", text: "降价了提醒一次，不多说。" },
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "tint",
      title: "藏家留言",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "入场须知",
      list: [
        { ask: "为什么号这么少？", answer: "每个都要有人登录看过、写过。看不过来的，宁可不上。" },
        {
          ask: "能还价吗？",
          answer: "页面上写着「可谈」的能。写着「一口价」的，编辑已经替你谈过了。",
        },
        {
          ask: "买了不喜欢怎么办？",
          answer: "账号一换绑就难回头，所以请慢慢选。和报告不符的，找客服 {hours} 核对后退款。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "ink", title: "明天再来也好" },
  ],
};
