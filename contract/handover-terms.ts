/** How long after the payment a phone may ask to go on to the order, in seconds (docs/account.md). */
export const HANDOVER_S = 10 * 60;
