import { lt } from "drizzle-orm";
import { orderHandovers, pendingBinds, smsCodes, tokens, wechatScans } from "@/database/schema";
import type { Deps } from "../../deps";

/** What has expired is kept for this long, in milliseconds, so that a complaint can still be looked into. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes what logins leave behind: codes, tokens, scans and identities that expired more than a day ago. */
export async function forgetOldLogins({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (const table of [smsCodes, tokens, wechatScans, pendingBinds, orderHandovers]) {
    await db.delete(table).where(lt(table.expiresAt, before));
  }
}
