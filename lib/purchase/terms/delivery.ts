import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";

/**
 * How goods are delivered: automatically with the payment, or later by the seller. `delivery_type` on the wire, 2 for
 * automatic (product §3); a missing one counts as automatic.
 */
export type Delivery = "automatic" | "manual";

export const deliveryOf = (deliveryType: number | null): Delivery =>
  deliveryType === null || deliveryType === AUTOMATIC_DELIVERY ? "automatic" : "manual";

/** Reads a stored delivery; earlier versions of the page stored none, which counts as automatic. */
export const readStoredDelivery = (value: unknown): Delivery =>
  value === "manual" ? "manual" : "automatic";
