import type { AlertKind } from "@storefront/contract/discovery/alert-terms";

/** 降价提醒, 空闲提醒 of rentals, 到货提醒. @param kind of the listing: 租号, 账号 … */
export function alertName(alert: AlertKind, kind: string): string {
  if (alert === "price") return "降价提醒";
  return kind === "租号" ? "空闲提醒" : "到货提醒";
}
