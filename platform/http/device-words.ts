/** Words in User-Agent headers of devices that are not desktops; lib/routing/device.ts says which of them decides. */
export const IPAD = /\biPad\b/;
export const PHONE =
  /\biPhone\b|\biPod\b|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|\bMIDP-|\bUCWEB\/|Symbian/i;
export const MOBILE = /\bMobile\b/i;
export const TABLET = /\bTablet\b|\bPlayBook\b|\bKindle\b|\bSilk\/|\bPad\b/i;
export const ANDROID = /\bAndroid\b|\bHarmonyOS\b|OpenHarmony/i;

/** Matches a header with any of these words, in any case; nginx (PCRE) understands it too. */
export const HANDHELD_PATTERN = [IPAD, PHONE, MOBILE, TABLET, ANDROID]
  .map(({ source }) => source)
  .join("|");

const HANDHELD = new RegExp(HANDHELD_PATTERN, "i");

/**
 * Whether a User-Agent header may belong to a phone, tablet or iPad. It also matches crawlers and desktops with such a
 * word. nginx knows only this pattern, so it stores no device-dependent response for them.
 */
export const isHandheld = (userAgent: string): boolean => HANDHELD.test(userAgent);
