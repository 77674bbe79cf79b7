const FALLBACK = "/phone";

/**
 * Returns the path to redirect to after the login, restricted to this site to prevent open redirects.
 * @returns `path`, or the first page when it leads elsewhere
 */
export function nextPath(path: string | undefined): string {
  if (path === undefined || !/^\/phone(?:[/?]|$)/.test(path) || /[\\\p{Cc}]/u.test(path)) {
    return FALLBACK;
  }
  const url = new URL(path, "http://phone.invalid");
  return url.host === "phone.invalid" && url.pathname.startsWith("/phone")
    ? url.pathname + url.search
    : FALLBACK;
}
