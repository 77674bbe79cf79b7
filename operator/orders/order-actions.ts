import type { OrderRecord } from "./order-record";

/** What operators do with an order, besides starting a delivery and assigning a booster. */
export const ORDER_ACTIONS = [
  "cancel",
  "refund",
  "exchange",
  "deliver",
  "extend",
  "retry",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/**
 * Where an order stands, as far as acts differ. secrets_unseen and secrets_seen: card secrets are assigned, and the
 * buyer has not or has collected them. processing: paid, and its fulfillment has failed or has not been tried yet.
 * to_deliver: waits for the seller or the booster.
 */
export type Situation =
  | "unpaid"
  | "processing"
  | "grouping"
  | "secrets_unseen"
  | "secrets_seen"
  | "rented"
  | "to_deliver"
  | "delivered"
  | "completed"
  | "never_paid"
  | "refunding"
  | "refunded";

/** The part of an order of either kind that decides which acts are legal. */
export type ActionSubject =
  | {
      kind: "goods";
      order: Pick<
        Extract<OrderRecord, { kind: "goods" }>["order"],
        "status" | "deliverBy" | "rentHours" | "inAfterSale"
      >;
    }
  | {
      kind: "boost";
      order: Pick<Extract<OrderRecord, { kind: "boost" }>["order"], "status" | "inAfterSale">;
    };

const SITUATIONS = {
  pending: "unpaid",
  received: "processing",
  grouping: "grouping",
  collected: "secrets_seen",
  delivering: "to_deliver",
  waiting: "to_deliver",
  accepted: "to_deliver",
  delivered: "delivered",
  done: "delivered",
  completed: "completed",
  expired: "never_paid",
  cancelled: "never_paid",
  refund_due: "refunding",
  refunded: "refunded",
} as const satisfies Record<Exclude<OrderRecord["status"], "paid">, Situation>;

/** @param isToFulfil whether its fulfillment is due; also true for a member of a complete group whose own has failed */
export function situationOf(acted: ActionSubject, isToFulfil = false): Situation {
  if (isToFulfil) return "processing";
  if (acted.kind === "boost") return SITUATIONS[acted.order.status];
  const { status, deliverBy, rentHours } = acted.order;
  const isRented = rentHours !== null;
  if (status === "collected" && isRented) return "rented";
  if (status !== "paid") return SITUATIONS[status];
  if (deliverBy !== null) return "to_deliver";
  return isRented ? "rented" : "secrets_unseen";
}

/** Legal, or why not. */
type Rule = true | string;

const NOT_PAID = "订单还没有付款";
const NEVER_PAID = "订单没有付款就结束了";
const GROUPING = "拼团还没有成功，可以取消订单并全额退款";
const PROCESSING = "已付款，还没有处理成功，请先重试，或者取消并全额退款";
const NOT_PROCESSING = "订单没有在等待处理，不用重试";
const HANDED_OVER = "已经交给买家，请用退款";
const NO_SECRETS = "不是卡密订单，没有卡密可换";
const AUTOMATIC = "自动发货的订单不用交付";
const REFUNDING = "订单正在退款";
const REFUNDED = "订单已经全额退款";

/** Situation × act: what is legal, and otherwise the reason that the console shows. */
export const ACTS: Readonly<Record<Situation, Readonly<Record<OrderAction, Rule>>>> = {
  unpaid: {
    cancel: true,
    refund: NOT_PAID,
    exchange: NOT_PAID,
    deliver: NOT_PAID,
    extend: "付款期限不能延长，买家可以重新下单",
    retry: NOT_PAID,
  },
  grouping: {
    cancel: true,
    refund: GROUPING,
    exchange: GROUPING,
    deliver: GROUPING,
    extend: GROUPING,
    retry: NOT_PROCESSING,
  },
  processing: {
    cancel: true,
    refund: PROCESSING,
    exchange: PROCESSING,
    deliver: PROCESSING,
    extend: true,
    retry: true,
  },
  secrets_unseen: {
    cancel: true,
    refund: true,
    exchange: true,
    deliver: AUTOMATIC,
    extend: true,
    retry: NOT_PROCESSING,
  },
  secrets_seen: {
    cancel: HANDED_OVER,
    refund: true,
    exchange: true,
    deliver: AUTOMATIC,
    extend: true,
    retry: NOT_PROCESSING,
  },
  rented: {
    cancel: HANDED_OVER,
    refund: true,
    exchange: "租用的账号不能更换，可以退款",
    deliver: AUTOMATIC,
    extend: true,
    retry: NOT_PROCESSING,
  },
  to_deliver: {
    cancel: true,
    refund: true,
    exchange: NO_SECRETS,
    deliver: true,
    extend: true,
    retry: NOT_PROCESSING,
  },
  delivered: {
    cancel: HANDED_OVER,
    refund: true,
    exchange: NO_SECRETS,
    deliver: "订单已经交付过",
    extend: true,
    retry: NOT_PROCESSING,
  },
  completed: {
    cancel: HANDED_OVER,
    refund: true,
    exchange: NO_SECRETS,
    deliver: "订单已经交付过",
    extend: true,
    retry: NOT_PROCESSING,
  },
  never_paid: every(NEVER_PAID),
  refunding: every(REFUNDING),
  refunded: every(REFUNDED),
};

function every(reason: string): Record<OrderAction, string> {
  return {
    ...{ cancel: reason, refund: reason, exchange: reason },
    ...{ deliver: reason, extend: reason, retry: reason },
  };
}

/** An open after-sale decides about the money of its order. */
const BLOCKED_BY_AFTER_SALE: readonly OrderAction[] = ["cancel", "refund"];

/** @returns why an act is not legal now; null when it is */
export function refusalOf(
  act: OrderAction,
  acted: ActionSubject,
  isToFulfil = false,
): string | null {
  const rule = ACTS[situationOf(acted, isToFulfil)][act];
  if (rule !== true) return rule;
  return acted.order.inAfterSale && BLOCKED_BY_AFTER_SALE.includes(act)
    ? "有售后还没有结束，请在售后页处理"
    : null;
}
