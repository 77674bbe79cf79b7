/**
 * Where the text of a QR code leads on this site. Only addresses of the mobile site are followed, and only as a
 * path of this site, so that nothing that is pasted can lead elsewhere.
 * @param bases addresses of the mobile site, each with a trailing slash
 * @param host the host that this site is being looked at on
 * @returns a path with its query, or null when the text is no address of the mobile site
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
