import type { CallbackName } from "@storefront/sandbox/payments/callbacks";
import type { Change } from "./listing-changes";
import type { Combination } from "./listing-combinations";

export const PAYMENTS = ["alipay", "wxpay", "balance"] as const;
export const CALLBACKS = [
  "now",
  "lost",
  "late",
  "twice",
  "bad_signature",
] as const satisfies CallbackName[];
/** What fails: storing the payment at the first notification, fulfilling the order at the first try, or at every try. */
export const FAILURES = [
  "nothing",
  "first receipt",
  "first fulfilment",
  "every fulfilment",
] as const;
/** Who buys a listing with a group price: one without the group, its opener alone, or both members. */
export const GROUPS = ["nobody", "opener", "both"] as const;

/** When the listing is changed: between order and payment, or after the payment, while some orders wait. */
export const MOMENTS = ["ordered", "paid"] as const;

/** A purchase of a listing of its own, which is changed meanwhile. */
export interface Attempt {
  before: Combination;
  change: Change;
  changed: (typeof MOMENTS)[number];
  payment: (typeof PAYMENTS)[number];
  notice: (typeof CALLBACKS)[number];
  failure: (typeof FAILURES)[number];
  members: (typeof GROUPS)[number];
}

export const CHANNEL_IDS = { alipay: 1, wxpay: 2, balance: 0 } as const;

/** Whether the marketplace learns of the payment when it is made. */
export const isNoticed = ({ payment, notice }: Attempt): boolean =>
  payment === "balance" || notice === "now" || notice === "twice";
