import type { LandingDesign } from "../landing-design";

/** 买好号: a look before paying. */
export const indexMhh: LandingDesign = {
  hero: {
    variant: "callouts",
    surface: "tint",
    pattern: "checks",
    screen: { screen: "detail", kinds: ["账号"], from: 3 },
    notes: [
      { name: "能不能换绑", text: "手机、邮箱、实名三项，一项不行就写「不行」。" },
      { name: "值不值", text: "同款在售价摆在旁边，贵了当场看得出来。" },
      { name: "验过没有", text: "验号师登录录屏，不是卖家发的截图。" },
      { name: "敢不敢保", text: "被找回有赔付，赔付记录能查。" },
    ],
  },
  sections: [
    {
      block: "steps",
      variant: "ledger",
      surface: "white",
      title: "验号清单",
      lead: "付款前替你走一遍，和描述不符就不成交。",
      steps: [
        { name: "登录", text: "验号师用卖家给的方式登录，全程录屏。" },
        { name: "点数", text: "英雄、皮肤、道具按清单数一遍，多的少的都记。" },
        { name: "查实名", text: "实名状态、防沉迷、绑定的手机尾号。" },
        { name: "查旧账", text: "封禁、贷款、未完成的交易。" },
        { name: "签字", text: "报告签名放在商品页，谁验的找得到谁。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "deep",
      title: "省掉这一步会怎样",
      heads: ["没验就付", "验过再付"],
      rows: [
        { about: "皮肤", alone: "少了几件才发现", here: "清单对得上才付款" },
        { about: "实名", alone: "换不了，玩不了", here: "付款前就知道" },
        { about: "找回", alone: "找卖家，卖家没了", here: "平台先赔，再去追" },
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "ground",
      title: "已经验过的",
      goods: { kinds: ["账号"], from: 2 },
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "white",
      title: "收到号以后",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "tint",
      title: "放心之前",
      list: [
        {
          ask: "验号师会不会把号拿走？",
          answer: "验号在平台设备上做，录屏留底，验完即退出登录，登录方式由卖家改一次。",
        },
        { ask: "报告能信多久？", answer: "报告上写着日期。付款时距今太久的，会自动再验一次。" },
        {
          ask: "验出问题，钱怎么办？",
          answer: "还没付给卖家的，一分不动退给你。验号不另收你的钱。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "ink", title: "看清楚了，再扫码" },
  ],
};
