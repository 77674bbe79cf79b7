import type { Db } from "@storefront/marketplace/database/db";
import { goods, goodsReports, users } from "@storefront/marketplace/database/schema";
import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";

const PAGE_SIZE = 50;

export interface Report {
  id: number;
  goodsId: number;
  goodsName: string;
  reason: typeof goodsReports.$inferSelect.reason;
  text: string;
  phone: string | null;
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
}

/**
 * Reads a page of listing reports, newest first.
 * @param handled whether to read handled or open ones
 * @param before id of the last report of the previous page; null for the first page
 */
export async function readReports(
  db: Db,
  handled: boolean,
  before: number | null,
): Promise<{ reports: Report[]; next: number | null }> {
  const rows = await db
    .select({
      id: goodsReports.id,
      goodsId: goodsReports.goodsId,
      goodsName: goods.name,
      reason: goodsReports.reason,
      text: goodsReports.text,
      phone: users.phone,
      createdAt: goodsReports.createdAt,
      handledAt: goodsReports.handledAt,
      handledBy: goodsReports.handledBy,
    })
    .from(goodsReports)
    .innerJoin(goods, eq(goods.id, goodsReports.goodsId))
    .innerJoin(users, eq(users.id, goodsReports.userId))
    .where(
      and(
        handled ? isNotNull(goodsReports.handledAt) : isNull(goodsReports.handledAt),
        before === null ? undefined : lt(goodsReports.id, before),
      ),
    )
    .orderBy(desc(goodsReports.id))
    .limit(PAGE_SIZE + 1);
  const reports = rows.slice(0, PAGE_SIZE);
  return { reports, next: rows.length > PAGE_SIZE ? (reports.at(-1)?.id ?? null) : null };
}
