import { queryValue } from "../addresses/query";
import { phoneTarget } from "./mobile-redirects";

/**
 * Where an iPad that says it is a Mac belongs, relative to the mobile site's base address.
 * @returns null for a real Mac, a page that iPads may see, or a visitor who requested the desktop site
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
