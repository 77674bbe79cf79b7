import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Downloads by advertisement, brand, platform and day in China. */
export const adDownloads = pgTable(
  "ad_downloads",
  {
    ad: text().notNull(),
    /** Host of the visit without port, or on the mobile site of all brands the brand's key; "" when it was not recorded. */
    site: text().notNull().default(""),
    /** Key of the brand; "" for a host without one, and for downloads of earlier releases. */
    brand: text().notNull().default(""),
    /** From the user agent; "" when it was not recorded. */
    platform: text().notNull().default(""),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ad, t.site, t.platform, t.day] }),
    check("ad_downloads_count", sql`${t.count} > 0`),
    check("ad_downloads_ad", sql`${t.ad} <> ''`),
  ],
);
