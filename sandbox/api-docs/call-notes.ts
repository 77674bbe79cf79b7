import type { ErrorName } from "@storefront/contract/codes";
import type { CallName } from "@storefront/contract/http/paths";

export interface CallNote {
  /** One line, Chinese. */
  summary: string;
  /** Codes of this call, besides those that any call may return. */
  refusals: readonly ErrorName[];
  /** Required headers, with what to send. */
  headers?: Readonly<Record<string, string>>;
}

const CODE: readonly ErrorName[] = ["codeWrong", "codeStale", "tooFrequent", "limiterDown"];
const PRICE: readonly ErrorName[] = [
  "goodsNotFound",
  "notForSale",
  "specNeeded",
  "quantityBounds",
  "outOfStock",
  "rentHours",
  "groupGone",
  "groupFull",
  "groupOwn",
];

/** Limits of unpaid orders; of pieces: quantityBounds. */
const RESERVE: readonly ErrorName[] = ["unpaidOrders", "orderCooldown"];

const BOOST_REQUEST: readonly ErrorName[] = [
  "gameUnknown",
  "rankUnknown",
  "partitionUnknown",
  "rankOrder",
];

/** Documentation of the calls beyond their schemas. */
export const CALL_NOTES: Readonly<Record<CallName, CallNote>> = {
  home: { summary: "首页信息：下载地址与在线人数", refusals: [] },
  catalogue: { summary: "在售商品列表，每页 20 件", refusals: [] },
  goodsByIds: { summary: "按编号读取在售商品，已下架的不返回", refusals: [] },
  priceHistory: { summary: "商品近 90 天的价格变化", refusals: ["goodsNotFound"] },
  recentDeals: { summary: "同游戏、同段位账号的最近成交，不含买家", refusals: ["goodsNotFound"] },
  alerts: { summary: "我的提醒：降价、空闲与到货", refusals: [] },
  addAlert: {
    summary: "设提醒：price 降价，stock 空闲或到货",
    refusals: ["goodsNotFound", "alertNeedless", "alertHad", "alertsFull"],
  },
  deleteAlert: { summary: "删除提醒；重复删除得到同样的结果", refusals: [] },
  savedSearches: { summary: "我保存的搜索", refusals: [] },
  saveSearch: {
    summary: "保存搜索：有新上架的商品时提醒，每小时最多一次；重复保存得到同一个",
    refusals: ["searchesFull"],
  },
  changeSavedSearch: { summary: "打开或关闭保存的搜索的提醒", refusals: ["searchGone"] },
  deleteSavedSearch: { summary: "删除保存的搜索；重复删除得到同样的结果", refusals: [] },
  games: { summary: "有在售商品的游戏：短名、拼音首字母、件数与类目", refusals: [] },
  searchGoods: {
    summary:
      "筛选与搜索商品：游戏、类目、条件；名称、属性、拼音首字母或商品编号，容许一处笔误；按游标翻页",
    refusals: [],
  },
  suggest: { summary: "搜索建议：游戏、类目与商品，最多 8 条", refusals: [] },
  goodsBlocks: { summary: "在售商品编号的分段：每段件数与最近更新时间", refusals: [] },
  goodsIds: { summary: "在售商品的编号与更新时间，按编号从小到大，每次最多 5000 件", refusals: [] },
  recordDownload: {
    summary: "记录一次带广告参数的下载点击",
    refusals: ["tooFrequent", "limiterDown"],
  },
  goodsDetail: { summary: "商品详情", refusals: ["goodsNotFound"] },
  goodsComments: { summary: "商品评价，每页 10 条，最新在前", refusals: ["goodsNotFound"] },
  collectGoods: { summary: "收藏（1）或取消收藏（2）", refusals: ["goodsNotFound"] },
  reportGoods: { summary: "举报商品，每人每天 20 次", refusals: ["goodsNotFound", "tooFrequent"] },
  shareGoods: { summary: "分享链接", refusals: ["goodsNotFound"] },
  shop: { summary: "卖家店铺：资料、关注与关注有礼", refusals: ["sellerNotFound"] },
  shopGoods: { summary: "店铺在售商品，每页 12 件", refusals: ["sellerNotFound"] },
  shopBlocks: { summary: "有在售商品的店铺编号的分段：每段店铺数与最近更新时间", refusals: [] },
  shopIds: {
    summary: "有在售商品的店铺编号与更新时间，按编号从小到大，每次最多 5000 家",
    refusals: [],
  },
  subscribe: {
    summary: "关注（1）或取消关注（2）店铺；首次关注同时领取关注有礼券",
    refusals: ["sellerNotFound"],
  },
  shareRewards: { summary: "我的分享收益：合计与最近的成交", refusals: [] },
  favourites: {
    summary: "我的收藏，每页 20 件，最近收藏的在前，附收藏时的价格；已下架的不列出",
    refusals: [],
  },
  ledger: { summary: "我的余额与每笔变动，每页 20 条，最近的在前；支出为负数", refusals: [] },
  ownEnvelopes: { summary: "我的优惠券：可用、占用中与最近过期的", refusals: [] },
  receiveEnvelope: {
    summary: "领取优惠券；领取关注有礼券同时关注店铺",
    refusals: ["goodsNotFound", "couponGone", "couponHad"],
  },
  messages: {
    summary: "与卖家或平台的会话：最近 50 条消息，最早的在前",
    refusals: ["goodsNotFound", "orderNotFound"],
  },
  sendMessage: {
    summary: "发送消息：文字，或一张先上传的图片（POST /v1/image）",
    refusals: ["goodsNotFound", "orderNotFound", "imageNotFound", "limiterDown"],
  },
  readMessages: {
    summary: "把会话标记为已读到某条消息",
    refusals: ["goodsNotFound", "orderNotFound"],
  },
  conversations: { summary: "我的会话，最近有消息的在前，含未读数", refusals: [] },
  accountEvents: { summary: "账号事件：某个编号之后发生的事，按先后排列", refusals: [] },
  smsNotices: { summary: "短信通知：已选择的种类与接收的手机号", refusals: [] },
  chooseSmsNotices: { summary: "选择短信通知的种类", refusals: [] },
  unreadMessages: { summary: "全部会话的未读消息数", refusals: [] },
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
      "payUnavailable",
      "balanceShort",
      "remarkNeeded",
      ...RESERVE,
    ],
  },
  orderList: { summary: "我的订单，每页 20 笔，最新在前", refusals: [] },
  orderCancel: {
    summary: "取消未付款的订单，库存与优惠券立即退回；重复取消得到同样的结果",
    refusals: ["orderNotFound", "orderClosed", "orderPaid"],
  },
  writeReview: {
    summary:
      "评价已收货的订单：1–5 星、文字和最多三张图片，每笔订单一条；发布 7 天内再次提交即修改，重复提交不会产生变化",
    refusals: ["orderNotFound", "reviewClosed", "reviewLocked", "imageNotFound"],
  },
  orderReceive: {
    summary: "领取已付款的订单，之后手机端可以看到卡密；重复领取得到同样的结果",
    refusals: ["orderNotFound", "orderClosed"],
  },
  orderRefund: {
    summary:
      "申请退款：无理由的（no_reason）在付款后 3 天内、未领取未交付时全额退回；其他原因在交付后 7 天内，由卖家处理；重复申请得到同样的结果",
    refusals: ["orderNotFound", "refundClosed", "afterSaleHad", "afterSaleClosed", "imageNotFound"],
  },
  withdrawRefund: {
    summary: "撤销退款申请，订单照常进行；重复撤销得到同样的结果",
    refusals: ["orderNotFound", "afterSaleNone", "afterSaleMoved"],
  },
  escalateRefund: {
    summary: "卖家拒绝退款后申请平台介入；重复申请得到同样的结果",
    refusals: ["orderNotFound", "afterSaleNone", "afterSaleMoved", "imageNotFound"],
  },
  openGroups: { summary: "还没有成团的拼团与两种价格", refusals: ["goodsNotFound", "notForSale"] },
  group: { summary: "一个拼团：商品、价格、团员与剩余时间", refusals: ["groupGone"] },
  answerDepositClaim: {
    summary: "答复卖家的扣押金申请：同意，或提出异议交平台裁决",
    refusals: ["orderNotFound", "afterSaleNone", "afterSaleMoved", "imageNotFound"],
  },
  returnRental: {
    summary: "提前归还租用的账号；卖家确认后或到最晚期限，押金原路退回",
    refusals: ["orderNotFound"],
  },
  extendRental: {
    summary:
      "续租正在租用的账号：价格与原订单每小时相同，付款后到期时间顺延；同一 request_id 只续一次",
    refusals: [
      "orderNotFound",
      "orderClosed",
      "rentHours",
      "orderMismatch",
      "priceChanged",
      "channelUnknown",
      "payUnavailable",
      "balanceShort",
    ],
  },
  payStatus: { summary: "支付状态与剩余秒数", refusals: ["orderNotFound"] },
  requestHandover: {
    summary: "刚付款的手机请求直接打开订单；电脑同意后换得登录",
    refusals: ["phoneApprovalStale"],
  },
  phoneAsking: { summary: "正在等电脑同意的手机，及其两位数字", refusals: [] },
  issueTicket: {
    summary: "为租号、拼团、代练的下单二维码签发一次性的扫码凭证",
    refusals: ["tooFrequent", "limiterDown"],
  },
  ticketState: {
    summary: "扫码凭证的进度：等扫码、等确认、已登录，以及随后下的订单",
    refusals: ["phoneTicketExpired"],
  },
  answerTicket: { summary: "电脑同意或拒绝扫码的手机", refusals: ["phoneTicketExpired"] },
  redeemTicket: {
    summary: "手机出示扫码凭证：查看、请求电脑同意、换得登录",
    refusals: ["phoneTicketExpired", "phoneTicketUsed", "phoneTicketTaken", "tooFrequent"],
  },
  answerPhone: { summary: "电脑同意或拒绝这部手机", refusals: ["phoneApprovalStale"] },
  orderDetail: { summary: "订单详情；卡密只在手机端、领取之后返回", refusals: ["orderNotFound"] },
  orderSecret: { summary: "订单的卡密；只在手机端、领取之后返回", refusals: ["orderNotFound"] },
  boostGames: { summary: "可以代练的游戏与营业时间；没有就是不做代练", refusals: [] },
  rankList: { summary: "可选段位，从低到高", refusals: ["gameUnknown"] },
  partitions: { summary: "游戏大区", refusals: ["gameUnknown"] },
  boostCompute: { summary: "代练报价：价格、小时、星数与下单二维码", refusals: BOOST_REQUEST },
  recentlySold: { summary: "最近成交的代练订单", refusals: [] },
  boostBuild: {
    summary: "提交代练订单；同一 request_id 重复提交只生成一个订单",
    refusals: [
      ...BOOST_REQUEST,
      "boostClosed",
      "priceChanged",
      "channelUnknown",
      "payUnavailable",
      "balanceShort",
      "orderMismatch",
      ...RESERVE,
    ],
  },
  boostOrder: { summary: "代练订单的进度", refusals: ["orderNotFound"] },
  boostAccount: {
    summary: "代练订单付款后填写或更正游戏账号，代练开打之前可以；加密保存，完成或退款后删除",
    refusals: ["orderNotFound", "orderClosed"],
  },
  boostCancel: {
    summary: "取消代练订单并退款，限未接单时",
    refusals: ["orderNotFound", "orderClosed", "boostTaken"],
  },
  sendSms: {
    summary: "发送验证码",
    refusals: [
      "badPayload",
      "challengeNeeded",
      "tooFrequent",
      "limiterDown",
      "smsCapReached",
      "smsFailed",
    ],
    headers: { "req-v": "固定为 2" },
  },
  login: { summary: "手机号登录，未注册的号码自动注册", refusals: CODE },
  logout: { summary: "退出登录，令牌立即失效", refusals: [] },
  logoutEverywhere: {
    summary: "退出所有设备：该用户在所有浏览器和手机上的令牌立即失效",
    refusals: [],
  },
  logins: { summary: "还有效的登录：设备、网站、登录与最近使用的时间", refusals: [] },
  endLogin: { summary: "结束自己的一个登录，令牌立即失效；已经结束的也算成功", refusals: [] },
  profile: { summary: "当前用户", refusals: [] },
  agree: {
    summary: "同意当前版本的用户协议和隐私政策；首次登录时自动记录",
    refusals: ["agreementChanged"],
  },
  exportData: {
    summary: "导出自己的全部资料，不含卡密和账号密码；一小时最多 10 次",
    refusals: ["tooFrequent", "limiterDown"],
  },
  deletion: { summary: "注销账号之前还有哪些事没有办完；空的可以注销", refusals: [] },
  sendDeletionCode: {
    summary: "向账号自己的手机号发送注销用的验证码",
    refusals: ["tooFrequent", "limiterDown", "smsCapReached", "smsFailed"],
  },
  deleteAccount: {
    summary: "注销账号：删除个人信息，结束所有登录；手机号可以重新注册",
    refusals: [...CODE, "accountInUse"],
  },
  bindPhone: {
    summary: "为微信身份绑定手机号并登录",
    refusals: [...CODE, "bindStale", "bindTaken"],
  },
  getK: { summary: "微信登录二维码", refusals: ["wechatOff", "tooFrequent", "limiterDown"] },
  scanStatus: { summary: "二维码的扫描状态", refusals: ["scanStale"] },
  webLogin: { summary: "扫码授权后登录", refusals: ["scanStale", "bindPhone"] },
  wechatScan: {
    summary: "手机扫码：谁在请求登录，以及去微信授权的地址",
    refusals: ["scanStale", "wechatOff", "tooFrequent", "limiterDown"],
  },
  wechatAuthorise: {
    summary: "手机从微信授权返回：用授权码确认登录；没有授权码表示用户拒绝",
    refusals: [
      "scanStale",
      "wechatCodeStale",
      "wechatStateWrong",
      "wechatOff",
      "wechatDown",
      "tooFrequent",
      "limiterDown",
    ],
  },
  wechatCancel: { summary: "手机取消扫码登录", refusals: ["scanStale"] },
  time: { summary: "服务器时间（秒），用来检查登录状态", refusals: [] },
};
