import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { composeOnce, type Places } from "../../db/compose-once";
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
  const [row] = await MOVES[from][to](tx, { stockId, quantity });
  if (!row) return null;
  const turned =
    (from === "available" && row.available === 0) ||
    (to === "available" && row.available === quantity);
  return { turned };
}

const composeMove = (from: Column, to: Column) =>
  composeOnce((db, { stockId, quantity }: Places<Pieces>) => {
    const change: Partial<Record<Column, SQL>> = {
      [from]: sql`${stock[from]} - ${quantity}`,
      [to]: sql`${stock[to]} + ${quantity}`,
    };
    return db
      .update(stock)
      .set(change)
      .where(and(eq(stock.id, stockId), gte(stock[from], quantity)))
      .returning({ available: stock.available });
  });

const movesFrom = (from: Column) => ({
  available: composeMove(from, "available"),
  held: composeMove(from, "held"),
  sold: composeMove(from, "sold"),
});

const MOVES = {
  available: movesFrom("available"),
  held: movesFrom("held"),
  sold: movesFrom("sold"),
};
