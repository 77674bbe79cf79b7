import type { LandingDesign } from "../landing-design";

/** 火箭租号: a launch, from the checklist to lift-off. */
export const indexHjzh: LandingDesign = {
  hero: {
    variant: "poster",
    surface: "ink",
    pattern: "rays",
    icon: "rocket",
    screen: {
      screen: "order",
      title: "上号中",
      steps: ["付款完成", "登录代办", "进入大厅"],
      done: 2,
      kinds: ["租号"],
    },
    kicker: "房间里还差一个人",
  },
  sections: [
    {
      block: "steps",
      variant: "stairs",
      surface: "white",
      title: "点火清单",
      lead: "每一级都有系统盯着，哪一级没过，钱就不会离开平台。",
      steps: [
        { name: "燃料", text: "支付宝、微信或余额付款，金额与页面标价一致。" },
        { name: "对接", text: "扫一个码，登录由我们代办，你看不到密码，也不用记。" },
        { name: "离架", text: "大厅加载出来那一刻才开始计时，排队的时间不算。" },
        { name: "返回", text: "到点自动下线，号主验号后押金原路返回，最晚 24 小时。" },
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "ground",
      title: "屏幕上只剩两样东西",
      screens: [
        { screen: "list", tabs: ["马上能上", "排位", "娱乐"], kinds: ["租号"] },
        { screen: "rent", from: 4 },
      ],
      notes: [
        { name: "「马上能上」", text: "只列此刻空闲的号，点进去不会看到「出租中」。" },
        { name: "剩余时间", text: "开局后唯一要看的数字。" },
      ],
    },
    {
      block: "figures",
      variant: "giant",
      surface: "primary",
      title: "发射场实况",
      figures: [
        ["sold", "累计成交"],
        ["rents", "在架待命的号"],
        ["games", "可以直达的游戏"],
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "white",
      title: "已经加满油",
      goods: { kinds: ["租号"], by: "hot", from: 2 },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "tint",
      title: "升空之前问一句",
      list: [
        { ask: "上号失败怎么算？", answer: "没进大厅就不计时。换号或者全额退款，你选。" },
        {
          ask: "要在电脑上装别的东西吗？",
          answer: "手机游戏不用；电脑游戏用我们的上号工具扫码，退出即清除。",
        },
        { ask: "朋友正在等，能插队吗？", answer: "不用插。「马上能上」里的号都是空的，付款就进。" },
      ],
    },
    {
      block: "downloads",
      variant: "band",
      surface: "deep",
      pattern: "stars",
      title: "装好它，下次不让人等",
    },
  ],
};
