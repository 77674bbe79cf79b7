import * as z from "zod";
import * as account from "./account";
import * as goods from "./goods";
import * as home from "./home";
import * as order from "./order";
import type { CallName } from "./paths";

const none = z.object({});
const empty = z.null();

/** Request and answer of every call. `login`: "needed" calls answer 50000 without a valid token. */
export const CALLS = {
  home: { request: none, answer: home.homeAnswer, login: "no" },
  catalogue: { request: home.catalogueRequest, answer: home.catalogueAnswer, login: "no" },
  goodsDetail: { request: goods.goodsDetailRequest, answer: goods.goodsDetail, login: "read" },
  collectGoods: { request: goods.collectRequest, answer: goods.collectAnswer, login: "needed" },
  shareGoods: { request: goods.shareRequest, answer: goods.shareAnswer, login: "read" },
  receiveEnvelope: {
    request: goods.receiveEnvelopeRequest,
    answer: goods.receiveEnvelopeAnswer,
    login: "needed",
  },
  orderConfirm: { request: order.orderConfirmRequest, answer: order.orderConfirm, login: "needed" },
  quote: { request: order.quoteRequest, answer: order.price, login: "needed" },
  buildOrder: { request: order.buildRequest, answer: order.orderResult, login: "needed" },
  payStatus: { request: order.orderNumRequest, answer: order.payStatus, login: "needed" },
  orderDetail: { request: order.orderNumRequest, answer: order.orderDetail, login: "needed" },
  payNotice: { request: order.payNotice, answer: order.payNoticeAnswer, login: "no" },
  sendSms: { request: account.sendSmsRequest, answer: account.sendSmsAnswer, login: "no" },
  login: { request: account.loginRequest, answer: account.loginAnswer, login: "no" },
  logout: { request: none, answer: empty, login: "needed" },
  profile: { request: none, answer: account.profileAnswer, login: "needed" },
  bindPhone: { request: account.bindPhoneRequest, answer: account.loginAnswer, login: "no" },
  getK: { request: none, answer: account.getKAnswer, login: "no" },
  scanStatus: { request: account.scanStatusRequest, answer: account.scanStatus, login: "no" },
  webLogin: { request: account.webLoginRequest, answer: account.loginAnswer, login: "no" },
  time: { request: none, answer: account.timeAnswer, login: "needed" },
} as const satisfies Record<CallName, { request: z.ZodType; answer: z.ZodType; login: Login }>;

/** "read": works without a token, and says more with one. */
export type Login = "no" | "read" | "needed";

/** What a caller sends: before defaults and coercion. */
export type CallRequest<N extends CallName> = z.input<(typeof CALLS)[N]["request"]>;
/** `data` of a successful answer. */
export type CallAnswer<N extends CallName> = z.output<(typeof CALLS)[N]["answer"]>;
