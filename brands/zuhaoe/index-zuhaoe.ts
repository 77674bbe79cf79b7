import type { LandingDesign } from "../landing-design";

/** 租号鹅: a goose that guards; the deal is shown as a conversation with it. */
export const indexZuhaoe: LandingDesign = {
  hero: {
    variant: "talk",
    surface: "tint",
    pattern: "bubbles",
    icon: "goose",
    goods: { kinds: ["租号"], by: "price-desc", from: 1 },
    lines: [
      { text: "我把号租出去了，心里慌", mine: true },
      { text: "嘎。有人碰换绑，我就叫" },
      { text: "分解装备呢？", mine: true },
      { text: "也叫。先断线，再告诉你" },
    ],
  },
  sections: [
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "鹅盯着的四样东西",
      promises: [
        { name: "换绑", icon: "cancel", text: "改密码、改手机号的页面一打开就断线。" },
        { name: "分解与转账", icon: "breaking-chain", text: "贵重物品一动就拦，动作留下记录。" },
        { name: "异地登录", icon: "radar-sweep", text: "租客换了地方登，先停，再问。" },
        { name: "超时不下", icon: "alarm-clock", text: "到点自动下线，不用号主来催。" },
      ],
    },
    {
      block: "story",
      variant: "art",
      surface: "deep",
      title: "看门看的是两边",
      icon: "canadian-goose",
      text: [
        "号主怕东西少了，租客怕被冤枉。记录从上号那一刻写到下线那一刻，谁也改不了。",
        "出了争议，把记录翻出来，一行一行看。清白的人，不用多说话。",
      ],
    },
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "号借出去的一晚",
      steps: [
        { name: "定规矩", text: "能不能打排位、起租几小时、押多少，号主说了算。" },
        { name: "鹅上岗", text: "租客扫码登录的同时开始看守。" },
        { name: "鹅下班", text: "到点下线，资产前后对照一遍。" },
        { name: "钱到账", text: "没有少东西，租金给号主，押金还租客。" },
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "ground",
      title: "有鹅看着的号",
      goods: { kinds: ["租号"], from: 6 },
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "伸长脖子问",
      list: [
        {
          ask: "看守会录下我的聊天吗？",
          answer: "不会。只看登录、资产和敏感操作，不看你在局里说了什么。",
        },
        {
          ask: "误报怎么办？",
          answer: "断线的时间不计入租期，客服 {hours} 在线核对，核对完接着玩。",
        },
        { ask: "号主能随时看记录吗？", answer: "租期里看得到状态，到期后看得到完整记录。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "带一只鹅回家看号" },
  ],
};
