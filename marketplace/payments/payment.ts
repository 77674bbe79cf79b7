import type { SURPLUS_OUTCOMES } from "../database/schema";
import type { Received } from "../payable";
import type { ProviderName } from "../providers/payments/provider";

/** A payment that a provider has reported. */
export interface Payment {
  channel: ProviderName;
  orderNum: string;
  amountFen: number;
  /** The provider's transaction number. */
  tradeNum: string;
  /** Id of the callback; null when the provider was queried. */
  callbackId: string | null;
}

/** Why an order cannot use a payment. */
export type SurplusReason = (typeof SURPLUS_OUTCOMES)[number];

/**
 * `refund_…`: its order cannot use it, so it is refunded. The bare reasons: the same, but the provider did not confirm
 * that it has this payment, so nothing is refunded.
 */
export type PaymentResult = Received | "unknown_order" | SurplusReason | `refund_${SurplusReason}`;
