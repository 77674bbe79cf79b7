import {
  BOOST_WORDS,
  ORDER_WORDS,
  PAYMENT_WORDS,
  PROCESSING_WORD,
  REFUND_WORDS,
} from "@storefront/contract/labels/state-words";
import type { REFUND_REASONS } from "@storefront/contract/refunds/order-refund";
import type { Mood } from "@storefront/html/parts/flash";
import type {
  MONEY_ACTIONS,
  REFUND_STATES,
  TRADE_STATES,
} from "@storefront/marketplace/database/schema";
import type { RefundCause } from "@storefront/marketplace/payments/payments";
import type { Role } from "../../access/manage-operators";
import type { OrderRecord } from "../../orders/order-record";

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: "负责人",
  clerk: "客服",
  viewer: "只读",
};

/** Label and color of each status. */
export const STATUS_LABELS: Readonly<Record<OrderRecord["status"], readonly [string, Mood]>> = {
  pending: [ORDER_WORDS.pending, "quiet"],
  received: [PROCESSING_WORD, "bad"],
  grouping: [ORDER_WORDS.grouping, "wait"],
  paid: [ORDER_WORDS.paid, "wait"],
  waiting: [BOOST_WORDS.waiting, "wait"],
  accepted: [BOOST_WORDS.accepted, "wait"],
  collected: [ORDER_WORDS.collected, "good"],
  delivering: [ORDER_WORDS.delivering, "wait"],
  delivered: [ORDER_WORDS.delivered, "good"],
  done: [BOOST_WORDS.done, "good"],
  completed: [ORDER_WORDS.completed, "good"],
  expired: [ORDER_WORDS.expired, "quiet"],
  cancelled: [ORDER_WORDS.cancelled, "quiet"],
  refund_due: [ORDER_WORDS.refunding, "bad"],
  refunded: [ORDER_WORDS.refunded, "quiet"],
};

export const CHANNEL_NAMES: Readonly<Record<string, string>> = {
  alipay: "支付宝",
  wxpay: "微信支付",
  ggpay: "余额",
};

export const REFUND_STATE_LABELS: Readonly<
  Record<(typeof REFUND_STATES)[number], readonly [string, Mood]>
> = {
  due: [REFUND_WORDS.due, "wait"],
  pending: [REFUND_WORDS.pending, "wait"],
  refunded: [REFUND_WORDS.refunded, "good"],
  failed: [REFUND_WORDS.failed, "bad"],
};

export const TRADE_STATE_LABELS: Readonly<
  Record<(typeof TRADE_STATES)[number], readonly [string, Mood]>
> = {
  waiting: [PAYMENT_WORDS.waiting, "quiet"],
  paid: [PAYMENT_WORDS.paid, "good"],
  closed: [PAYMENT_WORDS.closed, "quiet"],
};

export const REFUND_REASON_LABELS: Readonly<Record<(typeof REFUND_REASONS)[number], string>> = {
  too_late: "付款太晚，已无货",
  not_fulfilled: "付款后无法完成",
  no_group: "拼团未成",
  not_delivered: "超时未交付",
  no_reason: "无理由退款",
  after_sale: "售后退款",
};

export const REFUND_CAUSE_LABELS: Readonly<Record<RefundCause, string>> = {
  ...REFUND_REASON_LABELS,
  deposit: "押金退回",
  part: "部分退款",
  operator: "平台退款",
  cancelled: "平台取消",
  found: "对账退款",
  surplus: "重复或不符的付款",
};

export const MONEY_ACTION_LABELS: Readonly<Record<(typeof MONEY_ACTIONS)[number], string>> = {
  refund: "退款",
  cancel: "取消订单，全额退款",
  after_sale_accept: "代卖家同意售后",
  after_sale_decide: "裁决售后",
  deposit_return: "确认归还，退押金",
  deposit_withdraw: "撤销扣押金申请，退押金",
  deposit_decide: "裁决押金",
  payment_refund: "退回对账发现的付款",
};

export const LEDGER_EVENT_LABELS: Readonly<Record<string, string>> = {
  opening: "期初",
  payment: "付款",
  payment_applied: "入账",
  settlement: "结算给卖家",
  platform_discount: "平台优惠补给卖家",
  platform_discount_return: "收回平台优惠",
  carried_over: "旧账结转",
  refund_owed: "应退",
  refund: "退款",
  deposit_return: "退押金",
  deposit_kept: "扣押金",
  promoter_reward: "推广奖励",
  cashback: "返现",
  reward_return: "收回奖励",
  reward_paid: "奖励转入余额",
  cashback_return: "扣回返现",
};

/** Names of ledger accounts by the part before a colon: a user's and a seller's accounts end with their number. */
const ACCOUNT_LABELS: Readonly<Record<string, string>> = {
  opening: "期初",
  received: "已收，待处理",
  escrow: "平台保管",
  sales: "卖家",
  platform_sales: "平台代练收入",
  deposits: "押金",
  refunds_owed: "应退",
  marketing: "平台营销",
  alipay: "支付宝",
  wxpay: "微信支付",
  balance: "余额",
  earnings: "推广收益",
};

/** @returns the name of a ledger account, with the user's number; an unknown one is shown as it is */
export function accountLabel(account: string): string {
  const [kind = "", user] = account.split(":");
  const label = ACCOUNT_LABELS[kind];
  if (label === undefined) return account;
  return user === undefined ? label : `${label} ${user}`;
}

/** Results of payment callbacks; an unknown one is shown as it is. */
export const CALLBACK_LABELS: Readonly<Record<string, string>> = {
  applied: "已入账",
  repeated: "重复通知",
  refund_due: "已付款，需退款",
  refund_duplicate: "重复付款，需退款",
  refund_wrong_channel: "渠道不符，需退款",
  refund_wrong_amount: "金额不符，需退款",
  unknown_order: "没有这个订单",
  duplicate: "重复付款，渠道未确认",
  wrong_channel: "渠道不符",
  wrong_amount: "金额不符",
  malformed: "内容无法识别",
  bad_signature: "签名不对",
  stale: "已经过期",
  wrong_app: "应用不符",
  wrong_merchant: "商户不符",
  wrong_currency: "币种不符",
};
