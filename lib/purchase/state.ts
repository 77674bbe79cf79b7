import type { UnpaidOrder } from "./listed-orders";
import type { Offer } from "./offer";
import type { OpenOrder } from "./open-order";
import type { OrderDraft } from "./order-draft";
import type { PriceLines } from "./price";
import type { PurchaseRequest } from "./purchase-request";
import type { Submission } from "./submission";

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
  | SwitchingChannel
  | Expired
  | Paid
  | Closed;

/** A call under way. Answers to another `seq` are stale. */
export interface Pending {
  seq: number;
  /** The session had expired: the login dialog is open, and the call is made again after it. */
  login: boolean;
  /** This is the second try, after a login. There is no third. */
  again: boolean;
}

interface Sequenced {
  /** The number of the last call made. */
  seq: number;
}

/** What a purchase carries from beginning to end. */
export interface PurchaseContext extends Sequenced {
  request: PurchaseRequest;
  draft: OrderDraft;
  /** Sent earlier, without an answer: looked after before a new order can be made. */
  unconfirmed: Submission | null;
  /** This window's own order for the same goods that waits for its payment. */
  own: OpenOrder | null;
}

/** The login check by the server's time. */
export interface CheckingSession extends PurchaseContext {
  name: "checkingSession";
  pending: Pending;
}

/** An earlier submission without an answer: `look` queries whether it arrived, `again` replays it for its answer. */
export interface Reconciling extends PurchaseContext {
  name: "reconciling";
  pending: Pending;
  submission: Submission;
  phase: "lookup" | "replay";
  /** The order is paid already. */
  paid: boolean;
}

/** `order_confirm` under way. `before`: the total the buyer saw before terms had to be requested again. */
export interface LoadingTerms extends PurchaseContext {
  name: "loadingTerms";
  pending: Pending;
  before: number | null;
}

/** There is nothing to confirm. `next` says what is tried again. */
export interface Refused extends PurchaseContext {
  name: "refused";
  text: string;
  retry: "check" | "confirm" | null;
}

/** The server takes no more unpaid orders of this buyer: the open ones are shown, to be paid or cancelled. */
export interface Limited extends PurchaseContext {
  name: "limited";
  /** The server's reason. */
  text: string;
  /** null: not known yet. */
  orders: readonly UnpaidOrder[] | null;
  /** The call for the list, or for cancelling an order. */
  pending: Pending | null;
  /** The number of the order that is being cancelled. */
  cancelling: string | null;
  /** An order has gone since: the purchase may go on. */
  freed: boolean;
  /** What went wrong with the last act. */
  note: string | null;
}

export type Submit =
  | { phase: "idle" }
  /** Clicked while a quote was under way. */
  | { phase: "waiting" }
  /** `doubtful`: an earlier try got no answer. */
  | { phase: "sending"; pending: Pending; submission: Submission; doubtful: boolean }
  /** No answer came: whether there is an order is not known. Only the same submission may be sent again. */
  | { phase: "unknown"; submission: Submission; text: string };

/** What stands in the way of the order, shown where it is to be mended. */
export interface Problem {
  /** A required word by its id, or another part of the dialog. */
  at: { note: number } | "channel" | "concurrent" | "order";
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
  concurrent: ConcurrentOrders;
}

/** Orders for the same goods in other windows. */
interface ConcurrentOrders {
  waiting: readonly string[];
  /** One was paid while this dialog was open. */
  paid: boolean;
  /** The buyer wants another one all the same. */
  accepted: boolean;
}

/** Between two dialogs. */
export type Opening = Sequenced & { name: "opening"; order: OpenOrder } & (
    | { next: "awaitingPayment"; deadline: number; shownFen: number; draft: OrderDraft }
    | { next: "paid" }
  );

/** The state of an order found again is read from the server before its QR code is shown. */
export interface Resuming extends Sequenced {
  name: "resuming";
  order: OpenOrder;
  pending: Pending;
  /** Nothing came back; the buyer may try again. */
  note: string | null;
}

/**
 * `unpaid`: the buyer has said that it is paid, and it is not yet. `failed`: the provider has refused the last try.
 * `unswitched`: the order could not be cancelled to be paid in another way. `account`: the order is not of the account
 * that is logged in now.
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
  order: OpenOrder;
  /** What the buyer had typed, for the same order paid in another way. */
  draft: OrderDraft;
  /** The total of the confirm dialog, when it differs from the order's price. */
  priceBefore: number | null;
  deadline: number;
  /** Whole seconds until the deadline. */
  remaining: number;
  poll: Pending | null;
  polledAt: number;
  /** Polls in a row that reached nobody. */
  failures: number;
  /** The buyer says that it is paid: the next answer is said even when it is not. */
  claimed: boolean;
  /** The one status call after the countdown has been made. */
  last: boolean;
  hidden: boolean;
  note: PaymentNote | null;
}

/** The order is being cancelled, to be made anew with another channel. */
export interface SwitchingChannel extends Sequenced {
  name: "switchingChannel";
  order: OpenOrder;
  draft: OrderDraft;
  deadline: number;
  pending: Pending;
}

export interface Expired extends Sequenced {
  name: "expired";
  order: OpenOrder;
  check: Pending | null;
  note: string | null;
}

interface Paid extends Sequenced {
  name: "paid";
  order: OpenOrder;
}

interface Closed extends Sequenced {
  name: "closed";
}
