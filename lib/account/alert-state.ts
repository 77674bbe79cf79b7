import { fenToYuan } from "@storefront/contract/money";
import { priceUnit } from "@/lib/goods/price-unit";
import type { Alert } from "./read-alerts";

/** What an alert waits for, or that it has ended. */
export function alertState({ kind, row, belowFen, notifiedAt }: Alert): string {
  if (row === null) return "商品已下架，不会再提醒";
  if (kind === "price") return `低于 ¥${fenToYuan(belowFen)}${priceUnit(row.kind)} 时提醒`;
  if (notifiedAt !== null) return "已经提醒过";
  return row.kind === "租号" ? "空出来时提醒" : "有货时提醒";
}
