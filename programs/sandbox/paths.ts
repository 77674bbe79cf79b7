/** Where pages of simulated systems stand on the marketplace's address. */
export const CASHIER_PATH = "/phone/cashier";
export const OPEN_PLATFORM_PATH = "/phone/open.weixin";
