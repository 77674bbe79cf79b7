/**
 * Kinds of events of a user's data. deadline: something ends soon unless the buyer acts. alert: an alert for a listing,
 * or a saved search. phone: a phone has scanned a code with a ticket.
 */
export const ACCOUNT_EVENT_KINDS = [
  "order",
  "boost",
  "extension",
  "rental",
  "after_sale",
  "message",
  "coupon",
  "deadline",
  "alert",
  "phone",
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];
