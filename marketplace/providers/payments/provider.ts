/** The payment providers by their channel names in the contract. The buyer's balance is not a provider. */
export type ProviderName = "alipay" | "wxpay";

export interface NewTrade {
  orderNum: string;
  amountFen: number;
  /** The text on the buyer's bill. */
  subject: string;
  /** The provider accepts no payment after this time. */
  expiresAt: Date;
}

/** No answer, or no trustworthy one. The call may have taken effect; retrying it is safe. */
interface Unknown {
  state: "unknown";
  reason: string;
}
/** The provider refused. `reason` is its error code. */
interface Refused {
  state: "refused";
  reason: string;
}

/** `qrText`: the text of the buyer's QR code. */
export type Created = { state: "created"; qrText: string } | Refused | Unknown;

/**
 * `absent`: the provider has no such trade; Alipay creates it only when the buyer scans the QR code. `failed`: the last
 * payment attempt was refused; the trade can still be paid.
 */
export type Queried =
  | { state: "paid"; amountFen: number; tradeNum: string }
  | { state: "waiting"; failed?: true }
  | { state: "closed" }
  | { state: "absent" }
  | Unknown;

/** `paid`: not closed, because the buyer has paid. */
export type Closed = { state: "closed" } | { state: "absent" } | { state: "paid" } | Unknown;

export interface RefundOrder {
  orderNum: string;
  /** The trade whose money returns, of several that were paid for the order; null when its number is not known. */
  tradeNum: string | null;
  /** Idempotency key: the same number is the same refund, never a second one. */
  refundNum: string;
  amountFen: number;
  /** The total paid by the trade. */
  totalFen: number;
  reason: string;
}

/** `pending`: accepted but not finished; query it. `absent`: the provider has no such refund. */
export type Refunded =
  | { state: "refunded" }
  | { state: "pending" }
  | { state: "absent" }
  | Refused
  | Unknown;

/** A line of a provider's bill: a payment (`refundNum` null) or a refund. */
export interface BillEntry {
  orderNum: string;
  tradeNum: string;
  refundNum: string | null;
  /** Integer fen, positive for both. */
  amountFen: number;
}

/** A provider's bill of a day. It is available the next morning; before that it is refused. */
export type FetchedBill = { state: "fetched"; entries: BillEntry[] } | Refused | Unknown;

/** A callback as received. */
export interface RawCallback {
  headers: Headers;
  body: Uint8Array;
}

/** A payment from a callback with verified signature, application and merchant. The amount is not verified. */
export interface PaymentCallback {
  callbackId: string;
  orderNum: string;
  amountFen: number;
  /** The provider's trade number. */
  tradeNum: string;
}

export const CALLBACK_REFUSALS = [
  "malformed",
  "bad_signature",
  "stale",
  "wrong_app",
  "wrong_merchant",
  "wrong_currency",
] as const;
export type CallbackRefusal = (typeof CALLBACK_REFUSALS)[number];

/**
 * `failed`: the provider has closed the trade without a payment. `ignored`: genuine, but no payment (a refund); it is
 * acknowledged, so that the provider does not repeat it.
 */
export type ParsedCallback =
  | { state: "paid"; callback: PaymentCallback }
  | { state: "failed"; orderNum: string; event: string }
  | { state: "ignored"; event: string }
  | { state: "refused"; reason: CallbackRefusal };

/** The response that a provider expects to a callback. */
export interface Acknowledgement {
  status: number;
  contentType: string;
  body: string;
}

/** A payment provider. Amounts are integer fen. No method throws, regardless of the provider's answer. */
export interface PaymentProvider {
  /** Creates the trade of an order. Repeated while the order waits, it returns a QR code for the same trade. */
  create(trade: NewTrade): Promise<Created>;
  /** @param tradeNum one of several trades of the order; the order's only one by default */
  query(orderNum: string, tradeNum?: string): Promise<Queried>;
  close(orderNum: string): Promise<Closed>;
  refund(refund: RefundOrder): Promise<Refunded>;
  queryRefund(refund: Pick<RefundOrder, "orderNum" | "tradeNum" | "refundNum">): Promise<Refunded>;
  /** @param day in China's calendar, "2026-03-01" */
  fetchBill(day: string): Promise<FetchedBill>;
  parseCallback(raw: RawCallback): Promise<ParsedCallback>;
  /** @param accepted false makes the provider send the callback again */
  acknowledge(accepted: boolean): Acknowledgement;
}

export type PaymentProviders = Partial<Record<ProviderName, PaymentProvider>>;
