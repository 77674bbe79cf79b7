import type { LandingDesign } from "../landing-design";

/** 卖号手: a hand to hold, one card a step. */
export const indexMaihaoshou: LandingDesign = {
  hero: {
    variant: "poster",
    surface: "tint",
    icon: "hand",
    screen: {
      screen: "chat",
      with: "手把手",
      lines: [
        { text: "先截仓库这一页，对，就是这里。" },
        { text: "好友昵称要挡住吗？", mine: true },
        { text: "已经替你打码了。下一张：段位。" },
        { text: "截好了！", mine: true },
        { text: "很好。密码不要发给任何人，包括我。" },
      ],
    },
  },
  sections: [
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "五张卡片，翻完就卖好了",
      steps: [
        { name: "截图卡", text: "该截哪几页、哪里要打码，圈给你看。" },
        { name: "资料卡", text: "能给的、不能给的，分两栏。" },
        { name: "定价卡", text: "同款在售价放旁边，帮你别标低了。" },
        { name: "换绑卡", text: "一步一图，做完一步打一个勾。" },
        { name: "收款卡", text: "钱到哪了、怎么提，最后一张说清楚。" },
      ],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "ground",
      title: "不好意思问的，都可以问",
      list: [
        {
          ask: "我会不会被骗？",
          answer:
            "只要钱在平台代管、登录方式走交接页，就骗不到你。有人让你加别的软件聊，请直接举报。",
        },
        {
          ask: "哪些东西不能给人？",
          answer: "身份证照片、银行卡、短信验证码。验证码只能填在交接页里，不要念给任何人听。",
        },
        {
          ask: "卖一半不会了？",
          answer: "点「卡住了」，客服 {hours} 接着教。不在的时候，卡片会停在原地等你。",
        },
      ],
    },
    {
      block: "promises",
      variant: "seals",
      surface: "white",
      title: "新手有新手的护具",
      promises: [
        { name: "不怕点错", icon: "return-arrow", text: "付款之前，每一步都能退回。" },
        { name: "不怕标低", icon: "weight-scale", text: "比同款低太多，会先问你一句。" },
        { name: "不怕收不到", icon: "locked-chest", text: "没有代管到全款，交接页不会打开。" },
      ],
    },
    {
      block: "receipt",
      variant: "slip",
      surface: "primary",
      title: "第一笔，长这样",
      lead: "拿一个在售的号举例。四行字看懂，就可以卖你的了。",
      goods: { kinds: ["账号"], from: 5 },
      lines: [
        ["谁先给", "买家先付全款，付到平台"],
        ["你做什么", "照卡片换绑，做一步勾一步"],
        ["谁说了算", "对照验号报告，不靠嘴"],
        ["钱在哪", "买家确认后进你的余额"],
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "tint",
      title: "来买号的人，其实也紧张",
      about: ["账号"],
    },
    { block: "downloads", variant: "code", surface: "white", title: "来，从第一张卡片开始" },
  ],
};
