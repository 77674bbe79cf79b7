/** Hours that a booster has to accept, from the payment. */
export const ACCEPT_HOURS = 24;

/** Hours that a boost may exceed the hours sold. */
export const GRACE_HOURS = 24;
