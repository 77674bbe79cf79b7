/** When card secrets are delivered (product §9). */
export const AUTO_DELIVERY_HOURS = "7×24 小时";
