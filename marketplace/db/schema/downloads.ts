import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Downloads by advertisement and day in China. */
export const adDownloads = pgTable(
  "ad_downloads",
  {
    ad: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ad, t.day] }),
    check("ad_downloads_count", sql`${t.count} > 0`),
    check("ad_downloads_ad", sql`${t.ad} <> ''`),
  ],
);
