import type { LandingDesign } from "../landing-design";

/** 橙玩, the root: two hours after work. */
export const chengwanRoot: LandingDesign = {
  hero: {
    variant: "band",
    surface: "primary",
    slope: "up",
    icon: "orange-slice",
    goods: { from: 4 },
    kicker: "下班快乐",
  },
  sections: [
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "一个晚上怎么用才够",
      steps: [
        { name: "地铁上", text: "挑好充值和账号，付款只要扫一下。" },
        { name: "进家门", text: "自动发货的已经在订单里。" },
        { name: "吃饭时", text: "代练把日常清完，战绩报到手机上。" },
        { name: "坐下来", text: "开机就是想玩的那一局。" },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "tint",
      title: "到家之前能办好",
      goods: { kinds: ["卡密", "代充"], by: "hot" },
    },
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "不占用你的两小时",
      promises: [
        { name: "不等发货", icon: "orange", text: "卡密自动发，{delivery}。" },
        { name: "不等客服", icon: "talk", text: "{hours} 人工在线，下班那会儿人最多。" },
        { name: "不等代练", icon: "stopwatch", text: "平均接单 {accept} 秒，{promise}。" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "spark",
      title: "同样下了班的人",
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "路上问的",
      list: [
        {
          ask: "电脑上下的单，手机上接着看得到吗？",
          answer: "看得到，同一个手机号登录就行，没付完的订单也在。",
        },
        { ask: "地铁没信号，付了两次？", answer: "同一张订单只会收一次钱，断线重开不会重复扣。" },
        { ask: "今天没空玩，买的能退吗？", answer: "标了「无理由」的 {refund} 天内能退。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "出站之前，先装上" },
  ],
};
