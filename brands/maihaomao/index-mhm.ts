import type { LandingDesign } from "../landing-design";

/** 卖号猫: asleep, and sold. */
export const indexMhm: LandingDesign = {
  hero: {
    variant: "poster",
    surface: "ink",
    icon: "cat",
    side: "left",
    screen: {
      screen: "chat",
      with: "猫管家",
      lines: [
        { text: "今天有人来问价，出得比你的底价低，已经回绝。" },
        { text: "嗯。", mine: true },
        { text: "又来一位，到底价了，正在看验号报告。" },
        { text: "他付到平台了。换绑我来约时间。" },
        { text: "好，我接着睡。", mine: true },
      ],
    },
  },
  sections: [
    {
      block: "compare",
      variant: "duel",
      surface: "white",
      title: "自己卖的一天，托管的一天",
      heads: ["自己卖", "托给猫"],
      rows: [
        { about: "回消息", alone: "「在吗」「在吗」「能便宜点吗」", here: "管家回，你不用看" },
        { about: "讲价", alone: "心一软就降了", here: "只守你那一个底价" },
        { about: "验号", alone: "约时间，等，再约", here: "管家约好，你收一次码" },
        { about: "收钱", alone: "隔一会儿看一次", here: "到账叫醒你" },
      ],
    },
    {
      block: "story",
      variant: "manifesto",
      surface: "spark",
      title: "猫的工作守则",
      icon: "yarn",
      text: ["底价之下，不叫醒。", "问东问西，不叫醒。", "想加微信，不叫醒。", "钱到了，叫醒。"],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "ground",
      title: "一天只看这一屏",
      screens: [
        {
          screen: "order",
          title: "管家在办",
          kinds: ["账号"],
          from: 6,
          done: 2,
          steps: ["接待问价", "守住底价", "买家付款代管", "约时间换绑", "到账叫醒"],
        },
      ],
      notes: [
        { name: "办到哪一步", text: "睁眼看一下就行，不看也会办完。" },
        { name: "哪一步要你", text: "只有收验证码那一下，提前约好，不半夜叫。" },
        { name: "随时接手", text: "想自己聊了，点一下收回来。" },
      ],
    },
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "猫爪按过印的",
      promises: [
        { name: "不越底价", icon: "paw-print", text: "低于底价的一律谢绝，一分也不松。" },
        { name: "不碰密码", icon: "paw-heart", text: "登录方式只在交接页出现一次，管家看不到。" },
        { name: "不藏话", icon: "paw-front", text: "和买家说过的每一句，你都翻得到。" },
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "tint",
      title: "买家以为在跟你聊",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "睡前三问",
      list: [
        { ask: "底价定多少合适？", answer: "同款在售价会给你看。往下留一点讲价的余地，就是底价。" },
        { ask: "托管还能自己改价吗？", answer: "能，改完管家照新的来。已经付款的那一笔不受影响。" },
        {
          ask: "半夜有人付款怎么办？",
          answer: "钱先代管着，换绑约到天亮。人工客服 {hours} 上班。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "先躺下，再扫码" },
  ],
};
