import { RANK_BOOST } from "@storefront/contract/boosts/boost-terms";
import type { CallName } from "@storefront/contract/http/paths";
import * as answers from "./answers";
import type { Field } from "./fields";

/** Values from earlier answers and from the command line that later checks need. */
export interface CheckContext {
  goodsId: number | null;
  specId: number;
  /** Seller of the listing. */
  sellerId: number | null;
  scanKey: string | null;
  /** The game whose boosts are priced; null when none is boosted. */
  gameId: number | null;
  rank: { start: number; target: number; partition: number } | null;
  order: { confirm: Record<string, unknown>; payStatusApi: string | null } | null;
}

export interface Check {
  call: CallName;
  /** Expected result. "answer": code 0; "refusal": any code but success; "login": a login-expired code. */
  expects: "answer" | "refusal" | "login";
  fields: readonly Field[];
  /** Sends the token; skipped without one. */
  token?: true;
  /** Changes data at the API; runs only on request. */
  creates?: true;
  /** @returns null when required values are unknown; the check is skipped */
  payload: (context: CheckContext) => Record<string, unknown> | null;
}

/** The calls that the specification lists (§7), whose checks stand below. */
export const SPECIFIED_CALLS = [
  "home",
  "rankList",
  "boostCompute",
  "partitions",
  "recentlySold",
  "shopGoods",
  "subscribe",
  "collectGoods",
  "goodsDetail",
  "orderConfirm",
  "quote",
  "buildOrder",
  "sendSms",
  "login",
  "bindPhone",
  "getK",
  "scanStatus",
  "webLogin",
  "time",
  "receiveEnvelope",
  "shareGoods",
  "recordDownload",
  "payStatus",
] as const satisfies readonly CallName[];

const emptyPayload = () => ({});
const goodsPayload = ({ goodsId }: CheckContext) =>
  goodsId === null ? null : { goods_id: goodsId };
const onePiecePayload = ({ goodsId, specId }: CheckContext) =>
  goodsId === null ? null : { goods_id: goodsId, quantity: 1, goods_spec_id: specId };

const gamePayload = ({ gameId: game_id }: CheckContext) => (game_id === null ? null : { game_id });

/** The calls of the specification (§7), ordered so that later checks can use earlier answers. */
export const CHECKS: readonly Check[] = [
  { call: "home", expects: "answer", fields: answers.HOME, payload: emptyPayload },
  {
    call: "rankList",
    expects: "answer",
    fields: answers.TREE,
    payload: (context) => {
      const game = gamePayload(context);
      return game && { ...game, no_zero: "" };
    },
  },
  {
    call: "partitions",
    expects: "answer",
    fields: answers.TREE,
    payload: gamePayload,
  },
  {
    call: "boostCompute",
    expects: "answer",
    fields: answers.BOOST_PRICE,
    payload: ({ gameId, rank }) =>
      rank && {
        game_id: gameId,
        ringer_type: RANK_BOOST,
        partition_id: rank.partition,
        start_id: rank.start,
        target_id: rank.target,
        extra: JSON.stringify({ inscription: "88" }),
        isqrcode: 1,
      },
  },
  { call: "recentlySold", expects: "answer", fields: [], payload: emptyPayload },
  { call: "goodsDetail", expects: "answer", fields: answers.GOODS, payload: goodsPayload },
  {
    call: "shopGoods",
    expects: "answer",
    fields: [],
    payload: ({ sellerId }) => (sellerId === null ? null : { user_id: sellerId }),
  },
  {
    call: "subscribe",
    expects: "login",
    fields: [],
    payload: ({ sellerId }) => (sellerId === null ? null : { user_id: sellerId }),
  },
  // It counts a click.
  {
    call: "recordDownload",
    expects: "answer",
    creates: true,
    fields: [],
    payload: () => ({ ad: "conformance" }),
  },
  { call: "shareGoods", expects: "answer", fields: answers.SHARE, payload: goodsPayload },
  { call: "getK", expects: "answer", fields: answers.SCAN_CODE, payload: emptyPayload },
  {
    call: "scanStatus",
    expects: "answer",
    fields: answers.SCAN_STATUS,
    payload: ({ scanKey }) => (scanKey === null ? null : { k: scanKey }),
  },
  {
    call: "webLogin",
    expects: "refusal",
    fields: [],
    payload: () => ({ code: "conformance", state: "conformance", in_wx: "1", from: "conformance" }),
  },
  { call: "sendSms", expects: "refusal", fields: [], payload: () => ({ data: "unreadable" }) },
  {
    call: "login",
    expects: "refusal",
    fields: [],
    payload: () => ({ phone: "1", verify_code: "0" }),
  },
  {
    call: "bindPhone",
    expects: "refusal",
    fields: [],
    payload: () => ({ phone: "1", verify_code: "0", union_id: "conformance" }),
  },
  { call: "time", expects: "login", fields: [], payload: emptyPayload },
  { call: "orderConfirm", expects: "login", fields: [], payload: onePiecePayload },
  {
    call: "receiveEnvelope",
    expects: "login",
    fields: [],
    payload: (context) => goodsPayload(context) && { envelope_id: 1, goods_id: context.goodsId },
  },
  {
    call: "collectGoods",
    expects: "login",
    fields: [],
    payload: (context) => goodsPayload(context) && { goods_id: context.goodsId, action: 1 },
  },
  { call: "time", expects: "answer", token: true, fields: [], payload: emptyPayload },
  {
    call: "orderConfirm",
    expects: "answer",
    token: true,
    fields: answers.CONFIRM,
    payload: onePiecePayload,
  },
  {
    call: "quote",
    expects: "answer",
    token: true,
    fields: answers.QUOTE,
    payload: (context) => {
      const goods = onePiecePayload(context);
      return goods && { ...goods, envelope_id: 0, order_id: 0, auto_use_envelope: 0 };
    },
  },
  {
    call: "buildOrder",
    expects: "answer",
    token: true,
    creates: true,
    fields: answers.ORDER,
    payload: ({ goodsId, specId, order }) =>
      order && { ...orderPayload(order.confirm), goods_id: goodsId, goods_spec_id: specId },
  },
  {
    call: "payStatus",
    expects: "answer",
    token: true,
    creates: true,
    fields: answers.PAY_STATUS,
    payload: ({ order }) => (order?.payStatusApi ? {} : null),
  },
];

