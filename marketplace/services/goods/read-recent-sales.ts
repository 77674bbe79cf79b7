import type { recentSale } from "@storefront/contract/goods";
import { fenToYuan } from "@storefront/contract/money";
import { and, desc, eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { orders, SOLD_STATUSES, users } from "../../database/schema";
import { anonymousName } from "../../domain/orders/anonymous-buyer";

/** Number of sales in the ticker. */
const SHOWN = 10;

/** Reads the newest sales of goods, without the buyers' identity (product §4 Tickers). */
export async function readRecentSales(
  db: Db,
  goodsId: number,
): Promise<z.output<typeof recentSale>[]> {
  const rows = await db
    .select({
      nickname: users.nickname,
      specName: orders.specName,
      quantity: orders.quantity,
      lines: orders.lines,
      envelopeFen: orders.envelopeFen,
      firstBuy: orders.firstBuy,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.goodsId, goodsId), inArray(orders.status, SOLD_STATUSES)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(SHOWN);
  return rows.map(({ nickname, specName, quantity, lines, envelopeFen, firstBuy }) => ({
    buyer: anonymousName(nickname),
    spec_name: specName,
    quantity,
    saved: fenToYuan(lines.reduce((sum, line) => sum + line.fen, envelopeFen)),
    first_order: firstBuy ? 1 : 0,
  }));
}
