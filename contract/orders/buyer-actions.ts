import type { ReviewState } from "../listing/review-terms";
import {
  type AfterSaleAction,
  type AfterSaleState,
  nextAfterSaleState,
} from "../refunds/after-sale-rules";
import { type DepositClaimAction, nextDepositClaimState } from "../refunds/deposit-claim-rules";
import type { OrderState } from "./order-list";
import type { RentalState } from "./placed-order";

/**
 * What a buyer can do with an order, by its kind and state. The order's pages on desktop and phone show these actions and no
 * others; tests compare both with this table. Not in it: card secrets and the game account of a boost, which only the phone shows.
 */

export const ORDER_KINDS = ["goods", "rent", "group", "boost"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What decides the actions of an order. */
export interface ActionableOrder {
  kind: OrderKind;
  state: OrderState;
  /** null: not a rent, or not started. */
  rental: RentalState | null;
  /** The last refund request. */
  afterSale: AfterSaleState | null;
  /** The seller's claim against the deposit. */
  claim: AfterSaleState | null;
  /** Paid, and not fulfilled yet. */
  isProcessing: boolean;
  /** Its time to pay is over, and the provider has not said whether it was paid. */
  isChecking: boolean;
  /** 无理由退款 is available. */
  isRefundable: boolean;
  /** A refund can be requested with a reason. */
  isDisputable: boolean;
  /** unpaid: an extension waits for its payment. offered: the rental can be extended now. */
  extension: "unpaid" | "offered" | null;
  review: ReviewState | null;
}

interface Rule {
  /** Any, if omitted. */
  kinds?: readonly OrderKind[];
  states?: readonly OrderState[];
  /** A further condition. */
  when?: (order: ActionableOrder) => boolean;
  /** Kinds of which only the phone offers it. */
  phoneOnly?: readonly OrderKind[];
}

const isUndecided = ({ isChecking }: ActionableOrder): boolean => !isChecking;
const isFulfilled = ({ isProcessing }: ActionableOrder): boolean => !isProcessing;
const canDispute =
  (action: AfterSaleAction) =>
  ({ afterSale }: ActionableOrder): boolean =>
    afterSale !== null && nextAfterSaleState(afterSale, action, "buyer") !== null;
const canAnswer =
  (action: DepositClaimAction) =>
  ({ claim }: ActionableOrder): boolean =>
    claim !== null && nextDepositClaimState(claim, action, "buyer") !== null;
const isRunning = ({ rental }: ActionableOrder): boolean => rental === "running";
const hasEnded = ({ rental }: ActionableOrder): boolean => rental !== null && rental !== "running";

const OVER: readonly OrderState[] = ["collected", "completed", "refunded", "expired", "cancelled"];

const RULES = {
  pay: { states: ["pending"], when: isUndecided, phoneOnly: ["boost"] },
  /** Of an unpaid order. */
  cancel: { states: ["pending"], when: isUndecided },
  /** Of a paid boost that nobody has accepted. */
  cancelBoost: { kinds: ["boost"], states: ["paid"], when: isFulfilled },
  invite: { kinds: ["group"], states: ["grouping"], when: isFulfilled },
  /** A rental completes with its end. */
  confirm: { kinds: ["goods", "group", "boost"], states: ["delivered"] },
  /** Without a reason, at once. */
  refundNow: { when: ({ isRefundable }) => isRefundable },
  requestRefund: { when: ({ isRefundable, isDisputable }) => isDisputable && !isRefundable },
  withdrawRefund: { when: canDispute("withdraw") },
  escalate: { when: canDispute("escalate") },
  extend: { kinds: ["rent"], when: (order) => isRunning(order) && order.extension === "offered" },
  payExtension: { kinds: ["rent"], when: ({ extension }) => extension === "unpaid" },
  cancelExtension: { kinds: ["rent"], when: ({ extension }) => extension === "unpaid" },
  returnRental: { kinds: ["rent"], when: isRunning },
  acceptClaim: { kinds: ["rent"], when: canAnswer("accept") },
  objectClaim: { kinds: ["rent"], when: canAnswer("object") },
  /** Writes or reads it. */
  review: { kinds: ["goods", "rent", "group"], when: ({ review }) => review !== null },
  again: {
    when: (order) => hasEnded(order) || (OVER.includes(order.state) && !isRunning(order)),
  },
} as const satisfies Record<string, Rule>;

export type BuyerAction = keyof typeof RULES;

const BUYER_ACTIONS = Object.keys(RULES) as BuyerAction[];

/** @returns the actions that an order has for its buyer on this device */
export function buyerActions(
  order: ActionableOrder,
  device: "desktop" | "phone",
): ReadonlySet<BuyerAction> {
  const rules: Readonly<Record<BuyerAction, Rule>> = RULES;
  const actions = BUYER_ACTIONS.filter((action) => {
    const { kinds, states, when, phoneOnly } = rules[action];
    if (device === "desktop" && phoneOnly?.includes(order.kind)) return false;
    if (kinds && !kinds.includes(order.kind)) return false;
    if (states && !states.includes(order.state)) return false;
    return when?.(order) ?? true;
  });
  return new Set(actions);
}
