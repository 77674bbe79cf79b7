import { BOOST_PROMISE, SERVICE_HOURS } from "@/lib/constants";

/** The steps of the drawn staircase, lowest first. */
export const RANKS = ["黄金", "铂金", "钻石", "星耀", "王者"] as const;

export const BOOST_PATH = [
  {
    name: "选起点和终点",
    text: "当前段位、目标段位、铭文等级和大区，四项填完，价格与工时当场显示。",
  },
  { name: "扫码下单", text: "用手机扫下单二维码，确认账号登录方式和可代练时段。" },
  { name: "认证代练接单", text: `接单的人通过实名与段位认证。${BOOST_PROMISE}。` },
  { name: "一局一报", text: "每局结束推送战绩。有话直接和代练一对一说，不经过中间人。" },
  { name: "验收放款", text: "到达目标段位，由你确认，平台才把钱付给代练。" },
] as const;

/** The four selling points of spec §2. */
export const BOOST_POINTS = [
  { name: "超低价格", text: "不收平台手续费，付多少，代练就到手多少的钱。" },
  { name: "极速上号", text: "账号登录走加密通道，代练扫码上号，看不到你的密码。" },
  { name: "一对一沟通", text: "指定英雄、只打晚场、别用语音，接单前讲清楚。" },
  { name: "平台担保", text: `没打到就不放款。起了争议，由客服 ${SERVICE_HOURS} 看战绩仲裁。` },
] as const;

export const BOOST_QUESTIONS = [
  {
    ask: "代练会不会拿走我的账号？",
    answer:
      "上号用一次性授权，代练看不到密码，也改不了绑定。授权在订单结束时失效，途中你随时可以收回。",
  },
  {
    ask: "没人接单怎么办？",
    answer: `${BOOST_PROMISE}，原路退回，不扣任何费用。`,
  },
  {
    ask: "打到一半掉段了呢？",
    answer: "价格按起点到终点算，不按局数算。中途输掉的星由代练自己打回来，你不用补钱。",
  },
  {
    ask: "能指定某个代练吗？",
    answer: "可以。在 App 里打开代练的主页下单，就是定向单；对方不接，款项自动退回。",
  },
] as const;
