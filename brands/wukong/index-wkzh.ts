import type { LandingDesign } from "../landing-design";

/** 悟空租号: seventy-two changes, a hand of cards. */
export const indexWkzh: LandingDesign = {
  hero: {
    variant: "fan",
    surface: "spark",
    pattern: "rings",
    goods: { kinds: ["租号"], by: "hot", from: 2 },
    kicker: "一个跟头，一个角色",
  },
  sections: [
    {
      block: "screens",
      variant: "trio",
      surface: "ink",
      title: "三变",
      screens: [
        { screen: "list", tabs: ["法师", "刺客", "战士"], kinds: ["租号"], from: 1 },
        { screen: "detail", kinds: ["租号"], from: 2 },
        { screen: "rent", from: 6 },
      ],
      notes: [
        { name: "一变：想成谁", text: "按角色找，不按账号找。" },
        { name: "再变：看清楚", text: "练到几级、几套皮肤，逐项写着。" },
        { name: "三变：就是他", text: "扫码上号，计时开始。" },
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "white",
      title: "今天可以变成",
      goods: { kinds: ["租号"], by: "price-desc", from: 3 },
    },
    {
      block: "steps",
      variant: "path",
      surface: "tint",
      title: "筋斗云走四步",
      steps: [
        { name: "念名字", text: "输入角色名，谁练得满，谁排在前。" },
        { name: "拔毫毛", text: "选时长，付租金与押金。" },
        { name: "变", text: "扫码，登录代办，眨眼就在大厅。" },
        { name: "收", text: "到点收回法身，验号后押金原路退。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "变过的人怎么说",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "ground",
      title: "师父，我有话问",
      list: [
        {
          ask: "一晚上换好几个号，押金要交几次？",
          answer: "每张单子各押各的。前一个还了，号主验号后就退，最晚 24 小时。",
        },
        { ask: "同一位号主的几个号能连着租吗？", answer: "能，在他的店里挑，下单方式一样。" },
        {
          ask: "角色没有写的那么满怎么办？",
          answer: "上号后马上反馈，核实了就全额退款，号主要负责。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "一个跟头，落进大厅" },
  ],
};
