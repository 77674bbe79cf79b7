/** Days from the payment in which a listing that says so is taken back without a reason (spec §9). */
export const NO_REASON_REFUND_DAYS = 3;
