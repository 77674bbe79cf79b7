/** Hours from the payment in which a booster has to accept. */
export const ACCEPT_HOURS = 24;

/** Hours that a boost may take longer than was sold. */
export const GRACE_HOURS = 24;
