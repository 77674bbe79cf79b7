const FALLBACK = "/phone";

/**
 * Where to go on after login: a path of this phone and nothing else.
 * @returns `path`, or the phone's first page when it leads anywhere else
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
