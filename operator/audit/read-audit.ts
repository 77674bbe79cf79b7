import { desc, lt } from "drizzle-orm";
import type { Db } from "@/database/open";
import { operatorAudit } from "@/database/schema";

const ENTRIES_A_PAGE = 50;

/**
 * What operators did, the last first.
 * @param before the number of the last entry of the page before
 * @returns a page, and the number to go on from; null at the end
 */
export async function readAudit(
  db: Db,
  before: number | null,
): Promise<{ entries: (typeof operatorAudit.$inferSelect)[]; next: number | null }> {
  const rows = await db
    .select()
    .from(operatorAudit)
    .where(before === null ? undefined : lt(operatorAudit.id, before))
    .orderBy(desc(operatorAudit.id))
    .limit(ENTRIES_A_PAGE + 1);
  const entries = rows.slice(0, ENTRIES_A_PAGE);
  return { entries, next: rows.length > ENTRIES_A_PAGE ? (entries.at(-1)?.id ?? null) : null };
}
