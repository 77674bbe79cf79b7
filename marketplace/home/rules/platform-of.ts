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
