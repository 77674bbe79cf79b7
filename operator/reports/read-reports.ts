import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "@/database/open";
import { goods, goodsReports, users } from "@/database/schema";

const REPORTS_A_PAGE = 50;

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
 * Reports of listings, newest first.
 * @param handled whether those that were dealt with are wanted, or those that wait
 * @param before the id of the last one of the page before; null: from the newest
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
    .limit(REPORTS_A_PAGE + 1);
  const reports = rows.slice(0, REPORTS_A_PAGE);
  return { reports, next: rows.length > REPORTS_A_PAGE ? (reports.at(-1)?.id ?? null) : null };
}
