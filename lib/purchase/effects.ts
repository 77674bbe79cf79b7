import type { CallRequest } from "@storefront/contract/calls";
import type { Result } from "@/lib/api/result";
import type { Submission } from "./orders/submission";
import type { TabMessage } from "./orders/tab-channel";
import type { VisitorOrder } from "./orders/visitor-order";
import type { State } from "./state";
import type { OrderDraft } from "./terms/order-draft";
import type { PurchaseRequest } from "./terms/purchase-request";

/** Effects of the machine as data; `run-purchase.ts` performs them. */
export type Effect =
  | { type: "call"; seq: number; call: PurchaseCall; timeoutMs?: number }
  | { type: "timer"; timer: TimerName; ms: number }
  | { type: "stopTimer"; timer: TimerName }
  /** Stops all timers and aborts all calls in flight. */
  | { type: "stop" }
  | { type: "promptLogin" }
  /** `seconds`: remaining time to pay; undefined when unknown. */
  | { type: "remember"; order: VisitorOrder; seconds?: number }
  | { type: "forget"; orderNum: string }
  | { type: "storeSubmission"; submission: Submission }
  | { type: "dropSubmission"; orderNum: string }
  | { type: "saveOrderDraft"; request: PurchaseRequest; draft: OrderDraft }
  | { type: "notifyTabs"; message: TabMessage }
  | { type: "toast"; kind: "success" | "warning"; text: string };

export type TimerName = "delay" | "tick" | "poll";

export type PurchaseCall =
  | { name: "time" }
  | { name: "orderConfirm"; payload: CallRequest<"orderConfirm"> }
  | { name: "quote"; payload: CallRequest<"quote"> }
  | { name: "buildOrder"; payload: CallRequest<"buildOrder"> }
  | { name: "orderList"; payload: CallRequest<"orderList"> }
  | { name: "orderCancel"; payload: CallRequest<"orderCancel"> }
  | { name: "orderDetail"; payload: CallRequest<"orderDetail"> }
  /** `path` has passed the path guard. */
  | { name: "payStatus"; path: string };

/** Events of a purchase. `now` is the monotonic clock, in ms. */
export type Event =
  | { type: "answered"; seq: number; result: Result<unknown>; now: number }
  | { type: "timer"; timer: TimerName; now: number; hidden: boolean }
  | { type: "loginEnded"; loggedIn: boolean; now: number }
  | { type: "hidden" }
  /** The network is back. */
  | { type: "online"; now: number }
  | { type: "visible"; now: number }
  | { type: "tabMessage"; message: TabMessage }
  | BuyerEvent;

/** Actions of the buyer in a dialog. */
export type BuyerEvent =
  | { type: "close" }
  | { type: "retry" }
  | { type: "togglePicker" }
  | { type: "chooseCoupon"; couponId: number }
  /** A coupon was claimed in the picker; 0: the server did not tell its id. */
  | { type: "couponClaimed"; couponId: number }
  | { type: "chooseChannel"; channelId: number }
  | { type: "editRemark"; text: string }
  | { type: "editSellerNote"; id: number; text: string }
  | { type: "acknowledgeDuplicate"; accepted: boolean }
  | { type: "submit" }
  | { type: "reconfirm" }
  | { type: "resumeOwn" }
  | { type: "resumeListed"; orderNum: string }
  | { type: "cancelListed"; orderNum: string }
  | { type: "orderAgain" }
  | { type: "checkAgain" }
  | { type: "switchChannel" };

export interface Step {
  state: State;
  effects: readonly Effect[];
}

/** A new state without effects. */
export function withState(state: State): Step {
  return { state, effects: [] };
}

/** For events that are ignored in this state. */
export function unchanged(state: State): Step {
  return withState(state);
}
