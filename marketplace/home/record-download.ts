import { sql } from "drizzle-orm";
import { adDownloads } from "../database/schema";
import type { Deps } from "../deps";
import { downloadRules, guard } from "../limits/limits";
import { platformOf } from "./rules/platform-of";

/** UTC offset of China, which has one time zone and no daylight saving time. */
const CHINA_MS = 8 * 60 * 60 * 1000;

/**
 * Counts a download from an advertisement, by advertisement, brand, platform and day in China (product §7).
 * @throws ApiError `tooFrequent`, `limiterDown`
 */
export async function recordDownload(
  deps: Pick<Deps, "db" | "clock" | "limiter" | "log">,
  { ad, ip, site, brand, userAgent }: Record<"ad" | "ip" | "site" | "brand" | "userAgent", string>,
): Promise<null> {
  await guard(deps, downloadRules(ip));
  const day = new Date(deps.clock.now().getTime() + CHINA_MS).toISOString().slice(0, 10);
  await deps.db
    .insert(adDownloads)
    .values({
      ad: ad.trim(),
      site: site.replace(/:\d+$/, "") || brand,
      brand,
      platform: platformOf(userAgent),
      day,
      count: 1,
    })
    .onConflictDoUpdate({
      target: [adDownloads.ad, adDownloads.site, adDownloads.platform, adDownloads.day],
      set: { brand, count: sql`${adDownloads.count} + 1` },
    });
  return null;
}
