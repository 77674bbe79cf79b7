/** Longest rental: three days. Also the longest remaining time after an extension. */
export const MAX_RENT_HOURS = 72;

/** Whether an order number is an extension's: the database issues those in a distinct format. */
export const isExtensionNum = (orderNum: string): boolean => /^8\d{22}$/.test(orderNum);
