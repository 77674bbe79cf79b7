/** Longer than any path that the marketplace sends. */
const MAX_LENGTH = 1024;

/** `/v1/…` or `/v2/…` of plain letters, with an optional query; nothing in the path may be percent-encoded. */
const SHAPE = /^\/v[12](?:\/[\w~-]+(?:\.[\w~-]+)*)+(?:\?([\w~.,:;@!$'()*+/=&%-]*))?$/;

/**
 * Checks a path that the server supplied (`pay_status_api`, `home_page_api`, `h5_detail_api`) before it is fetched
 * or passed on: relative, under /v1/ or /v2/, without scheme, `//`, `..`, backslash or control character, in any
 * encoding (product §10.14).
 * @returns the path unchanged; null when it must not be used
 */
export function guardPath(path: unknown): string | null {
  if (typeof path !== "string" || path.length > MAX_LENGTH) return null;
  const match = SHAPE.exec(path);
  if (!match) return null;
  return match[1] === undefined || isPlainQuery(match[1]) ? path : null;
}

/** Whether a query is harmless as it is and after decoding it up to three times. */
function isPlainQuery(query: string): boolean {
  let text = query;
  for (let round = 0; round < 3; round += 1) {
    if (isHostile(text)) return false;
    const decoded = decode(text);
    if (decoded === null) return round > 0;
    if (decoded === text) return true;
    text = decoded;
  }
  return !isHostile(text) && !/%[0-9a-f]{2}/i.test(text);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** NFKC turns full-width dots, slashes and colons into ASCII ones. */
function isHostile(text: string): boolean {
  return /[\p{C}\\#]|\/\/|\.\.|(?:^|[=&/])[a-z][a-z0-9+.-]*:/iu.test(text.normalize("NFKC"));
}
