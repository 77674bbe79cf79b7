/** Hours after the delivery in which a buyer can object; then the order completes automatically. */
export const CONFIRM_HOURS = 72;

/** Most characters of the text that a seller hands over. */
export const NOTE_LENGTH = 2000;
