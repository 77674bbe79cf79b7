/** Names of the cookie that identifies a browser, on its way from browser to storefront proxy to marketplace. */

/** Used between the programs, and for browsers without https. */
export const BROWSER_COOKIE = "WxBrowser";

/** Used on https: browsers accept the prefix from this host only, so that no sibling host can set it. */
const SECURE_BROWSER_COOKIE = `__Host-${BROWSER_COOKIE}`;

/** @param secure whether the browser's own connection is encrypted */
export const browserCookieName = (secure: boolean): string =>
  secure ? SECURE_BROWSER_COOKIE : BROWSER_COOKIE;
