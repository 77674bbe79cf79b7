import { ApiError } from "@storefront/contract/api-error";
import { goodsReports } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, isNull } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";

const MAX_ID = 2_147_483_647;

/**
 * Marks a report as handled. Acting on the listing itself is done on its own page.
 * @throws ApiError `goodsNotFound` when there is no such open report; nothing is changed then
 */
export function handleReport(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  reportId: number,
): Promise<void> {
  if (reportId > MAX_ID) throw new ApiError("goodsNotFound", { msg: "没有这条举报" });
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [report] = await tx
      .update(goodsReports)
      .set({ handledAt: now, handledBy: actor.name })
      .where(and(eq(goodsReports.id, reportId), isNull(goodsReports.handledAt)))
      .returning();
    if (!report) throw new ApiError("goodsNotFound", { msg: "这条举报已经处理过了" });
    const entry = {
      action: "report.handle",
      subject: `listing ${report.goodsId}`,
      before: { report: report.reason },
      after: { report: "handled" },
    } as const;
    await recordAudit(tx, actor, entry, now);
  });
}
