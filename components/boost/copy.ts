import { BOOST_WORDS } from "@storefront/contract/labels/state-words";
import { BOOST_PROMISE, SERVICE_HOURS } from "@/lib/constants";

/** Word joiners around the dash keep the opening hours on one line. */
const HOURS = SERVICE_HOURS.replace("–", "\u2060–\u2060");

/** The four selling points of product §2. `glyph` is a line drawing in a 40 × 40 box. */
export const POINTS = [
  {
    name: "超低价格",
    glyph: "M11 6l9 12 9-12M20 18v16M12 20h16M12 27h16",
    short: "无平台手续费",
    text: "价格按要打的星数算，段位越高每颗星越贵，当场算清。付多少就是多少，平台不另收手续费。",
  },
  {
    name: "账号极速登录",
    glyph: "M23 4 9 22h9l-2 14 15-19h-10z",
    short: "接单就能开打",
    text: "接单以后，代练在手机上快速登录账号，不用等你来回报验证码。",
  },
  {
    name: "一对一沟通",
    glyph: "M5 8h20v14H13l-6 5v-5H5zM15 27v2h12l6 5v-5h2V15h-5",
    short: "直接和代练说",
    text: "只打晚场、别用语音、指定英雄，在订单里直接和接单的代练讲清楚，不经过中间人。",
  },
  {
    name: "平台担保",
    glyph: "M20 4l13 5v10c0 9-6 14-13 17-7-3-13-8-13-17V9zM14 20l4.5 4.5L27 16",
    short: "有争议可仲裁",
    text: `款项由平台保管，没打到可以申请退款。起了争议，客服 ${HOURS} 看战绩仲裁。`,
  },
] as const;

/** Stages of an order. `free`: can still be canceled for a full refund. */
export const STAGES = [
  { name: "看价格", text: "四项填完，价格、工时、星数当场显示，不用登录", free: true },
  { name: "扫码付款", text: "手机扫下单二维码，核对价格后付款", free: true },
  { name: "等待接单", text: "这时改主意，全额退回", free: true },
  { name: BOOST_WORDS.accepted, text: "打到第几颗星，手机订单里随时看", free: false },
  { name: "到达目标", text: "登录游戏核对段位，订单完成", free: false },
] as const;

export const QUESTIONS = {
  "价格是怎么算的？":
    "把起点到目标要赢的星一颗颗加起来，段位越高每颗越贵；铭文等级低，对局更难打，价格会高一些；不同大区的代练人数不同，价格也略有差别。打得更远不会更便宜，拆成两单也不会更便宜。",
  "付款以后还能退吗？": `${BOOST_PROMISE}。在手机订单里点「取消订单，全额退款」，款项原路退回，不扣任何费用。代练接单以后不能自助取消，可以找客服协商。`,
  "电脑上看到的价格和手机上会不一样吗？":
    "二维码里只带你选的段位，不带价格。手机下单时由平台重新算一遍，如果价格变了，会先告诉你新价格，由你确认后再付款。",
  "打到一半掉了星怎么办？":
    "价格按起点到目标算，不按局数算。途中输掉的星由代练自己打回来，不用补钱。",
} as const;
