import { AUTOMATIC_DELIVERY } from "@/contract/trade";

/**
 * How what was bought is handed over: with the payment, or by its seller in the time after it. On the wire
 * `delivery_type`, 2 for automatic (product §3); where it is missing, nothing is said of a seller.
 */
export type Delivery = "automatic" | "manual";

export const deliveryOf = (deliveryType: number | null): Delivery =>
  deliveryType === null || deliveryType === AUTOMATIC_DELIVERY ? "automatic" : "manual";

/** @returns what was kept by this window, also by a version of the page that knew one way only */
export const keptDelivery = (value: unknown): Delivery =>
  value === "manual" ? "manual" : "automatic";
