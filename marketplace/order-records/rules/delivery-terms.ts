export { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";

/** Most characters of the text that a seller hands over. */
export const NOTE_LENGTH = 2000;