/** Chooses a channel that is paid by QR code, so that nothing is charged. */
function orderPayload(confirm: Record<string, unknown>) {
  const { order_num, channel_list } = confirm;
  const channels = (Array.isArray(channel_list) ? channel_list : []) as Record<string, unknown>[];
  const channel = channels.find(
    ({ class_name }) => class_name === "alipay" || class_name === "wxpay",
  );
  return {
    order_num,
    buy_count: 1,
    user_remark: "",
    remark: "",
    leave_word: "conformance",
    pay_type: channel?.["channel_id"] ?? 0,
    anonymos: 0,
    envelope_id: 0,
    customer_remarks: JSON.stringify(remarksOf(confirm)),
  };
}

/** Answers each remark that the seller requires; the specification has both spellings. */
function remarksOf({ customer_remarks, customerRemarks }: Record<string, unknown>) {
  const remarks = [customerRemarks, customer_remarks].find(Array.isArray) ?? [];
  return (remarks as { remark_id?: unknown }[]).map(({ remark_id }) => ({
    remark_id,
    content: "conformance",
  }));
}

/** Our marketplace's extensions of the specification, which are optional, and what visitors lose without them. */
export const ADDITIONS: readonly {
  call: CallName;
  token?: true;
  loss: string;
  payload: Check["payload"];
}[] = [
  {
    call: "catalogue",
    loss: "rows of goods on the home page and the brands' landing pages",
    payload: () => ({ page: 1 }),
  },
  {
    call: "boostGames",
    loss: "names and hours of boosted games, and the choice among several",
    payload: emptyPayload,
  },
  {
    call: "goodsComments",
    loss: "reviews beyond those of the goods detail",
    payload: (context) => goodsPayload(context) && { goods_id: context.goodsId, page: 1 },
  },
  { call: "games", loss: "lists of games with their numbers", payload: emptyPayload },
  { call: "searchGoods", loss: "filters of listings and search", payload: () => ({ q: "a" }) },
  { call: "suggest", loss: "suggestions of the search box", payload: () => ({ q: "a" }) },
  {
    call: "goodsByIds",
    loss: "current prices of listings that they looked at or chose to compare",
    payload: (context) => goodsPayload(context) && { ids: String(context.goodsId) },
  },
  { call: "priceHistory", loss: "the price history of a listing", payload: goodsPayload },
  { call: "recentDeals", loss: "recent deals of similar accounts", payload: goodsPayload },
  { call: "goodsBlocks", loss: "goods in the sitemap", payload: emptyPayload },
  {
    call: "openGroups",
    loss: "group prices and waiting groups: a group is opened on the phone",
    payload: goodsPayload,
  },
  {
    call: "orderList",
    token: true,
    loss: "unpaid orders that were created on another device",
    payload: () => ({ state: "pending" }),
  },
  {
    call: "accountEvents",
    token: true,
    loss: "news of orders and messages within a second: pages poll",
    payload: emptyPayload,
  },
  { call: "profile", token: true, loss: "the account's name and picture", payload: emptyPayload },
  {
    call: "favourites",
    token: true,
    loss: "the page of favourites",
    payload: emptyPayload,
  },
  {
    call: "ownEnvelopes",
    token: true,
    loss: "the page of the account's coupons",
    payload: emptyPayload,
  },
  { call: "ledger", token: true, loss: "the page of the account's balance", payload: emptyPayload },
  {
    call: "shareRewards",
    token: true,
    loss: "what share links have earned",
    payload: emptyPayload,
  },
];
