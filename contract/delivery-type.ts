/** `delivery_type` on the wire (product §3): card secrets with the payment, or by the seller in the time after it. */
export const AUTOMATIC_DELIVERY = 2;
export const MANUAL_DELIVERY = 1;
