import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/database/open";
import { type Placeholders, prepareOnce } from "@/database/prepared-query";
import { stock } from "@/database/schema";

type Column = "available" | "held" | "sold";

export interface Pieces {
  stockId: number;
  quantity: number;
}

/**
 * Moves pieces between two columns of a stock row, all or none; locks the row until the transaction ends.
 * @returns false when there are not enough pieces
 */
export async function moveStock(
  tx: Db,
  { stockId, quantity }: Pieces,
  from: Column,
  to: Column,
): Promise<boolean> {
  const [row] = await MOVES[from][to](tx, { stockId, quantity });
  return row !== undefined;
}

const composeMove = (from: Column, to: Column) =>
  prepareOnce((db, { stockId, quantity }: Placeholders<Pieces>) => {
    const change: Partial<Record<Column, SQL>> = {
      [from]: sql`${stock[from]} - ${quantity}`,
      [to]: sql`${stock[to]} + ${quantity}`,
    };
    return db
      .update(stock)
      .set(change)
      .where(and(eq(stock.id, stockId), gte(stock[from], quantity)))
      .returning({ id: stock.id });
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
