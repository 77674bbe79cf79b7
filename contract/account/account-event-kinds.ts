/**
 * What happens to what belongs to a user. deadline: something ends soon unless the buyer
 * acts. alert: of a listing or a saved search, something that the user wanted to be told of. phone: a phone that has scanned a code with a ticket.
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
