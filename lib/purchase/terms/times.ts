/** Times and limits of the purchase flow (product §4, §5, §9). In milliseconds unless noted otherwise. */

/** From the confirm dialog to the scan or success dialog. */
export const AFTER_CONFIRM_MS = 500;
/** From the scan dialog to the success dialog. */
export const AFTER_PAID_MS = 300;
export const POLL_MS = 3_000;
/** Timeout of a poll: twice its interval (product §10.24). */
export const POLL_TIMEOUT_MS = 2 * POLL_MS;
/** After a slow answer the next poll waits at least this long. */
export const POLL_GAP_MS = 1_000;
/** Network failures double the interval, up to this. */
export const POLL_SLOWEST_MS = 24_000;

/** Default time to pay an order when the server sends none, in integer seconds. */
export const PAY_WINDOW_S = 15 * 60;

/** In user-perceived characters. */
export const REMARK_MAX = 50;
export const LEAVE_WORD_MAX = 200;
