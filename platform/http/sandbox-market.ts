/** How a request names the sandbox's market that it is for (docs/decisions/markets.md). */

/** A tester's browser sends it to every host of the deployment. */
export const MARKET_COOKIE = "sandbox_market";
/** For clients without cookies, and between the programs. It takes precedence. */
export const MARKET_HEADER = "x-sandbox-market";

/** Stands for any text that cannot be the id of a market, such as one that is too long. No market has it. */
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
