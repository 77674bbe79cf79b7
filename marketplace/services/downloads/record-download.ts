import { sql } from "drizzle-orm";
import { adDownloads } from "../../db/schema";
import type { Deps } from "../../deps";
import { guard } from "../../limits/guard";
import { downloadRules } from "../../limits/rules";

/** China has one time zone and no summer time. */
const CHINA_MS = 8 * 60 * 60 * 1000;

/**
 * Counts a download that an advertisement brought, by advertisement and day in China (spec §7).
 * @throws ApiError tooFrequent, limiterDown
 */
export async function recordDownload(
  deps: Pick<Deps, "db" | "clock" | "limiter" | "log">,
  { ad, ip }: { ad: string; ip: string },
): Promise<null> {
  await guard(deps, downloadRules(ip));
  const day = new Date(deps.clock.now().getTime() + CHINA_MS).toISOString().slice(0, 10);
  await deps.db
    .insert(adDownloads)
    .values({ ad: ad.trim(), day, count: 1 })
    .onConflictDoUpdate({
      target: [adDownloads.ad, adDownloads.day],
      set: { count: sql`${adDownloads.count} + 1` },
    });
  return null;
}
