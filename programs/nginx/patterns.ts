/**
 * Regular expressions of nginx (PCRE) for the entry of an X-Forwarded-* list that the outermost of our proxies wrote:
 * with n proxies in front of this nginx, the entry before the last n. Everything before it is claimed by the client.
 */

const ADDRESS = String.raw`\[?(?<visitor>\d+(?:\.\d+){3}|[0-9a-f:]*:[0-9a-f:.]*)\]?(?::\d+)?`;

/** Captures the visitor's address, without brackets and port, as `visitor`. */
export const addressPattern = (proxiesInFront: number): string =>
  entryPattern(ADDRESS, proxiesInFront);

/** Matches when the visitor's connection is encrypted. */
export const httpsPattern = (proxiesInFront: number): string =>
  entryPattern("https", proxiesInFront);

const entryPattern = (entry: string, proxiesInFront: number): string =>
  String.raw`(?:^|,)\s*${entry}(?:\s*,[^,]*){${proxiesInFront}}\s*$`;
