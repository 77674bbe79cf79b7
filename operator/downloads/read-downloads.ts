import type { Db } from "@storefront/marketplace/database/db";
import { adDownloads } from "@storefront/marketplace/database/schema";
import { and, asc, desc, eq, gte, lte, type SQL, sql, sum } from "drizzle-orm";

/** Dimensions that downloads are grouped by. */
export type DownloadGroup = "day" | "brand" | "ad" | "platform";

/** Which downloads: days in China ("2026-03-01"), both inclusive, and exact values of the other dimensions. */
export interface DownloadFilter {
  from: string;
  to: string;
  brand?: string | undefined;
  ad?: string | undefined;
  platform?: string | undefined;
}

export interface Downloads {
  total: number;
  /** Sums per dimension, highest first; days newest first. */
  by: Record<DownloadGroup, { key: string; count: number }[]>;
  /** Per day, newest first. */
  rows: (Record<DownloadGroup, string> & { count: number })[];
  /** Whether there are more rows than these. */
  isTruncated: boolean;
}

const MAX_ROWS = 500;
const MAX_KEYS = 50;

const COLUMNS = {
  day: adDownloads.day,
  // A brand has several hosts. Where no brand was recorded, its host is used.
  brand: sql<string>`coalesce(nullif(${adDownloads.brand}, ''), ${adDownloads.site})`.as(
    "shown_brand",
  ),
  ad: adDownloads.ad,
  platform: adDownloads.platform,
};
const COUNT = sum(adDownloads.count).mapWith(Number);

/** Reads the downloads through advertisements that match a filter, in sums per dimension and in rows. */
export async function readDownloads(db: Db, filter: DownloadFilter): Promise<Downloads> {
  const where = conditionOf(filter);
  const groupedBy = async (group: DownloadGroup) => {
    const { [group]: column } = COLUMNS;
    const rows = await db
      .select({ key: column, count: COUNT })
      .from(adDownloads)
      .where(where)
      .groupBy(column)
      .orderBy(group === "day" ? desc(column) : desc(COUNT), asc(column))
      .limit(MAX_KEYS);
    return rows.map(({ key, count }) => ({ key: String(key), count }));
  };
  const [all] = await db.select({ count: COUNT }).from(adDownloads).where(where);
  const { day, brand, ad, platform } = COLUMNS;
  const rows = await db
    .select({ ...COLUMNS, count: COUNT })
    .from(adDownloads)
    .where(where)
    .groupBy(day, brand, ad, platform)
    .orderBy(desc(day), desc(COUNT), asc(ad), asc(brand), asc(platform))
    .limit(MAX_ROWS + 1);
  return {
    total: all?.count ?? 0,
    by: {
      day: await groupedBy("day"),
      brand: await groupedBy("brand"),
      ad: await groupedBy("ad"),
      platform: await groupedBy("platform"),
    },
    rows: rows.slice(0, MAX_ROWS),
    isTruncated: rows.length > MAX_ROWS,
  };
}

function conditionOf({ from, to, brand, ad, platform }: DownloadFilter): SQL | undefined {
  const { brand: shownBrand } = COLUMNS;
  return and(
    gte(adDownloads.day, from),
    lte(adDownloads.day, to),
    brand === undefined ? undefined : sql`${shownBrand.sql} = ${brand}`,
    ad === undefined ? undefined : eq(adDownloads.ad, ad),
    platform === undefined ? undefined : eq(adDownloads.platform, platform),
  );
}
