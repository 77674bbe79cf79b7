import { ROOT_COOKIE, ROOT_COOKIE_AGE } from "@/lib/routing/tablet";

/**
 * Keeps a phone visitor on the desktop site for thirty days, as middleware.ts does under plain `next start`.
 * @param secure whether the visitor uses https
 */
export const desktopCookie = (secure: boolean): string =>
  `desktop=1; Path=/; Max-Age=2592000; SameSite=Lax${secure ? "; Secure" : ""}`;

export function hasDesktopCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|;\s*)desktop=/.test(cookies);
}

/** Tells the target page of a redirecting root that the visitor opened `/` (lib/routing/tablet.ts). */
export const rootCookie = (secure: boolean): string =>
  `${ROOT_COOKIE}=1; Path=/; Max-Age=${ROOT_COOKIE_AGE}; SameSite=Lax${secure ? "; Secure" : ""}`;
