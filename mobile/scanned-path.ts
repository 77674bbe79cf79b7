/**
 * Maps the text of a QR code to a path of this site. Only URLs of the mobile site are accepted, and only their path is
 * used, so that pasted text cannot lead to another site.
 * @param bases URLs of the mobile site, each with a trailing slash
 * @param host host that this request was sent to
 * @returns a path with its query; null when the text is not a URL of the mobile site
 */
export function scannedPath(text: string, bases: readonly string[], host: string): string | null {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  for (const base of [...bases, `${url.protocol}//${host}/phone/`]) {
    const { origin, pathname } = new URL(base);
    if (url.origin !== origin || !url.pathname.startsWith(pathname)) continue;
    const rest = url.pathname.slice(pathname.length);
    if (/^\w[\w/]*$/.test(rest)) return `/phone/${rest}${url.search}`;
  }
  return null;
}
