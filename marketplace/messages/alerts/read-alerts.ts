import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { desc, eq } from "drizzle-orm";
import { readGoodsByIds } from "../../catalogue/catalogue";
import type { Db } from "../../database/db";
import { goods, goodsAlerts } from "../../database/schema";

/** Reads a user's alerts with their listings as they are now, newest first. */
export async function readAlerts(db: Db, userId: number): Promise<CallAnswer<"alerts">> {
  const rows = await db
    .select({ alert: goodsAlerts, name: goods.name })
    .from(goodsAlerts)
    .innerJoin(goods, eq(goods.id, goodsAlerts.goodsId))
    .where(eq(goodsAlerts.userId, userId))
    .orderBy(desc(goodsAlerts.createdAt), desc(goodsAlerts.id));
  const ids = [...new Set(rows.map(({ alert }) => alert.goodsId))];
  const { list } = await readGoodsByIds(db, ids);
  const items = new Map(list.map((item) => [item.goods_id, item]));
  return {
    list: rows.map(({ alert, name }) => ({
      alert_id: alert.id,
      kind: alert.kind,
      goods_id: alert.goodsId,
      goods_name: name,
      below: alert.belowFen === null ? null : fenToYuan(alert.belowFen),
      notified_at: alert.notifiedAt?.toISOString() ?? null,
      goods: items.get(alert.goodsId) ?? null,
    })),
  };
}
