import type { LandingDesign } from "../landing-design";

/** 点点代练: squared paper with the climb drawn on it. */
export const indexDD: LandingDesign = {
  hero: {
    variant: "staircase",
    surface: "tint",
    pattern: "grid",
    screen: { screen: "boost" },
    callToAction: { text: "先算一算多少钱", to: "/practicePage" },
  },
  sections: [
    {
      block: "figures",
      variant: "giant",
      surface: "ink",
      title: "「{promise}」",
      figures: [
        ["accept", "平均接单时间"],
        ["boosters", "此刻在线的认证代练"],
      ],
    },
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "一单代练怎么走",
      steps: [
        {
          name: "选起点和终点",
          text: "段位、目标、铭文和大区填完，价格与工时当场显示。",
        },
        { name: "扫码下单", text: "用手机扫下单二维码，确认账号登录方式和可代练时段。" },
        { name: "认证代练接单", text: "接单的人通过实名与段位认证。{promise}。" },
        { name: "一局一报", text: "每局结束推送战绩。有话直接和代练一对一说，不经过中间人。" },
        { name: "验收放款", text: "到达目标段位，由你确认，平台才把钱付给代练。" },
      ],
    },
    {
      block: "promises",
      variant: "columns",
      surface: "ground",
      title: "钱花在打上去这件事上",
      promises: [
        {
          name: "超低价格",
          icon: "cut-diamond",
          text: "不收平台手续费，付多少，代练就到手多少的钱。",
        },
        {
          name: "极速上号",
          icon: "power-lightning",
          text: "账号登录走加密通道，代练扫码上号，看不到你的密码。",
        },
        {
          name: "一对一沟通",
          icon: "conversation",
          text: "指定英雄、只打晚场、别用语音，接单前讲清楚。",
        },
        {
          name: "平台担保",
          icon: "checked-shield",
          text: "没打到就不放款。起了争议，由客服 {hours} 看战绩仲裁。",
        },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "white",
      title: "开打之前，顺手备齐",
      goods: { kinds: ["代练", "代充"] },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "tint",
      title: "第一次找代练，先问清楚",
      list: [
        {
          ask: "代练会不会拿走我的账号？",
          answer:
            "上号用一次性授权，代练看不到密码，也改不了绑定。授权在订单结束时失效，途中你随时可以收回。",
        },
        { ask: "没人接单怎么办？", answer: "{promise}，原路退回，不扣任何费用。" },
        {
          ask: "打到一半掉段了呢？",
          answer: "价格按起点到终点算，不按局数算。中途输掉的星由代练自己打回来，你不用补钱。",
        },
        {
          ask: "能指定某个代练吗？",
          answer: "可以。在 App 里打开代练的主页下单，就是定向单；对方不接，款项自动退回。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "段位自己会往上走" },
  ],
};
