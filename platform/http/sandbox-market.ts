/** Header and cookie that name the tester's market of a request (docs/decisions/markets.md). */

/** A tester's browser sends it to every host of the deployment. */
export const MARKET_COOKIE = "sandbox_market";
/** For clients without cookies, and between the programs. It takes precedence. */
export const MARKET_HEADER = "x-sandbox-market";

/** Replaces any text that cannot be the id of a market, such as one that is too long. No market has it. */
export const NO_MARKET = "none";

/** 128 random bits as base64url. */
const ID = /^[\w-]{22}$/;
const COOKIE = new RegExp(`(?:^|;)\\s*${MARKET_COOKIE}=([^;]*)`);

/**
 * @param header value of `MARKET_HEADER`
 * @param cookies value of Cookie
 * @returns the id, NO_MARKET for one that is malformed, null for a request of the market that all share
 */
export function marketOf(
  header: string | null | undefined,
  cookies: string | null | undefined,
): string | null {
  const named = header?.trim() || COOKIE.exec(cookies ?? "")?.[1]?.trim() || "";
  if (named === "") return null;
  return ID.test(named) ? named : NO_MARKET;
}

/** A tag of a market, for those who follow what happens in it. */
export const marketTag = (market: string, tag: string): string => `${market}/${tag}`;

/** @returns the tag within a market; null for the tag of the market that all share */
export function withinMarket(tag: string): string | null {
  const slash = tag.indexOf("/");
  return slash !== -1 && ID.test(tag.slice(0, slash)) ? tag.slice(slash + 1) : null;
}

/** How long a browser names the market that it has entered: as long as one may last. */
const ENTERED_S = 4 * 60 * 60;

/**
 * Reads a link that makes a browser name a market from then on: any page with the cookie's name in its query. An empty
 * value leaves the market.
 * @param query with its "?", or ""
 * @param isSecure whether the browser's own connection is encrypted
 * @returns the headers of a redirect to the page itself; null for other links
 */
export function entranceOf(
  path: string,
  query: string,
  isSecure: boolean,
): { Location: string; "Set-Cookie": string; "Cache-Control": string } | null {
  if (!query.includes(MARKET_COOKIE)) return null;
  const rest = new URLSearchParams(query);
  const id = rest.get(MARKET_COOKIE);
  if (id === null || !(id === "" || ID.test(id))) return null;
  rest.delete(MARKET_COOKIE);
  const lifetime = id === "" ? 0 : ENTERED_S;
  return {
    // Two slashes, or a backslash, would lead to another host.
    Location: path.replace(/^[/\\]+/, "/") + (rest.size === 0 ? "" : `?${rest}`),
    "Set-Cookie": `${MARKET_COOKIE}=${id}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? "; Secure" : ""}`,
    "Cache-Control": "no-store",
  };
}
