import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { stock } from "../database/schema";

type Column = "available" | "held" | "sold";

export interface Pieces {
  stockId: number;
  quantity: number;
  giftPieces: number;
}

/** Returns the pieces that an order takes: the bought ones and those that come with them. */
export const piecesOf = ({ quantity, giftPieces }: Omit<Pieces, "stockId">): number =>
  quantity + giftPieces;

/**
 * Moves an order's pieces between two columns of a stock row, all or none; locks the row until the transaction ends.
 * @returns false when there are not enough pieces
 */
export async function moveStock(tx: Db, order: Pieces, from: Column, to: Column): Promise<boolean> {
  const [row] = await MOVES[from][to](tx, { stockId: order.stockId, pieces: piecesOf(order) });
  return row !== undefined;
}

interface Moved {
  stockId: number;
  pieces: number;
}

const composeMove = (from: Column, to: Column) =>
  prepareOnce((db, { stockId, pieces }: Placeholders<Moved>) => {
    const change: Partial<Record<Column, SQL>> = {
      [from]: sql`${stock[from]} - ${pieces}`,
      [to]: sql`${stock[to]} + ${pieces}`,
    };
    return db
      .update(stock)
      .set(change)
      .where(and(eq(stock.id, stockId), gte(stock[from], pieces)))
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
