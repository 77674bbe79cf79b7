import { ApiError } from "@storefront/contract/api-error";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { users } from "../database/schema";

/** Debits a balance, in the caller's transaction. @throws ApiError `balanceShort`, without a change */
export async function takeFromBalance(tx: Db, userId: number, fen: number): Promise<void> {
  const taken = await tx
    .update(users)
    .set({ balanceFen: sql`${users.balanceFen} - ${fen}` })
    .where(and(eq(users.id, userId), gte(users.balanceFen, fen)))
    .returning({ id: users.id });
  if (taken.length === 0) throw new ApiError("balanceShort");
}

/** Returns money to the balance that it was paid from, in the caller's transaction. */
export async function giveToBalance(tx: Db, userId: number, fen: number): Promise<void> {
  await tx
    .update(users)
    .set({ balanceFen: sql`${users.balanceFen} + ${fen}` })
    .where(eq(users.id, userId));
}
