import type { UnpaidOrder } from "./orders/read-order-list";
import type { Submission } from "./orders/submission";
import type { VisitorOrder } from "./orders/visitor-order";
import type { Offer } from "./terms/offer";
import type { OrderDraft } from "./terms/order-draft";
import type { Outcome } from "./terms/outcome";
import type { PriceLines } from "./terms/price";
import type { PurchaseRequest } from "./terms/purchase-request";

/** The states of a purchase (product §4 Confirm order and purchase flow). Times are of one monotonic clock, in ms. */
export type State =
  | CheckingSession
  | Reconciling
  | LoadingTerms
  | Refused
  | Limited
  | Editing
  | Opening
  | Resuming
  | AwaitingPayment
  | FollowingOrder
  | SwitchingChannel
  | Expired
  | Paid
  | Closed;

/** A call in flight. Answers to another `seq` are stale. */
export interface Pending {
  seq: number;
  /** The session has expired: the login dialog is open, and the call is repeated after it. */
  login: boolean;
  /** This is the second attempt, after a login. There is no third. */
  again: boolean;
}

interface Sequenced {
  /** Sequence number of the last call. */
  seq: number;
}

/** Data that a purchase keeps across states. */
export interface PurchaseContext extends Sequenced {
  request: PurchaseRequest;
  draft: OrderDraft;
  /** Sent earlier without an answer: must be reconciled before a new order can be created. */
  unconfirmed: Submission | null;
  /** This window's own unpaid order for the same goods. */
  own: VisitorOrder | null;
}

/** Checks the login by calling `time`. */
export interface CheckingSession extends PurchaseContext {
  name: "checkingSession";
  pending: Pending;
}

/** An earlier submission without an answer: `lookup` queries whether it arrived, `replay` repeats it for its answer. */
export interface Reconciling extends PurchaseContext {
  name: "reconciling";
  pending: Pending;
  submission: Submission;
  phase: "lookup" | "replay";
  /** The order is already paid. */
  paid: boolean;
  /** It is paid, and not fulfilled yet. */
  processing: boolean;
}

/** `order_confirm` in flight. `before`: the total that was shown before the terms had to be requested again. */
export interface LoadingTerms extends PurchaseContext {
  name: "loadingTerms";
  pending: Pending;
  before: number | null;
}

/** There is nothing to confirm. `retry`: the step to repeat. */
export interface Refused extends PurchaseContext {
  name: "refused";
  text: string;
  retry: "check" | "confirm" | null;
}

/** The server accepts no more unpaid orders of this buyer: the dialog shows them, to pay or cancel. */
export interface Limited extends PurchaseContext {
  name: "limited";
  /** The server's reason. */
  text: string;
  /** null: not loaded yet. */
  orders: readonly UnpaidOrder[] | null;
  /** The call that loads the list or cancels an order. */
  pending: Pending | null;
  /** The number of the order that is being canceled. */
  cancelling: string | null;
  /** An order has been paid or closed since: the purchase may continue. */
  freed: boolean;
  /** Error message of the last action. */
  note: string | null;
}

export type Submit =
  | { phase: "idle" }
  /** Clicked while a quote was in flight. */
  | { phase: "waiting" }
  /** `doubtful`: an earlier attempt got no answer. */
  | { phase: "sending"; pending: Pending; submission: Submission; doubtful: boolean }
  /** No answer: whether the order exists is unknown. Only the same submission may be sent again. */
  | { phase: "unknown"; submission: Submission; text: string };

/** A problem that prevents the order, shown where the buyer can correct it. */
export interface Problem {
  /** A required note by its id, or another part of the dialog. */
  at: { note: number } | "channel" | "duplicate" | "order";
  text: string;
  remedy: "mend" | "reconfirm" | "choose";
}

export interface Editing extends PurchaseContext {
  name: "editing";
  offer: Offer;
  price: PriceLines;
  priceBefore: number | null;
  pickerOpen: boolean;
  quote: { pending: Pending; couponId: number } | null;
  quoteNote: string | null;
  channelId: number | null;
  submit: Submit;
  problem: Problem | null;
  duplicates: DuplicateOrders;
}

/** Orders for the same goods in other windows. */
interface DuplicateOrders {
  waiting: readonly string[];
  /** One was paid while this dialog was open. */
  paid: boolean;
  /** The buyer wants another order anyway. */
  accepted: boolean;
}

/** The delay between two dialogs. */
export type Opening = Sequenced & { name: "opening"; order: VisitorOrder } & (
    | { next: "awaitingPayment"; deadline: number; shownFen: number; draft: OrderDraft }
    | { next: "paid" }
  );

/** Queries the status of a stored order before its QR code is shown. */
export interface Resuming extends Sequenced {
  name: "resuming";
  order: VisitorOrder;
  pending: Pending;
  /** The query failed; the buyer may retry. */
  note: string | null;
}

/**
 * `unpaid`: the buyer claims to have paid, but the payment has not arrived. `failed`: the provider refused the last
 * attempt. `unswitched`: the order could not be canceled to switch the channel. `account`: the order belongs to
 * another account than the one that is logged in.
 */
export type PaymentNote =
  | "network"
  | "login"
  | "account"
  | "path"
  | "unpaid"
  | "failed"
  | "unswitched";

export interface AwaitingPayment extends Sequenced {
  name: "awaitingPayment";
  order: VisitorOrder;
  /** Typed text, for ordering the same with another channel. */
  draft: OrderDraft;
  /** The total of the confirm dialog, when it differs from the order's price. */
  priceBefore: number | null;
  deadline: number;
  /** Whole seconds until the deadline. */
  remaining: number;
  poll: Pending | null;
  polledAt: number;
  /** Consecutive polls that failed to reach the server. */
  failures: number;
  /** The buyer claims to have paid: the next answer is shown even when it is unpaid. */
  claimed: boolean;
  /** The final status call after the countdown has been made. */
  last: boolean;
  hidden: boolean;
  note: PaymentNote | null;
}

/** The order is paid and not fulfilled. The dialog follows it until it is fulfilled or its money is back. */
export interface FollowingOrder extends Sequenced {
  name: "followingOrder";
  order: VisitorOrder;
  outcome: Outcome;
  poll: Pending | null;
  polledAt: number;
  /** Consecutive polls that failed to reach the server. */
  failures: number;
  hidden: boolean;
  note: Extract<PaymentNote, "network" | "login" | "account"> | null;
}

/** The order is being canceled; it is created again with another channel. */
export interface SwitchingChannel extends Sequenced {
  name: "switchingChannel";
  order: VisitorOrder;
  draft: OrderDraft;
  deadline: number;
  pending: Pending;
}

export interface Expired extends Sequenced {
  name: "expired";
  order: VisitorOrder;
  check: Pending | null;
  note: string | null;
}

interface Paid extends Sequenced {
  name: "paid";
  order: VisitorOrder;
}

interface Closed extends Sequenced {
  name: "closed";
}

/** @returns the number of the existing or submitted order that a purchase shows; null when it shows none */
export function shownOrderNum(state: State): string | null {
  if ("order" in state) return state.order.orderNum;
  if (state.name === "reconciling") return state.submission.payload.order_num;
  if (state.name === "editing" && "submission" in state.submit) {
    return state.submit.submission.payload.order_num;
  }
  return "unconfirmed" in state ? (state.unconfirmed?.payload.order_num ?? null) : null;
}
