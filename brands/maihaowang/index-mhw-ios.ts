import type { LandingDesign } from "../landing-design";

/** 卖号网 iOS 版: much white, one word. */
export const indexMhwIos: LandingDesign = {
  hero: {
    variant: "giant",
    surface: "white",
    word: "iOS",
    screen: { screen: "detail", kinds: ["账号"], named: "苹果" },
  },
  sections: [
    {
      block: "screens",
      variant: "notes",
      surface: "ground",
      title: "一部 iPhone 就够了",
      screens: [
        {
          screen: "publish",
          kinds: ["账号"],
          named: "苹果",
          from: 1,
          fields: [
            ["商店地区", "中国大陆"],
            ["绑定方式", "手机号"],
            ["游戏中心", "已解绑"],
          ],
          button: "发布到苹果区",
        },
      ],
      notes: [
        { name: "按商店地区分", text: "地区不同，能充的、能换的都不同，先分清再标价。" },
        { name: "按绑定方式分", text: "手机号、邮箱、游戏中心，各有各的换法，页面上都写着。" },
        {
          name: "不碰 Apple ID",
          text: "交接的是游戏账号。任何要你交出 Apple ID 密码的，都不是我们。",
        },
      ],
    },
    {
      block: "steps",
      variant: "ledger",
      surface: "white",
      title: "换绑，有图有字",
      steps: [
        { name: "解除", text: "在游戏里退出游戏中心，截图上传。" },
        { name: "改绑", text: "买家手机号收验证码，卖家当面填入。" },
        { name: "核对", text: "重新登录一次，对照验号报告。" },
        { name: "放款", text: "买家点确认，代管的钱进你的余额。" },
      ],
    },
    {
      block: "promises",
      variant: "seals",
      surface: "ink",
      title: "苹果区的三条规矩",
      promises: [
        { name: "地区写明", icon: "world", text: "商店地区不写，不让上架。" },
        { name: "先解后卖", icon: "three-keys", text: "游戏中心没解绑，不让付款。" },
        { name: "全程留底", icon: "film-strip", text: "每一步都有截图，争议时拿出来看。" },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "tint",
      title: "苹果区在看",
      goods: { kinds: ["账号"], named: "苹果" },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "用 iPhone 的人问",
      list: [
        {
          ask: "买家会不会锁我的手机？",
          answer: "不会。交接不登录 Apple ID，你的手机和账号没有关系。",
        },
        { ask: "美区的号能卖吗？", answer: "能，写明地区就行。同地区的买家会优先看到。" },
        {
          ask: "没有安卓机能验号吗？",
          answer: "能。验号在平台的设备上做，你只需要配合收一次验证码。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "在 App Store 等你" },
  ],
};
