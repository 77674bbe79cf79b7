import type { LandingDesign } from "../landing-design";

/** 优租号: an inspection ticket with its stub. */
export const indexUzh: LandingDesign = {
  hero: {
    variant: "ticket",
    surface: "ground",
    pattern: "grid",
    stub: "验过再租",
    icon: "magnifying-glass",
    kicker: "没验过的不上架",
    lines: [
      ["能不能登", "实测登录"],
      ["封没封过", "查记录"],
      ["皮肤在不在", "逐件核对"],
      ["什么时候验的", "写在卡片上"],
    ],
  },
  sections: [
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "一个号上架之前",
      lead: "号主提交以后，要走完四关。哪一关没过，你都不会看到它。",
      steps: [
        { name: "登录", text: "真的登一次，登不上直接退回。" },
        { name: "清点", text: "皮肤、英雄、段位与号主填的逐项对照。" },
        { name: "查账", text: "有没有封停、找回、欠费记录。" },
        { name: "盖章", text: "写上验号时间，过期自动下架重验。" },
      ],
    },
    {
      block: "promises",
      variant: "shield",
      surface: "primary",
      title: "验过还出问题，算我们的",
      promises: [
        { name: "登不上", icon: "padlock-open", text: "没进大厅就不计时，换号或全退。" },
        { name: "对不上", icon: "scales", text: "与验号报告不符，核实后全额退租金。" },
        {
          name: "被收回",
          icon: "hand-truck",
          text: "租期里被号主顶下线，按比例退租金，押金全退。",
        },
        { name: "过期了", icon: "hourglass", text: "验号过期、还没重验的号，先下架。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "white",
      title: "刚盖过章",
      goods: { kinds: ["租号"], from: 2 },
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "tint",
      title: "没踩坑的人写的",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "验号的问题",
      list: [
        { ask: "验号报告在哪里看？", answer: "商品页有「验号报告」，逐项写着结果和时间。" },
        { ask: "验号会不会看到号主的密码？", answer: "不会。号主扫码授权，验完即断开。" },
        { ask: "报告过期了还能租吗？", answer: "过期的号会自动下架，重新验过才会出现。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "先验后租，从这个码开始" },
  ],
};
