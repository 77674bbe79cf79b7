import type { UnpaidOrder } from "./listed-orders";
import type { Offer } from "./offer";
import type { OpenOrder } from "./open-order";
import type { OrderDraft } from "./order-draft";
import type { PriceLines } from "./price";
import type { PurchaseRequest } from "./purchase-request";
import type { Submission } from "./submission";

/** The states of a purchase (product §4 Confirm order and purchase flow). Times are of one monotonic clock, in ms. */
export type State =
  | Checking
  | Settling
  | Confirming
  | Refused
  | Limited
  | Confirm
  | Opening
  | Resuming
  | Scan
  | Switching
  | TimedOut
  | Success
  | Closed;

/** A call under way. Answers to another `seq` are stale. */
export interface Pending {
  seq: number;
  /** The session had expired: the login dialog is open, and the call is made again after it. */
  login: boolean;
  /** This is the second try, after a login. There is no third. */
  again: boolean;
}

interface ShardedResource {
  /** The number of the last call made. */
  seq: number;
}

/** What a purchase carries from beginning to end. */
export interface Buying extends ShardedResource {
  request: PurchaseRequest;
  typed: OrderDraft;
  /** Sent earlier, without an answer: looked after before a new order can be made. */
  unsettled: Submission | null;
  /** This window's own order for the same goods that waits for its payment. */
  own: OpenOrder | null;
}

/** The login check by the server's time. */
export interface Checking extends Buying {
  name: "checking";
  pending: Pending;
}

/** An earlier submission without an answer: `look` asks whether it arrived, `again` asks for its answer. */
export interface Settling extends Buying {
  name: "settling";
  pending: Pending;
  submission: Submission;
  phase: "look" | "again";
  /** The order is paid already. */
  paid: boolean;
}

/** `order_confirm` under way. `before`: the total the buyer saw before terms had to be asked for again. */
export interface Confirming extends Buying {
  name: "confirming";
  pending: Pending;
  before: number | null;
}

/** There is nothing to confirm. `next` says what is tried again. */
export interface Refused extends Buying {
  name: "refused";
  text: string;
  retry: "check" | "confirm" | null;
}

/** The server takes no more unpaid orders of this buyer: the open ones are shown, to be paid or cancelled. */
export interface Limited extends Buying {
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
  at: { word: number } | "channel" | "rivals" | "order";
  text: string;
  remedy: "mend" | "reconfirm" | "choose";
}

export interface Confirm extends Buying {
  name: "confirm";
  offer: Offer;
  price: PriceLines;
  priceBefore: number | null;
  pickerOpen: boolean;
  quote: { pending: Pending; couponId: number } | null;
  quoteNote: string | null;
  channelId: number | null;
  submit: Submit;
  problem: Problem | null;
  rivals: Rivals;
}

/** Orders for the same goods in other windows. */
interface Rivals {
  waiting: readonly string[];
  /** One was paid while this dialog was open. */
  paid: boolean;
  /** The buyer wants another one all the same. */
  accepted: boolean;
}

/** Between two dialogs. */
export type Opening = ShardedResource & { name: "opening"; order: OpenOrder } & (
    | { next: "scan"; deadline: number; shownFen: number; typed: OrderDraft }
    | { next: "success" }
  );

/** The state of an order found again is read from the server before its QR code is shown. */
export interface Resuming extends ShardedResource {
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
export type ScanNote =
  | "network"
  | "login"
  | "account"
  | "path"
  | "unpaid"
  | "failed"
  | "unswitched";

export interface Scan extends ShardedResource {
  name: "scan";
  order: OpenOrder;
  /** What the buyer had typed, for the same order paid in another way. */
  typed: OrderDraft;
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
  note: ScanNote | null;
}

/** The order is being cancelled, to be made anew with another channel. */
export interface Switching extends ShardedResource {
  name: "switching";
  order: OpenOrder;
  typed: OrderDraft;
  deadline: number;
  pending: Pending;
}

export interface TimedOut extends ShardedResource {
  name: "timedOut";
  order: OpenOrder;
  check: Pending | null;
  note: string | null;
}

interface Success extends ShardedResource {
  name: "success";
  order: OpenOrder;
}

interface Closed extends ShardedResource {
  name: "closed";
}
