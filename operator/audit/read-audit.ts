import type { Db } from "@storefront/marketplace/database/db";
import { operatorAudit } from "@storefront/marketplace/database/schema";
import { desc, lt } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

const PAGE_SIZE = 50;

/**
 * Reads a page of the audit log, newest first.
 * @param before id of the last entry of the previous page; null for the first page
 */
export async function readAudit(
  db: Db,
  before: number | null,
): Promise<ListPart<typeof operatorAudit.$inferSelect>> {
  const rows = await db
    .select()
    .from(operatorAudit)
    .where(before === null ? undefined : lt(operatorAudit.id, before))
    .orderBy(desc(operatorAudit.id))
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, PAGE_SIZE, ({ id }) => id);
}
