/** Final state of an order as its buyer saw it; `returned` means paid and refunded. */
export type End = "cancelled" | "paid" | "returned";

/** What was bought: a card secret, an hour of an account, a seat of a group of two, or goods that the seller delivers. */
export type Kind = "card" | "rental" | "group" | "manual";

export interface Purchase {
  orderNum: string;
  kind: Kind;
  end: End;
  /** The price that was confirmed, which must have been charged; in yuan. */
  price: string;
}
