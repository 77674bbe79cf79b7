/** Paths of the simulated systems' pages on the marketplace's port. */
export const CASHIER_PATH = "/phone/cashier";
export const OPEN_PLATFORM_PATH = "/phone/open.weixin";
