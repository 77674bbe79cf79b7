import { inArray } from "drizzle-orm";
import type { Db } from "../database/db";
import { fulfilmentTasks } from "../database/schema";

export interface Processing {
  refund_at: string;
}

/** Reads which paid orders wait for their fulfillment, and until when at most, by order number. */
export async function readProcessing(
  db: Db,
  orderNums: readonly string[],
): Promise<Map<string, Processing>> {
  if (orderNums.length === 0) return new Map();
  const rows = await db
    .select({ orderNum: fulfilmentTasks.orderNum, refundAt: fulfilmentTasks.refundAt })
    .from(fulfilmentTasks)
    .where(inArray(fulfilmentTasks.orderNum, [...orderNums]));
  return new Map(rows.map((row) => [row.orderNum, { refund_at: row.refundAt.toISOString() }]));
}
