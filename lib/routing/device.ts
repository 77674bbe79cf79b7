export type Device = "desktop" | "phone" | "tablet" | "ipad" | "crawler";

/** Robots that index the desktop site under its own address: never redirected (design §2.7). */
const CRAWLER =
  /bot(?=[/;),-]|$)|spider|crawler|slurp|sogou (?:web|inst)|mediapartners|lighthouse|facebookexternalhit|bingpreview/i;
const IPAD = /\biPad\b/;
const PHONE =
  /\biPhone\b|\biPod\b|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|\bMobile\b.*\bFirefox\b/i;
const TABLET = /\bTablet\b|\bPlayBook\b|\bKindle\b|\bSilk\/|\bPad\b/i;

/** What a User-Agent header says it is. An Android without "Mobile" is a tablet, as Google asks of makers. */
export function deviceOf(userAgent: string): Device {
  if (CRAWLER.test(userAgent)) return "crawler";
  if (IPAD.test(userAgent)) return "ipad";
  if (PHONE.test(userAgent)) return "phone";
  if (TABLET.test(userAgent)) return "tablet";
  if (/\bAndroid\b|\bHarmonyOS\b|OpenHarmony/i.test(userAgent)) {
    return /\bMobile\b|\bPhone\b/i.test(userAgent) ? "phone" : "tablet";
  }
  return "desktop";
}
