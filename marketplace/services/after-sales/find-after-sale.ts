import { asc, desc, eq, inArray } from "drizzle-orm";
import type { AfterSaleState } from "@/contract/after-sale-rules";
import type { Db } from "@/database/open";
import { afterSales } from "@/database/schema";

export type AfterSale = typeof afterSales.$inferSelect;

/** Returns an order's latest after-sale (earlier ones were withdrawn), or undefined. */
export async function findAfterSale(db: Db, orderNum: string): Promise<AfterSale | undefined> {
  const [last] = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.orderNum, orderNum))
    .orderBy(desc(afterSales.id))
    .limit(1);
  return last;
}

/** Returns the state of each order's latest after-sale, by order number. */
export async function latestAfterSaleStates(
  db: Db,
  orderNums: readonly string[],
): Promise<Map<string, AfterSaleState>> {
  const rows = await db
    .selectDistinctOn([afterSales.orderNum], {
      orderNum: afterSales.orderNum,
      state: afterSales.state,
    })
    .from(afterSales)
    .where(inArray(afterSales.orderNum, [...orderNums]))
    .orderBy(afterSales.orderNum, desc(afterSales.id));
  return new Map(rows.map(({ orderNum, state }) => [orderNum, state]));
}

/** Reads requests that wait for the seller's answer, oldest first. */
export function afterSalesToAnswer(db: Db, most: number): Promise<AfterSale[]> {
  return db
    .select()
    .from(afterSales)
    .where(eq(afterSales.state, "requested"))
    .orderBy(asc(afterSales.id))
    .limit(most);
}
