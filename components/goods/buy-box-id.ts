/** Where a link leads back to what is bought. */
export const BUY_BOX = "buy";
