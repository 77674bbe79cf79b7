import type { Db } from "@storefront/marketplace/database/db";
import { adDownloads } from "@storefront/marketplace/database/schema";
import { and, asc, desc, gte, lte, sum } from "drizzle-orm";

/** Dimensions that downloads are grouped by. */
export const DOWNLOAD_GROUPS = ["day", "site", "ad", "platform"] as const;
export type DownloadGroup = (typeof DOWNLOAD_GROUPS)[number];

export interface Downloads {
  total: number;
  /** Sums per dimension, highest first; days newest first. */
  by: Record<DownloadGroup, { key: string; count: number }[]>;
  /** Per day, newest first. */
  rows: (typeof adDownloads.$inferSelect)[];
  /** Whether there are more rows than these. */
  isTruncated: boolean;
}

const MAX_ROWS = 500;
const MAX_KEYS = 50;

/** Reads the downloads of the days `from` to `to` in China ("2026-03-01"), both inclusive. */
export async function readDownloads(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Downloads> {
  const within = and(gte(adDownloads.day, from), lte(adDownloads.day, to));
  const sumBy = async (group: DownloadGroup) => {
    const column = adDownloads[group];
    const total = sum(adDownloads.count).mapWith(Number);
    const rows = await db
      .select({ key: column, count: total })
      .from(adDownloads)
      .where(within)
      .groupBy(column)
      .orderBy(group === "day" ? desc(column) : desc(total), asc(column))
      .limit(MAX_KEYS);
    return rows.map(({ key, count }) => ({ key: String(key), count }));
  };
  const [all] = await db
    .select({ count: sum(adDownloads.count).mapWith(Number) })
    .from(adDownloads)
    .where(within);
  const rows = await db
    .select()
    .from(adDownloads)
    .where(within)
    .orderBy(desc(adDownloads.day), desc(adDownloads.count), asc(adDownloads.ad))
    .limit(MAX_ROWS + 1);
  return {
    total: all?.count ?? 0,
    by: {
      day: await sumBy("day"),
      site: await sumBy("site"),
      ad: await sumBy("ad"),
      platform: await sumBy("platform"),
    },
    rows: rows.slice(0, MAX_ROWS),
    isTruncated: rows.length > MAX_ROWS,
  };
}
