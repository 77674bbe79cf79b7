import { AUTO_DELIVERY_HOURS, NO_REASON_REFUND_DAYS, SERVICE_HOURS } from "@/lib/constants";

/** The four things that are traded, each with what protects the buyer there. */
export const MARKET_WAYS = [
  {
    name: "账号",
    text: "平台验号，把等级、皮肤、实名状态逐项写进验号报告。换绑完成前，货款一直在平台手里。",
    foot: "找回有赔付，赔付记录公开滚动",
  },
  {
    name: "卡密",
    text: `点卡、月卡、礼包码付款后自动发货，${AUTO_DELIVERY_HOURS}不打烊。卡密只在你自己的手机上显示。`,
    foot: `标有「无理由」的商品 ${NO_REASON_REFUND_DAYS} 天内可退`,
  },
  {
    name: "租号",
    text: "按小时计价，押金和起租时长下单前就写在价格旁边。",
    foot: "到点自动下线，押金原路退回",
  },
  {
    name: "代练",
    text: "选好起点和终点，价格与工时当场算清。代练接单后，进度一路报到手机。",
    foot: "未接单，随时退",
  },
] as const;

export const MARKET_COMPARE = [
  { about: "货款", alone: "先转给陌生人", here: "平台代管，确认收货才放给卖家" },
  { about: "发货", alone: "等对方上线", here: `卡密自动发货，${AUTO_DELIVERY_HOURS}` },
  { about: "账号真假", alone: "看几张截图", here: "平台验号，报告附在商品页" },
  { about: "出了问题", alone: "拉黑就结束", here: `人工客服 ${SERVICE_HOURS} 介入仲裁` },
] as const;

export const MARKET_QUESTIONS = [
  {
    ask: "付了款卖家不发货怎么办？",
    answer:
      "货款在你确认收货之前由平台代管。卖家超时未发货，订单自动取消，款项原路退回；卡密类商品付款后由系统自动发货，不经过卖家。",
  },
  {
    ask: "卡密在哪里看？会不会被别人看到？",
    answer:
      "支付成功后用手机扫「领取卡密」二维码，卡密只出现在你自己账号的订单页里。电脑页面、链接和短信里都不会出现卡密。",
  },
  {
    ask: "没有账号能买吗？",
    answer: "能。下单时用手机验证码登录，未注册的手机号会自动创建账号，也可以用微信扫码登录。",
  },
  {
    ask: "电脑上看好了，怎么付款？",
    answer:
      "在电脑上提交订单，用手机扫支付二维码完成付款。二维码有效期内，刷新页面也能找回同一笔订单。",
  },
] as const;
