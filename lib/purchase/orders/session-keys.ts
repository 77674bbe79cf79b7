/** Session storage keys of purchases that can be resumed. Separate, so that checking for any loads little code. */
export const VISITOR_ORDERS = "open_orders";
export const SUBMISSIONS = "purchase_submissions";
