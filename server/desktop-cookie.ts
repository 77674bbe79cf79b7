/** Keeps a phone's visitor on the desktop site for thirty days, as middleware.ts does under `next start`. */
export const DESKTOP_COOKIE = "desktop=1; Path=/; Max-Age=2592000; SameSite=Lax";

export function hasDesktopCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|;\s*)desktop=/.test(cookies);
}
