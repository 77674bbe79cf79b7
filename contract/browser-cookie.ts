/** The cookie that tells one browser from another, on the way it takes: browser, storefront's proxy, marketplace. */

/** Between programs, and to browsers without https. */
export const BROWSER_COOKIE = "WxBrowser";

/** On https: browsers take it from this very host only, so that no sibling host can plant one. */
const SECURE_BROWSER_COOKIE = `__Host-${BROWSER_COOKIE}`;

/** @param secure whether the browser's own connection is encrypted */
export const browserCookieName = (secure: boolean): string =>
  secure ? SECURE_BROWSER_COOKIE : BROWSER_COOKIE;
