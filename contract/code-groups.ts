/**
 * The codes of product §8. Separate from the table of refusals, because every page of the storefront loads these few
 * numbers and none needs the messages.
 */

/** Codes that count as success for every call except those of the purchase page (product §8). */
export const SUCCESS_CODES = [0, 66000, 90001, 700013, 900012, 900013, 700014, 700015] as const;

/** Codes that mean "log in again" (product §8). */
export const LOGIN_EXPIRED_CODES = [50000, 50107, 50108, 50109, 50113, 50104] as const;

/** Only on `webLogin`: this WeChat identity has no phone number yet (product §4 Login). */
export const BIND_PHONE_CODE = 50104;
