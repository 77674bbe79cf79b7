import type { Db } from "@storefront/marketplace/database/db";
import { operatorAudit } from "@storefront/marketplace/database/schema";
import { desc, lt } from "drizzle-orm";

const PAGE_SIZE = 50;

/**
 * Reads a page of the audit log, newest first.
 * @param before id of the last entry of the previous page; null for the first page
 * @returns the entries, and the id to pass for the next page; null on the last page
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
    .limit(PAGE_SIZE + 1);
  const entries = rows.slice(0, PAGE_SIZE);
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}
