/** Session storage keys of purchases that can be gone on with: apart, so that looking whether there are any is cheap. */
export const OPEN_ORDERS = "open_orders";
export const SUBMISSIONS = "purchase_submissions";
