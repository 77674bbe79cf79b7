import { ApiError } from "@storefront/contract/api-error";
import { REPORTS_PER_DAY, type ReportReason } from "@storefront/contract/listing/report-reasons";
import { and, gt, sql } from "drizzle-orm";
import { isOfPerson } from "../../accounts/accounts";
import { goodsReports } from "../../database/schema";
import type { Deps } from "../../deps";
import { liveGoods } from "./live-goods";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * 举报: reports a listing to the operators. Replaces the same buyer's earlier report until an operator handles it.
 * @throws ApiError `goodsNotFound`, `tooFrequent`
 */
export async function reportGoods(
  { db, clock }: Pick<Deps, "db" | "clock">,
  report: { userId: number; goodsId: number; reason: ReportReason; text: string },
): Promise<null> {
  const now = clock.now();
  await liveGoods(db, report.goodsId);
  const since = new Date(now.getTime() - DAY_MS);
  const own = and(
    isOfPerson(goodsReports.userId, report.userId),
    gt(goodsReports.createdAt, since),
  );
  if ((await db.$count(goodsReports, own)) >= REPORTS_PER_DAY) {
    throw new ApiError("tooFrequent", { msg: "今天的举报太多了，请明天再来" });
  }
  const { reason, text } = report;
  await db
    .insert(goodsReports)
    .values({ ...report, createdAt: now })
    .onConflictDoUpdate({
      target: [goodsReports.goodsId, goodsReports.userId],
      targetWhere: sql`${goodsReports.handledAt} is null`,
      set: { reason, text, createdAt: now },
    });
  return null;
}
