import * as z from "zod";
import * as account from "./account/account";
import * as accountEvents from "./account/account-events";
import * as collections from "./account/collections";
import * as logins from "./account/logins";
import * as personalData from "./account/personal-data";
import * as phoneApproval from "./account/phone-approval";
import * as phoneTicket from "./account/phone-ticket";
import * as smsNotices from "./account/sms-notices";
import * as boost from "./boosts/boost";
import * as alert from "./discovery/alert";
import * as discovery from "./discovery/discovery";
import * as home from "./discovery/home";
import * as savedSearch from "./discovery/saved-search";
import * as shop from "./discovery/shop";
import * as sitemap from "./discovery/sitemap";
import type { CallName } from "./http/paths";
import * as goods from "./listing/goods";
import * as goodsActions from "./listing/goods-actions";
import * as priceHistory from "./listing/price-history";
import * as recentDeals from "./listing/recent-deals";
import * as review from "./listing/review";
import * as message from "./messages/message";
import * as group from "./orders/group";
import * as order from "./orders/order";
import * as orderList from "./orders/order-list";
import * as placedOrder from "./orders/placed-order";
import * as rentalExtension from "./orders/rental-extension";
import * as afterSale from "./refunds/after-sale";
import * as depositClaim from "./refunds/deposit-claim";

const none = z.object({});
const empty = z.null();

/** "read": works without a token, and returns more with one; "needed": answers 50000 without a valid one. */
export type Login = "no" | "read" | "needed";

const callWith =
  <Needs extends Login>(login: Needs) =>
  <Request extends z.ZodType, Answer extends z.ZodType>(request: Request, answer: Answer) => ({
    request,
    answer,
    login,
  });

const open = callWith("no");
const loginOptional = callWith("read");
const loginNeeded = callWith("needed");

