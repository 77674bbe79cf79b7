/** What a download was made for; "other": neither a phone's system nor a desktop's. */
export const PLATFORMS = ["ios", "harmony", "android", "desktop", "other"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Characters of the header that are looked at; the longest of a real browser has some 300. */
const LOOKED_AT = 1024;

/** @returns the platform that a User-Agent header names. HarmonyOS calls itself Android too, Android names Linux. */
export function platformOf(header: string): Platform {
  const userAgent = header.slice(0, LOOKED_AT);
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  if (/HarmonyOS|OpenHarmony/i.test(userAgent)) return "harmony";
  if (/\bAndroid\b/i.test(userAgent)) return "android";
  return /\b(?:Windows NT|Macintosh|X11|CrOS)\b/.test(userAgent) ? "desktop" : "other";
}
