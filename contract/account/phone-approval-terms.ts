/** Seconds after the payment in which a phone may request access to the order (docs/account.md). */
export const PHONE_APPROVAL_S = 10 * 60;
