import type { Db } from "@storefront/marketplace/database/db";
import { goods } from "@storefront/marketplace/database/schema";
import { isOneOf } from "./is-one-of";
import type { ListingRow } from "./listing-row";
import { dateOf } from "./time";

/**
 * Returns the times of inspection reports. A relative time is resolved once: a stored report with the same number keeps
 * its time, so that repeating an import changes nothing.
 * @returns ISO times by listing id
 */
export async function readReportTimes(
  db: Db,
  rows: readonly ListingRow[],
  now: Date,
): Promise<Map<number, string>> {
  const reports = rows.flatMap(({ id, inspection_report: report }) =>
    report ? [{ id, number: report.report_no, checkedAt: report.checked_at }] : [],
  );
  const counted = reports.filter(({ checkedAt }) => "msAgo" in checkedAt).map(({ id }) => id);
  const stored = new Map<number, { report_no: string; checked_at: string } | undefined>();
  if (counted.length > 0) {
    const found = await db
      .select({ id: goods.id, texts: goods.texts })
      .from(goods)
      .where(isOneOf(goods.id, counted));
    for (const { id, texts } of found) stored.set(id, texts.inspectionReport);
  }
  return new Map(
    reports.map(({ id, number, checkedAt }) => {
      const before = stored.get(id);
      const known = before?.report_no === number ? before.checked_at : undefined;
      return [id, known ?? dateOf(checkedAt, now).toISOString()];
    }),
  );
}
