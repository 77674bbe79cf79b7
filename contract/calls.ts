import * as z from "zod";
import * as account from "./account";
import * as afterSale from "./after-sale";
import * as boost from "./boost";
import * as collections from "./collections";
import * as depositClaim from "./deposit-claim";
import * as discovery from "./discovery";
import * as goods from "./goods";
import * as group from "./group";
import * as home from "./home";
import * as message from "./message";
import * as order from "./order";
import * as orderList from "./order-list";
import type { CallName } from "./paths";
import * as phoneApproval from "./phone-approval";
import * as placedOrder from "./placed-order";
import * as shop from "./shop";
import * as sitemap from "./sitemap";

const none = z.object({});
const empty = z.null();

/** Request and answer of every call. `login`: "needed" calls answer 50000 without a valid token. */
export const CALLS = {
  home: { request: none, answer: home.homeAnswer, login: "no" },
  catalogue: { request: home.catalogueRequest, answer: home.catalogueAnswer, login: "no" },
  games: { request: discovery.gamesRequest, answer: discovery.gamesAnswer, login: "no" },
  searchGoods: {
    request: discovery.searchGoodsRequest,
    answer: discovery.searchGoodsAnswer,
    login: "no",
  },
  suggest: { request: discovery.suggestRequest, answer: discovery.suggestAnswer, login: "no" },
  goodsBlocks: { request: sitemap.goodsBlocksRequest, answer: sitemap.goodsBlocks, login: "no" },
  goodsIds: { request: sitemap.goodsIdsRequest, answer: sitemap.goodsIds, login: "no" },
  recordDownload: { request: home.downloadRequest, answer: empty, login: "no" },
  goodsDetail: { request: goods.goodsDetailRequest, answer: goods.goodsDetail, login: "read" },
  goodsComments: { request: goods.commentsRequest, answer: goods.comments, login: "no" },
  collectGoods: { request: goods.collectRequest, answer: goods.collectAnswer, login: "needed" },
  reportGoods: { request: goods.reportRequest, answer: empty, login: "needed" },
  shareGoods: { request: goods.shareRequest, answer: goods.shareAnswer, login: "read" },
  shop: { request: shop.shopRequest, answer: shop.shopAnswer, login: "read" },
  shopGoods: { request: shop.shopGoodsRequest, answer: shop.shopGoodsAnswer, login: "no" },
  shopBlocks: { request: none, answer: sitemap.shopBlocks, login: "no" },
  shopIds: { request: sitemap.shopIdsRequest, answer: sitemap.shopIds, login: "no" },
  subscribe: { request: shop.subscribeRequest, answer: shop.subscribeAnswer, login: "needed" },
  shareRewards: { request: none, answer: goods.shareRewards, login: "needed" },
  favourites: {
    request: collections.favouritesRequest,
    answer: collections.favourites,
    login: "needed",
  },
  ledger: { request: collections.ledgerRequest, answer: collections.ledger, login: "needed" },
  ownEnvelopes: { request: none, answer: collections.userCoupons, login: "needed" },
  receiveEnvelope: {
    request: goods.claimCouponRequest,
    answer: goods.claimCouponAnswer,
    login: "needed",
  },
  messages: { request: message.messagesRequest, answer: message.messagesAnswer, login: "needed" },
  sendMessage: {
    request: message.sendMessageRequest,
    answer: message.sendMessageAnswer,
    login: "needed",
  },
  readMessages: {
    request: message.readMessagesRequest,
    answer: message.unreadAnswer,
    login: "needed",
  },
  conversations: { request: none, answer: message.conversationsAnswer, login: "needed" },
  unreadMessages: { request: none, answer: message.unreadAnswer, login: "needed" },
  orderConfirm: { request: order.orderConfirmRequest, answer: order.orderConfirm, login: "needed" },
  quote: { request: order.quoteRequest, answer: order.price, login: "needed" },
  buildOrder: { request: order.buildRequest, answer: order.orderResult, login: "needed" },
  orderList: { request: orderList.orderListRequest, answer: orderList.orderList, login: "needed" },
  orderCancel: {
    request: placedOrder.orderNumRequest,
    answer: orderList.orderStateAnswer,
    login: "needed",
  },
  orderRefund: {
    request: afterSale.refundRequest,
    answer: orderList.orderStateAnswer,
    login: "needed",
  },
  withdrawRefund: {
    request: placedOrder.orderNumRequest,
    answer: orderList.orderStateAnswer,
    login: "needed",
  },
  escalateRefund: {
    request: afterSale.transitionAfterSaleRequest,
    answer: orderList.orderStateAnswer,
    login: "needed",
  },
  orderReceive: {
    request: placedOrder.orderNumRequest,
    answer: orderList.orderStateAnswer,
    login: "needed",
  },
  openGroups: { request: group.openGroupsRequest, answer: group.openGroups, login: "no" },
  group: { request: group.groupRequest, answer: group.group, login: "read" },
  answerDepositClaim: {
    request: depositClaim.depositClaimAnswer,
    answer: depositClaim.depositClaimState,
    login: "needed",
  },
  returnRental: {
    request: placedOrder.orderNumRequest,
    answer: placedOrder.returnRentalAnswer,
    login: "needed",
  },
  payStatus: {
    request: placedOrder.orderNumRequest,
    answer: placedOrder.payStatus,
    login: "needed",
  },
  requestHandover: {
    request: phoneApproval.phoneApprovalRequest,
    answer: phoneApproval.phoneApprovalAnswer,
    login: "no",
  },
  phoneAsking: {
    request: placedOrder.orderNumRequest,
    answer: phoneApproval.pendingPhone,
    login: "needed",
  },
  answerPhone: { request: phoneApproval.answerPhoneRequest, answer: empty, login: "needed" },
  orderDetail: {
    request: placedOrder.orderNumRequest,
    answer: placedOrder.orderDetail,
    login: "needed",
  },
  orderSecret: {
    request: placedOrder.orderNumRequest,
    answer: placedOrder.orderSecret,
    login: "needed",
  },
  rankList: { request: boost.rankListRequest, answer: boost.rankListAnswer, login: "no" },
  partitions: { request: boost.partitionRequest, answer: boost.partitionAnswer, login: "no" },
  boostCompute: { request: boost.computeRequest, answer: boost.computeAnswer, login: "no" },
  recentlySold: { request: none, answer: boost.recentlySoldAnswer, login: "no" },
  boostBuild: { request: boost.boostBuildRequest, answer: boost.boostOrder, login: "needed" },
  boostOrder: { request: boost.boostOrderRequest, answer: boost.boostOrder, login: "needed" },
  boostCancel: { request: boost.boostOrderRequest, answer: boost.boostOrder, login: "needed" },
  sendSms: { request: account.sendSmsRequest, answer: account.sendSmsAnswer, login: "no" },
  login: { request: account.loginRequest, answer: account.loginAnswer, login: "no" },
  logout: { request: none, answer: empty, login: "needed" },
  logoutEverywhere: { request: none, answer: empty, login: "needed" },
  profile: { request: none, answer: account.profileAnswer, login: "needed" },
  bindPhone: { request: account.bindPhoneRequest, answer: account.loginAnswer, login: "no" },
  getK: { request: none, answer: account.getKAnswer, login: "no" },
  scanStatus: { request: account.scanStatusRequest, answer: account.scanStatus, login: "no" },
  webLogin: { request: account.webLoginRequest, answer: account.loginAnswer, login: "no" },
  wechatScan: {
    request: account.scanStatusRequest,
    answer: account.wechatScanAnswer,
    login: "no",
  },
  wechatAuthorise: {
    request: account.wechatAuthoriseRequest,
    answer: account.wechatAuthoriseAnswer,
    login: "no",
  },
  wechatCancel: { request: account.scanStatusRequest, answer: empty, login: "no" },
  time: { request: none, answer: account.timeAnswer, login: "needed" },
} as const satisfies Record<CallName, { request: z.ZodType; answer: z.ZodType; login: Login }>;

/** "read": works without a token, and returns more with one. */
export type Login = "no" | "read" | "needed";

/** What a caller sends: before defaults and coercion. */
export type CallRequest<N extends CallName> = z.input<(typeof CALLS)[N]["request"]>;
/** What a call receives: after defaults and coercion. */
export type CallInput<N extends CallName> = z.output<(typeof CALLS)[N]["request"]>;
/** `data` of a successful answer. */
export type CallAnswer<N extends CallName> = z.output<(typeof CALLS)[N]["answer"]>;
