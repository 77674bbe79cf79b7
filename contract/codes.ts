import { BIND_PHONE_CODE } from "./code-groups";
import { ALERTS_MOST } from "./discovery/alert-terms";
import { SAVED_SEARCHES_MOST } from "./discovery/saved-search-terms";
import { SIZE_LIMITS_KB } from "./http/size-limits";
import { REVIEW_EDIT_DAYS } from "./listing/review-terms";

/**
 * Error codes in addition to the specification's, each with its HTTP status and its message for the user.
 * Plain data: importing it does not load the schema library in the browser.
 */

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 429 | 431 | 500 | 503;

export interface ErrorCode {
  readonly code: number;
  readonly status: ErrorStatus;
  readonly msg: string;
  /** Seconds after which a repetition may succeed, unless the throw site knows better. */
  readonly retryAfterS?: number;
}

/** Every refusal of the marketplace by name. A throw site may replace `msg` by a more specific one. */
export const ERRORS = {
  loginExpired: { code: 50000, status: 401, msg: "登录已过期，请重新登录" },
  bindPhone: { code: BIND_PHONE_CODE, status: 401, msg: "请绑定手机号" },
  invalid: { code: 10400, status: 400, msg: "参数不正确" },
  brokenBody: { code: 10401, status: 400, msg: "请求内容不是有效的 JSON" },
  tooLarge: { code: 10413, status: 413, msg: `请求内容过大，最多 ${SIZE_LIMITS_KB.body} KB` },
  addressTooLong: {
    code: 10414,
    status: 414,
    msg: `网址过长，最多 ${SIZE_LIMITS_KB.address} KB`,
  },
  headTooLarge: {
    code: 10434,
    status: 431,
    msg: `请求头过大，连同网址最多 ${SIZE_LIMITS_KB.head} KB`,
  },
  badPayload: { code: 10402, status: 400, msg: "验证码请求无法识别，请刷新页面后重试" },
  orderLink: { code: 30406, status: 404, msg: "不是订单的链接" },
  crossSite: { code: 10403, status: 403, msg: "请求不是从本站页面发出的" },
  imageUnusable: {
    code: 10415,
    status: 400,
    msg: "无法识别这个文件，请上传 JPEG、PNG、WebP 或 GIF 图片",
  },
  imageNotFound: { code: 10405, status: 404, msg: "图片不存在或已使用，请重新上传" },
  imagesLoose: { code: 10430, status: 429, msg: "上传后没有发出的图片太多，请明天再试" },
  uploadsBusy: {
    code: 10433,
    status: 429,
    msg: "正在上传图片的人太多，请几秒后再试",
    retryAfterS: 3,
  },
  noSuchCall: { code: 10404, status: 404, msg: "没有这个接口" },
  goodsNotFound: { code: 20404, status: 404, msg: "商品不存在或已下架" },
  sellerNotFound: { code: 20405, status: 404, msg: "店铺不存在" },
  phoneApprovalStale: {
    code: 30429,
    status: 409,
    msg: "这部手机不能再直接打开订单，请用下单的手机号登录",
  },
  orderNotFound: { code: 30404, status: 404, msg: "订单不存在" },
  notForSale: { code: 30400, status: 409, msg: "该商品暂不支持在此下单" },
  specNeeded: { code: 30401, status: 400, msg: "请选择规格" },
  quantityBounds: { code: 30402, status: 400, msg: "购买数量超出限制" },
  outOfStock: { code: 30409, status: 409, msg: "库存不足，请减少数量或稍后再试" },
  couponUnusable: { code: 30410, status: 409, msg: "该优惠券不可用，请重新选择" },
  couponGone: { code: 30411, status: 409, msg: "优惠券已被领完" },
  couponHad: { code: 30419, status: 409, msg: "你已领取过该优惠券" },
  orderClosed: { code: 30412, status: 409, msg: "订单已关闭，请重新下单" },
  orderMismatch: { code: 30413, status: 409, msg: "订单内容与确认时不一致，请重新确认" },
  priceChanged: { code: 30418, status: 409, msg: "价格已变动，请重新确认" },
  balanceShort: { code: 30414, status: 409, msg: "余额不足" },
  remarkNeeded: { code: 30415, status: 400, msg: "请填写卖家要求的信息" },
  channelUnknown: { code: 30416, status: 400, msg: "不支持的支付方式" },
  ownGoods: { code: 30417, status: 409, msg: "不能购买自己的商品" },
  rentHours: { code: 30420, status: 400, msg: "租用时长不在可选范围内" },
  groupGone: { code: 30422, status: 409, msg: "这个拼团已经结束，可以自己开一个团" },
  groupFull: { code: 30423, status: 409, msg: "这个拼团已经满员，可以自己开一个团" },
  groupOwn: { code: 30424, status: 409, msg: "你已经在这个拼团里了，请邀请一位好友" },
  unpaidOrders: { code: 30425, status: 409, msg: "未付款的订单太多，请先付款或取消其中一笔" },
  orderCooldown: { code: 30426, status: 429, msg: "多笔订单超时未付款，请稍后再下单" },
  paymentChecking: {
    code: 30431,
    status: 409,
    msg: "正在核对这笔订单的付款，核对完之前不能取消或再付，付过的款不会丢",
    retryAfterS: 5,
  },
  orderPaid: { code: 30427, status: 409, msg: "订单已经付款，不能取消" },
  refundClosed: { code: 30428, status: 409, msg: "已过可退款的时间，或已经领取，不能退款" },
  afterSaleHad: { code: 30440, status: 409, msg: "这笔订单已经申请过售后" },
  afterSaleClosed: { code: 30441, status: 409, msg: "这笔订单现在不能申请售后" },
  afterSaleNone: { code: 30442, status: 404, msg: "这笔订单没有售后申请" },
  afterSaleMoved: { code: 30443, status: 409, msg: "售后的状态已经变化，请刷新后重试" },
  alertNeedless: { code: 30460, status: 409, msg: "现在就能下单，不用提醒" },
  alertHad: { code: 30461, status: 409, msg: "这件商品已经设过这个提醒" },
  alertsFull: {
    code: 30462,
    status: 409,
    msg: `最多设 ${ALERTS_MOST} 个提醒，先在“我的提醒”里删掉一些`,
  },
  searchesFull: {
    code: 30463,
    status: 409,
    msg: `最多保存 ${SAVED_SEARCHES_MOST} 个搜索，先在“我的提醒”里删掉一些`,
  },
  searchGone: { code: 30464, status: 404, msg: "这个搜索已经删除" },
  reviewClosed: { code: 30450, status: 409, msg: "收到商品之后才能评价" },
  reviewLocked: { code: 30451, status: 409, msg: `评价发布 ${REVIEW_EDIT_DAYS} 天后不能再修改` },
  reviewReplied: { code: 30452, status: 409, msg: "这条评价已经回复过" },
  reviewMoved: { code: 30453, status: 409, msg: "评价的状态已经变化，请刷新后重试" },
  callbackRefused: { code: 30403, status: 403, msg: "支付通知未通过校验" },
  codeWrong: { code: 40400, status: 400, msg: "验证码不正确" },
  codeStale: { code: 40401, status: 400, msg: "验证码已失效，请重新获取" },
  phoneTicketExpired: {
    code: 40413,
    status: 409,
    msg: "这个二维码已经过期，请在电脑上刷新后重新扫码，或用手机号登录",
  },
  phoneTicketUsed: {
    code: 40414,
    status: 409,
    msg: "这个二维码已经用过了，请在电脑上刷新后重新扫码，或用手机号登录",
  },
  phoneTicketTaken: {
    code: 40415,
    status: 409,
    msg: "另一部手机先扫了这个二维码，请在电脑上刷新后重新扫码，或用手机号登录",
  },
  bindStale: { code: 40403, status: 400, msg: "微信授权已失效，请重新扫码" },
  bindTaken: { code: 40409, status: 409, msg: "该手机号已绑定其他微信，请换一个手机号" },
  smsFailed: { code: 40504, status: 503, msg: "短信发送失败，请稍后再试", retryAfterS: 5 },
  smsCapReached: {
    code: 40505,
    status: 503,
    msg: "短信验证码已达今日发送上限，请稍后再试",
  },
  challengeNeeded: { code: 40405, status: 403, msg: "请先完成安全验证，再获取验证码" },
  userBlocked: { code: 40410, status: 403, msg: "该账号已被停用，如有疑问请联系客服" },
  agreementChanged: { code: 40411, status: 409, msg: "协议又有更新，请刷新页面后再确认" },
  accountInUse: { code: 40412, status: 409, msg: "账号还有没办完的事，现在不能注销" },
  marketNotFound: {
    code: 10406,
    status: 404,
    msg: "这个测试市场不存在或已经结束，请重新开一个",
  },
  marketsFull: {
    code: 10431,
    status: 429,
    msg: "同时开着的测试市场太多，请先结束不用的，或稍后再试",
    retryAfterS: 60,
  },
  marketNotReady: {
    code: 10432,
    status: 503,
    msg: "测试市场没能准备好，请稍后再试",
    retryAfterS: 10,
  },
  noSuchSms: { code: 40404, status: 404, msg: "该号码还没有收到短信" },
  scanStale: { code: 40402, status: 400, msg: "二维码已失效，请刷新" },
  wechatOff: { code: 40507, status: 503, msg: "微信登录暂未开通，请使用手机验证码登录" },
  wechatDown: {
    code: 40506,
    status: 503,
    msg: "微信登录暂时不可用，请稍后再试，或使用手机验证码登录",
    retryAfterS: 5,
  },
  wechatCodeStale: {
    code: 40406,
    status: 400,
    msg: "微信授权已失效，请在电脑上刷新二维码后重新扫码",
  },
  wechatStateWrong: {
    code: 40407,
    status: 400,
    msg: "这次授权不是从本机发起的，请在电脑上刷新二维码后重新扫码",
  },
  tooFrequent: { code: 40429, status: 429, msg: "操作太频繁，请稍后再试" },
  payUnavailable: {
    code: 30503,
    status: 503,
    msg: "支付服务暂时不可用，订单已保留，请稍后重试",
    retryAfterS: 5,
  },
  searchBusy: { code: 20503, status: 503, msg: "查找的人太多，请稍后再试" },
  limiterDown: { code: 40503, status: 503, msg: "服务繁忙，请稍后再试", retryAfterS: 2 },
  rankOrder: { code: 60400, status: 400, msg: "目标段位必须高于初始段位" },
  rankUnknown: { code: 60401, status: 400, msg: "没有这个段位，请重新选择" },
  partitionUnknown: { code: 60402, status: 400, msg: "没有这个大区，请重新选择" },
  gameUnknown: { code: 60404, status: 404, msg: "暂不支持这个游戏的代练" },
  boostClosed: { code: 60410, status: 409, msg: "现在不接单，请在营业时间下单" },
  boostTaken: { code: 60409, status: 409, msg: "代练已经接单，不能再取消" },
  databaseBusy: { code: 10503, status: 503, msg: "服务繁忙，请稍后再试", retryAfterS: 2 },
  internal: { code: 10500, status: 500, msg: "服务器开小差了，请稍后再试" },
} as const satisfies Record<string, ErrorCode>;

export type ErrorName = keyof typeof ERRORS;
