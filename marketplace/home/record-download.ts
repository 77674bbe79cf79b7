import { sql } from "drizzle-orm";
import { adDownloads } from "../database/schema";
import type { Deps } from "../deps";
import { downloadRules, guard } from "../limits/limits";

/** The platform of a download; "other": neither a phone nor a desktop. */
export const PLATFORMS = ["ios", "harmony", "android", "desktop", "other"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Characters of the header that are read; real browsers send about 300 at most. */
const MAX_CHARACTERS = 1024;

/**
 * @returns the platform of a User-Agent header. Order matters: HarmonyOS also claims Android, and Android names Linux.
 */
export function platformOf(header: string): Platform {
  const userAgent = header.slice(0, MAX_CHARACTERS);
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  if (/HarmonyOS|OpenHarmony/i.test(userAgent)) return "harmony";
  if (/\bAndroid\b/i.test(userAgent)) return "android";
  return /\b(?:Windows NT|Macintosh|X11|CrOS)\b/.test(userAgent) ? "desktop" : "other";
}

/** UTC offset of China: one time zone, no daylight saving time. */
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
