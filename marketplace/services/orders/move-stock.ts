import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { stock } from "../../db/schema";

type Column = "available" | "held" | "sold";

export interface Pieces {
  stockId: number;
  quantity: number;
}

/**
 * Moves pieces between two columns of their row, all or none; the row stays locked until the transaction ends.
 * @returns whether a listing became or ceased to be sold out by it; null when there are not enough pieces
 */
export async function moveStock(
  tx: Db,
  { stockId, quantity }: Pieces,
  from: Column,
  to: Column,
): Promise<{ turned: boolean } | null> {
  const change: Partial<Record<Column, SQL>> = {
    [from]: sql`${stock[from]} - ${quantity}`,
    [to]: sql`${stock[to]} + ${quantity}`,
  };
  const [row] = await tx
    .update(stock)
    .set(change)
    .where(and(eq(stock.id, stockId), gte(stock[from], quantity)))
    .returning({ available: stock.available });
  if (!row) return null;
  const turned =
    (from === "available" && row.available === 0) ||
    (to === "available" && row.available === quantity);
  return { turned };
}
