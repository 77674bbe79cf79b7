/** The payment providers, as the contract names their channels. The buyer's balance is none. */
export type ProviderName = "alipay" | "wxpay";

export interface NewTrade {
  orderNum: string;
  amountFen: number;
  /** What the buyer reads on the bill. */
  subject: string;
  /** The provider takes no payment after that. */
  expiresAt: Date;
}

/** `unknown`: no answer, or none that can be believed. The call may have had its effect; repeating it is safe. */
interface Unknown {
  state: "unknown";
  reason: string;
}
/** The provider said no. `reason` is its own code. */
interface Refused {
  state: "refused";
  reason: string;
}

/** `qrText`: what the buyer's QR code holds. */
export type Created = { state: "created"; qrText: string } | Refused | Unknown;

/**
 * `absent`: the provider has no such trade. Alipay has none until the buyer has scanned the QR code. `failed`: the last
 * try to pay was refused; the trade can still be paid.
 */
export type Queried =
  | { state: "paid"; amountFen: number; tradeNum: string }
  | { state: "waiting"; failed?: true }
  | { state: "closed" }
  | { state: "absent" }
  | Unknown;

/** `paid`: it could not be closed, because the buyer has paid. */
export type Closed = { state: "closed" } | { state: "absent" } | { state: "paid" } | Unknown;

export interface RefundOrder {
  orderNum: string;
  /** The same number again is the same refund, never a second one. */
  refundNum: string;
  amountFen: number;
  /** What was paid in all. */
  totalFen: number;
  reason: string;
}

/** `pending`: taken, and not finished; ask again. `absent`: the provider knows no such refund. */
export type Refunded =
  | { state: "refunded" }
  | { state: "pending" }
  | { state: "absent" }
  | Refused
  | Unknown;

/** A line of a provider's bill: money that came (`refundNum` null) or went back. */
export interface BillEntry {
  orderNum: string;
  refundNum: string | null;
  /** Whole fen, positive either way. */
  amountFen: number;
}

/** What the provider says that it has moved on a day. A bill is made in the morning after; before that it is refused. */
export type FetchedBill = { state: "fetched"; entries: BillEntry[] } | Refused | Unknown;

/** A notification as it came over the wire. */
export interface RawNotification {
  headers: Headers;
  body: Uint8Array;
}

/** A payment, from a provider's notification whose signature, application and merchant were checked. The amount was not. */
export interface PaymentNotification {
  noticeId: string;
  orderNum: string;
  amountFen: number;
  /** The provider's own number of the trade. */
  tradeNum: string;
}

export const NOTIFICATION_REFUSALS = [
  "malformed",
  "bad_signature",
  "stale",
  "wrong_app",
  "wrong_merchant",
  "wrong_currency",
] as const;
export type NotificationRefusal = (typeof NOTIFICATION_REFUSALS)[number];

/**
 * `failed`: the provider has closed the trade without a payment. `ignored`: genuine, and no payment (a refund):
 * acknowledged, so that it does not come again.
 */
export type ParsedNotification =
  | { state: "paid"; notification: PaymentNotification }
  | { state: "failed"; orderNum: string; event: string }
  | { state: "ignored"; event: string }
  | { state: "refused"; reason: NotificationRefusal };

/** What a provider expects as the answer to a notification. */
export interface Acknowledgement {
  status: number;
  contentType: string;
  body: string;
}

/** One payment provider. Amounts are whole fen. No method throws for anything that the provider may answer. */
export interface PaymentProvider {
  /** Makes the trade of an order; again for the same order while it waits: a QR code for the same trade. */
  create(trade: NewTrade): Promise<Created>;
  query(orderNum: string): Promise<Queried>;
  close(orderNum: string): Promise<Closed>;
  refund(refund: RefundOrder): Promise<Refunded>;
  queryRefund(refund: Pick<RefundOrder, "orderNum" | "refundNum">): Promise<Refunded>;
  /** @param day of China's calendar, "2026-03-01" */
  fetchBill(day: string): Promise<FetchedBill>;
  parseNotification(raw: RawNotification): Promise<ParsedNotification>;
  /** @param accepted false: the provider is to send it again */
  acknowledge(accepted: boolean): Acknowledgement;
}

export type PaymentProviders = Partial<Record<ProviderName, PaymentProvider>>;
