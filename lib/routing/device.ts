export type Device = "desktop" | "phone" | "tablet" | "ipad" | "crawler";

/**
 * Robots that index the desktop site under its own address: never redirected (design §2.7). A robot's word that is
 * part of a phone maker's name (CUBOT) does not count.
 */
const CRAWLER =
  /(?<!\bcu)bot(?=[/;),-]|$)|spider|crawler|slurp|GoogleOther|Google-InspectionTool|mediapartners|lighthouse|facebookexternalhit|bingpreview/i;
/** Says so itself, whatever else it names: Internet Explorer's "Tablet PC 2.0", WeChat for Windows, a HarmonyOS PC. */
const DESKTOP = /\bWindows NT\b|\((?:PC|2in1); ?OpenHarmony\b|\bCrOS\b/;
const IPAD = /\biPad\b/;
const PHONE =
  /\biPhone\b|\biPod\b|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|\bMIDP-|\bUCWEB\/|Symbian|\bMobile\b.*\bFirefox\b/i;
const TABLET = /\bTablet\b|\bPlayBook\b|\bKindle\b|\bSilk\/|\bPad\b/i;
const ANDROID = /\bAndroid\b|\bHarmonyOS\b|OpenHarmony/i;

/** What a User-Agent header says it is. An Android without "Mobile" is a tablet, as Google asks of makers. */
export function deviceOf(userAgent: string): Device {
  if (CRAWLER.test(userAgent)) return "crawler";
  if (DESKTOP.test(userAgent)) return "desktop";
  if (IPAD.test(userAgent)) return "ipad";
  if (PHONE.test(userAgent)) return "phone";
  if (TABLET.test(userAgent)) return "tablet";
  if (ANDROID.test(userAgent)) {
    return /\bMobile\b|\bPhone\b/i.test(userAgent) ? "phone" : "tablet";
  }
  return "desktop";
}
