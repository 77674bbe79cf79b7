import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { users } from "@/database/schema";
import { ACCOUNTS, balanceOf } from "../services/ledger/accounts";
import { recordTransfers } from "../services/ledger/record-transfers";

/** Gives a buyer a balance, as one that was there before anything was sold: the books stay right. */
export async function setBalance(db: Db, userId: number, fen: number): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const more = fen - (user?.balanceFen ?? 0);
  await db.update(users).set({ balanceFen: fen }).where(eq(users.id, userId));
  const [from, to] =
    more > 0 ? [ACCOUNTS.opening, balanceOf(userId)] : [balanceOf(userId), ACCOUNTS.opening];
  await recordTransfers(db, { event: "opening", orderNum: null, now: new Date() }, [
    { from, to, fen: Math.abs(more) },
  ]);
}
