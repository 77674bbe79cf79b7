/** Hours after the delivery in which a buyer can object; then the order completes automatically. */
export const CONFIRM_HOURS = 72;
