/** Constants of alerts. Plain data: importing it does not load the schema library in the browser. */

/** price: 降价提醒. stock: a rented account is free again, or a sold-out listing is back (空闲提醒, 到货提醒). */
export const ALERT_KINDS = ["price", "stock"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alerts of one user. */
export const ALERTS_MOST = 50;
