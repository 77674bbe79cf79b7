import type { Db } from "@storefront/marketplace/database/db";
import { users } from "@storefront/marketplace/database/schema";
import { ACCOUNTS, balanceOf, recordTransfers } from "@storefront/marketplace/ledger/ledger";
import { eq } from "drizzle-orm";

/** Sets a buyer's balance as an opening balance, so that the ledger stays consistent. */
export async function setBalance(db: Db, userId: number, fen: number): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const changeFen = fen - (user?.balanceFen ?? 0);
  await db.update(users).set({ balanceFen: fen }).where(eq(users.id, userId));
  const [from, to] =
    changeFen > 0 ? [ACCOUNTS.opening, balanceOf(userId)] : [balanceOf(userId), ACCOUNTS.opening];
  await recordTransfers(db, { event: "opening", orderNum: null, now: new Date() }, [
    { from, to, fen: Math.abs(changeFen) },
  ]);
}
