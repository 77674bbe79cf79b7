import { and, eq, getTableColumns, gt, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../../database/db";
import { phoneTickets, tokens } from "../../database/schema";

export type StoredTicket = typeof phoneTickets.$inferSelect & { userId: number };

/**
 * Locks a ticket. It ends with the login that it is of.
 * @returns undefined when there is no such ticket, or its login has ended
 */
export async function lockTicket(
  tx: Db,
  isWanted: SQL | undefined,
  now: Date,
): Promise<StoredTicket | undefined> {
  const [ticket] = await tx
    .select({ ...getTableColumns(phoneTickets), userId: tokens.userId })
    .from(phoneTickets)
    .innerJoin(tokens, eq(tokens.tokenHash, phoneTickets.tokenHash))
    .where(and(isWanted, isNull(tokens.revokedAt), gt(tokens.expiresAt, now)))
    .for("update", { of: phoneTickets });
  return ticket;
}
