/** The target of a request line, split at its first "?". */
export interface Target {
  /** Percent-encoded ASCII, starts with "/". */
  path: string;
  /** The query with its "?", or "". */
  query: string;
}

const NOT_PRINTABLE = /[^\x21-\x7e]/g;

/**
 * Parses the raw target of a request line: a path, an absolute URL (as proxies receive), or "*".
 * Non-ASCII bytes are percent-encoded, as a browser would do; a fragment is removed.
 * @returns null for an invalid URL or one with another scheme
 */
export function parseTarget(raw: string): Target | null {
  const path = raw.startsWith("/") ? raw : pathOfAddress(raw);
  if (path === null) return null;
  const ascii = path.replace(NOT_PRINTABLE, encodeByte);
  const hash = ascii.indexOf("#");
  const target = hash === -1 ? ascii : ascii.slice(0, hash);
  const mark = target.indexOf("?");
  return mark === -1
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark) };
}

/** Node decodes bytes as the characters U+0000 to U+00FF. */
function encodeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

function pathOfAddress(target: string): string | null {
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) return null;
    const { pathname, search } = new URL(target);
    return pathname + search;
  }
  return /^[a-z][a-z0-9+.-]*:/i.test(target) ? null : `/${target}`;
}

/**
 * With two Host headers, two programs on the path could see different brands (RFC 9112 §3.2); HTTP/1.0 may have none.
 */
export function hasOneHost({
  rawHeaders,
  httpVersion,
}: {
  rawHeaders: readonly string[];
  httpVersion: string;
}): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}
