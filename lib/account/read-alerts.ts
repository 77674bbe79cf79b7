import { ALERT_KINDS, type AlertKind } from "@storefront/contract/discovery/alert-terms";
import { fenToYuan } from "@storefront/contract/money";
import { asCount, asFen, asList, asObject, asText, asTime } from "@/lib/decode/lenient";
import { type GoodsRow, readRows } from "@/lib/goods/goods-row";
import { priceUnit } from "@/lib/goods/price-unit";

/** The visitor's alert for a listing. */
export interface Alert {
  id: number;
  kind: AlertKind;
  goodsId: number;
  name: string;
  /** For a price alert, integer fen: the visitor is notified of a lower price. */
  belowFen: number;
  /** The last notification, ms since 1970. */
  notifiedAt: number | null;
  /** The listing in its current state; null: it is gone. */
  row: GoodsRow | null;
}

/** Reads the answer of `alerts`. @returns null when it has no list */
export function readAlerts(data: unknown): Alert[] | null {
  const { list } = asObject(data);
  return Array.isArray(list) ? asList(list, readAlert) : null;
}

function readAlert(entry: unknown): Alert | null {
  const alert = asObject(entry);
  const [id, goodsId] = [asCount(alert.alert_id), asCount(alert.goods_id)];
  const kind = ALERT_KINDS.find((each) => each === alert.kind);
  if (id === 0 || goodsId === 0 || kind === undefined) return null;
  const [row = null] = readRows([alert.goods]);
  return {
    id,
    kind,
    goodsId,
    name: asText(alert.goods_name, 300) || `商品 ${goodsId}`,
    belowFen: asFen(alert.below),
    notifiedAt: asTime(alert.notified_at),
    row,
  };
}

/** The condition of an alert, or that it has ended. */
export function alertState({ kind, row, belowFen, notifiedAt }: Alert): string {
  if (row === null) return "商品已下架，不会再提醒";
  if (kind === "price") return `低于 ¥${fenToYuan(belowFen)}${priceUnit(row.kind)} 时提醒`;
  if (notifiedAt !== null) return "已经提醒过";
  return row.kind === "租号" ? "空出来时提醒" : "有货时提醒";
}
