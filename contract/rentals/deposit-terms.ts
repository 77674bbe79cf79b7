/** Hours from the end of a rental in which the seller checks the account; then the deposit returns automatically. */
export const DEPOSIT_CHECK_HOURS = 24;

/** Hours that a renter has to answer a claim against the deposit; then the operator decides. */
export const CLAIM_ANSWER_HOURS = 48;
