import type { ErrorName } from "@/contract/codes";
import type { CallName } from "@/contract/paths";

export interface CallNote {
  /** One line, Chinese. */
  summary: string;
  /** What the call itself may refuse with, beside what every call may. */
  refusals: readonly ErrorName[];
  /** Headers it needs: name and what to send. */
  headers?: Readonly<Record<string, string>>;
}

const CODE: readonly ErrorName[] = ["codeWrong", "codeStale", "tooFrequent", "limiterDown"];
const PRICE: readonly ErrorName[] = [
  "goodsNotFound",
  "notForSale",
  "specNeeded",
  "quantityBounds",
  "outOfStock",
];

/** What the documentation says of a call beyond its schemas. */
export const CALL_NOTES: Readonly<Record<CallName, CallNote>> = {
  home: { summary: "首页信息：下载地址与在线人数", refusals: [] },
  catalogue: { summary: "在售商品列表，每页 20 件", refusals: [] },
  goodsDetail: { summary: "商品详情", refusals: ["goodsNotFound"] },
  collectGoods: { summary: "收藏（1）或取消收藏（2）", refusals: ["goodsNotFound"] },
  shareGoods: { summary: "分享链接", refusals: ["goodsNotFound"] },
  receiveEnvelope: {
    summary: "领取优惠券",
    refusals: ["goodsNotFound", "couponGone", "couponHad"],
  },
  orderConfirm: { summary: "确认订单：价格、优惠券、支付方式与订单号", refusals: PRICE },
  quote: { summary: "按数量与优惠券重新计算价格", refusals: [...PRICE, "couponUnusable"] },
  buildOrder: {
    summary: "提交订单；同一订单号重复提交只生成一个订单",
    refusals: [
      ...PRICE,
      "couponUnusable",
      "orderNotFound",
      "orderMismatch",
      "orderClosed",
      "priceChanged",
      "channelUnknown",
      "balanceShort",
      "remarkNeeded",
    ],
  },
  payStatus: { summary: "支付状态与剩余秒数", refusals: ["orderNotFound"] },
  orderDetail: { summary: "订单详情；卡密只在手机端返回", refusals: ["orderNotFound"] },
  payNotice: {
    summary: "支付公司的通知",
    refusals: ["noticeRefused"],
    headers: { "X-Signature": "请求体原文的 HMAC-SHA256，十六进制" },
  },
  sendSms: {
    summary: "发送验证码",
    refusals: ["badPayload", "tooFrequent", "limiterDown", "smsFailed"],
    headers: { "req-v": "固定为 2" },
  },
  login: { summary: "手机号登录，未注册的号码自动注册", refusals: CODE },
  logout: { summary: "退出登录，令牌立即失效", refusals: [] },
  profile: { summary: "当前用户", refusals: [] },
  bindPhone: {
    summary: "为微信身份绑定手机号并登录",
    refusals: [...CODE, "bindStale", "bindTaken"],
  },
  getK: { summary: "微信登录二维码", refusals: ["tooFrequent", "limiterDown"] },
  scanStatus: { summary: "二维码的扫描状态", refusals: ["scanStale"] },
  webLogin: { summary: "扫码授权后登录", refusals: ["scanStale", "bindPhone"] },
  time: { summary: "服务器时间（秒），用来检查登录状态", refusals: [] },
};
