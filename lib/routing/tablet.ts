import { queryValue } from "../addresses/query";
import { phoneTarget } from "./mobile-redirects";

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
  if (!userAgent.includes("Macintosh") || touchPoints < 2) return null;
  if (queryValue(search, "desktop") === "1" || /(?:^|;\s*)desktop=/.test(cookies)) return null;
  return phoneTarget(pathname, search, "ipad") ?? null;
}
