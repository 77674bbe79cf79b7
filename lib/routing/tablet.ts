import { queryValue } from "../addresses/query";
import { phoneTarget } from "./mobile-redirects";

/** Cookie of a root that redirects: the target page stands for `/`. */
export const ROOT_COOKIE = "root";
/** In seconds: as long as a slow page may take to load. */
export const ROOT_COOKIE_AGE = 30;

/** Whether a browser may be an iPad's that claims to be a Mac: only the page's script can tell. */
export const mayBeTablet = (userAgent: string): boolean => userAgent.includes("Macintosh");

/** Whether `/` of this host has just led here. @param cookies `document.cookie` */
export const cameFromRoot = (cookies: string): boolean => hasCookie(cookies, ROOT_COOKIE);

/**
 * Returns the redirect target of an iPad that claims to be a Mac, relative to the mobile site's base address.
 * @returns null for a real Mac, a page without a redirect for iPads, or a visitor who requested the desktop site
 */
export function tabletTarget(
  userAgent: string,
  touchPoints: number,
  { pathname, search }: { pathname: string; search: string },
  cookies: string,
): string | null {
  if (!mayBeTablet(userAgent) || touchPoints < 2) return null;
  if (queryValue(search, "desktop") === "1" || hasCookie(cookies, "desktop")) return null;
  return phoneTarget(pathname, search, "ipad") ?? null;
}

const hasCookie = (cookies: string, name: string): boolean =>
  cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`));
