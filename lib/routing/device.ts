import { ANDROID, IPAD, MOBILE, PHONE, TABLET } from "@storefront/platform/http/device-words";

export type Device = "desktop" | "phone" | "tablet" | "ipad" | "crawler";

/**
 * Crawlers that index the desktop site are never redirected (product §10.7). "bot" inside a phone maker's name (CUBOT)
 * does not count. Why not isbot: docs/decisions/crawlers.md.
 */
const CRAWLER =
  /(?<!\bcu)bot(?=[/;),-]|$)|spider|crawler|slurp|GoogleOther|Google-InspectionTool|mediapartners|lighthouse|facebookexternalhit|bingpreview/i;
/** Takes precedence over phone names: Internet Explorer's "Tablet PC 2.0", WeChat for Windows, HarmonyOS PCs. */
const DESKTOP = /\bWindows NT\b|\((?:PC|2in1); ?OpenHarmony\b|\bCrOS\b/;
/** Firefox on a phone. A single pattern for both words in this order would take quadratic time. */
const FIREFOX = /\bFirefox\b/i;

/** Characters of the header that are read; the longest of a real browser has some 300. */
const MAX_LENGTH = 1024;

/** Classifies a User-Agent header. Android without "Mobile" is a tablet, by Google's convention. */
export function deviceOf(header: string): Device {
  const userAgent = header.slice(0, MAX_LENGTH);
  if (CRAWLER.test(userAgent)) return "crawler";
  if (DESKTOP.test(userAgent)) return "desktop";
  if (IPAD.test(userAgent)) return "ipad";
  if (PHONE.test(userAgent) || isMobileFirefox(userAgent)) return "phone";
  if (TABLET.test(userAgent)) return "tablet";
  if (ANDROID.test(userAgent)) {
    return /\bMobile\b|\bPhone\b/i.test(userAgent) ? "phone" : "tablet";
  }
  return "desktop";
}

function isMobileFirefox(userAgent: string): boolean {
  const mobile = MOBILE.exec(userAgent);
  return mobile !== null && FIREFOX.test(userAgent.slice(mobile.index));
}