/** Request and answer of every call. */
export const CALLS = {
  home: open(none, home.homeAnswer),
  catalogue: open(home.catalogueRequest, home.catalogueAnswer),
  games: open(discovery.gamesRequest, discovery.gamesAnswer),
  searchGoods: open(discovery.searchGoodsRequest, discovery.searchGoodsAnswer),
  suggest: open(discovery.suggestRequest, discovery.suggestAnswer),
  goodsBlocks: open(sitemap.goodsBlocksRequest, sitemap.goodsBlocks),
  goodsIds: open(sitemap.goodsIdsRequest, sitemap.goodsIds),
  recordDownload: open(home.downloadRequest, empty),
  goodsByIds: open(goods.goodsByIdsRequest, home.goodsByIdsAnswer),
  goodsDetail: loginOptional(goods.goodsDetailRequest, goods.goodsDetail),
  priceHistory: open(priceHistory.priceHistoryRequest, priceHistory.priceHistoryAnswer),
  recentDeals: open(recentDeals.recentDealsRequest, recentDeals.recentDealsAnswer),
  goodsComments: open(goods.commentsRequest, goods.comments),
  collectGoods: loginNeeded(goodsActions.collectRequest, goodsActions.collectAnswer),
  reportGoods: loginNeeded(goodsActions.reportRequest, empty),
  shareGoods: loginOptional(goodsActions.shareRequest, goodsActions.shareAnswer),
  shop: loginOptional(shop.shopRequest, shop.shopAnswer),
  shopGoods: open(shop.shopGoodsRequest, shop.shopGoodsAnswer),
  shopBlocks: open(none, sitemap.shopBlocks),
  shopIds: open(sitemap.shopIdsRequest, sitemap.shopIds),
  subscribe: loginNeeded(shop.subscribeRequest, shop.subscribeAnswer),
  shareRewards: loginNeeded(none, goodsActions.shareRewards),
  smsNotices: loginNeeded(none, smsNotices.smsNoticesAnswer),
  chooseSmsNotices: loginNeeded(smsNotices.chooseSmsNoticesRequest, smsNotices.smsNoticesAnswer),
  accountEvents: loginNeeded(accountEvents.accountEventsRequest, accountEvents.accountEventsAnswer),
  alerts: loginNeeded(none, alert.alertsAnswer),
  addAlert: loginNeeded(alert.addAlertRequest, alert.addAlertAnswer),
  deleteAlert: loginNeeded(alert.deleteAlertRequest, empty),
  savedSearches: loginNeeded(none, savedSearch.savedSearchesAnswer),
  saveSearch: loginNeeded(savedSearch.saveSearchRequest, savedSearch.saveSearchAnswer),
  changeSavedSearch: loginNeeded(savedSearch.changeSavedSearchRequest, empty),
  deleteSavedSearch: loginNeeded(savedSearch.deleteSavedSearchRequest, empty),
  favourites: loginNeeded(collections.favouritesRequest, collections.favourites),
  ledger: loginNeeded(collections.ledgerRequest, collections.ledger),
  ownEnvelopes: loginNeeded(none, collections.userCoupons),
  receiveEnvelope: loginNeeded(goodsActions.claimCouponRequest, goodsActions.claimCouponAnswer),
  messages: loginNeeded(message.messagesRequest, message.messagesAnswer),
  sendMessage: loginNeeded(message.sendMessageRequest, message.sendMessageAnswer),
  readMessages: loginNeeded(message.readMessagesRequest, message.unreadAnswer),
  conversations: loginNeeded(none, message.conversationsAnswer),
  unreadMessages: loginNeeded(none, message.unreadAnswer),
  orderConfirm: loginNeeded(order.orderConfirmRequest, order.orderConfirm),
  quote: loginNeeded(order.quoteRequest, order.price),
  buildOrder: loginNeeded(order.buildRequest, order.orderResult),
  orderList: loginNeeded(orderList.orderListRequest, orderList.orderList),
  orderCancel: loginNeeded(placedOrder.orderNumRequest, orderList.orderStateAnswer),
  orderRefund: loginNeeded(afterSale.refundRequest, orderList.orderStateAnswer),
  withdrawRefund: loginNeeded(placedOrder.orderNumRequest, orderList.orderStateAnswer),
  escalateRefund: loginNeeded(afterSale.transitionAfterSaleRequest, orderList.orderStateAnswer),
  orderReceive: loginNeeded(placedOrder.orderNumRequest, orderList.orderStateAnswer),
  writeReview: loginNeeded(review.writeReviewRequest, review.orderReview),
  openGroups: loginOptional(group.openGroupsRequest, group.openGroups),
  group: loginOptional(group.groupRequest, group.group),
  answerDepositClaim: loginNeeded(depositClaim.depositClaimAnswer, depositClaim.depositClaimState),
  returnRental: loginNeeded(placedOrder.orderNumRequest, placedOrder.returnRentalAnswer),
  extendRental: loginNeeded(rentalExtension.extendRentalRequest, rentalExtension.rentalExtension),
  payStatus: loginNeeded(placedOrder.orderNumRequest, placedOrder.payStatus),
  requestHandover: open(phoneApproval.phoneApprovalRequest, phoneApproval.phoneApprovalAnswer),
  phoneAsking: loginNeeded(placedOrder.orderNumRequest, phoneApproval.pendingPhone),
  answerPhone: loginNeeded(phoneApproval.answerPhoneRequest, empty),
  orderDetail: loginNeeded(placedOrder.orderNumRequest, placedOrder.orderDetail),
  orderSecret: loginNeeded(placedOrder.orderNumRequest, placedOrder.orderSecret),
  boostGames: open(none, boost.boostGamesAnswer),
  rankList: open(boost.rankListRequest, boost.rankListAnswer),
  partitions: open(boost.partitionRequest, boost.partitionAnswer),
  boostCompute: open(boost.computeRequest, boost.computeAnswer),
  recentlySold: open(none, boost.recentlySoldAnswer),
  boostBuild: loginNeeded(boost.boostBuildRequest, boost.boostOrder),
  boostOrder: loginNeeded(boost.boostOrderRequest, boost.boostOrder),
  boostAccount: loginNeeded(boost.boostAccountRequest, boost.boostOrder),
  boostCancel: loginNeeded(boost.boostOrderRequest, boost.boostOrder),
  sendSms: open(account.sendSmsRequest, account.sendSmsAnswer),
  login: open(account.loginRequest, account.loginAnswer),
  logout: loginNeeded(none, empty),
  logoutEverywhere: loginNeeded(none, empty),
  logins: loginNeeded(none, logins.loginsAnswer),
  endLogin: loginNeeded(logins.endLoginRequest, empty),
  profile: loginNeeded(none, account.profileAnswer),
  agree: loginNeeded(account.agreeRequest, empty),
  exportData: loginNeeded(none, personalData.exportAnswer),
  deletion: loginNeeded(none, personalData.deletionAnswer),
  sendDeletionCode: loginNeeded(none, account.sendSmsAnswer),
  deleteAccount: loginNeeded(personalData.deleteAccountRequest, empty),
  bindPhone: open(account.bindPhoneRequest, account.loginAnswer),
  getK: open(none, account.getKAnswer),
  scanStatus: open(account.scanStatusRequest, account.scanStatus),
  webLogin: open(account.webLoginRequest, account.loginAnswer),
  wechatScan: open(account.scanStatusRequest, account.wechatScanAnswer),
  wechatAuthorise: open(account.wechatAuthoriseRequest, account.wechatAuthoriseAnswer),
  wechatCancel: open(account.scanStatusRequest, empty),
  issueTicket: loginNeeded(phoneTicket.issueTicketRequest, phoneTicket.issuedTicket),
  ticketState: loginNeeded(phoneTicket.ticketStateRequest, phoneTicket.ticketState),
  answerTicket: loginNeeded(phoneTicket.answerTicketRequest, empty),
  redeemTicket: loginOptional(phoneTicket.redeemTicketRequest, phoneTicket.redeemedTicket),
  time: loginNeeded(none, account.timeAnswer),
} satisfies Record<CallName, { request: z.ZodType; answer: z.ZodType; login: Login }>;

/** The request of a caller, before defaults and coercion. */
export type CallRequest<N extends CallName> = z.input<(typeof CALLS)[N]["request"]>;
/** The request that a call receives, after defaults and coercion. */
export type CallInput<N extends CallName> = z.output<(typeof CALLS)[N]["request"]>;
/** `data` of a successful answer. */
export type CallAnswer<N extends CallName> = z.output<(typeof CALLS)[N]["answer"]>;
