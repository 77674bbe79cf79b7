/** Hours after the delivery in which a buyer can object; then the order completes by itself. */
export const CONFIRM_HOURS = 72;

/** What a seller hands over at most, in characters. */
export const NOTE_LENGTH = 2000;
