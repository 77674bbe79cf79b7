import { MARKET_HEADER, marketOf } from "@storefront/platform/http/sandbox-market";
import type { Stage } from "../exchange";

/**
 * Reads the tester's market that a request is for (docs/decisions/markets.md).
 * @param isSandbox without it, nothing that a client sends has an effect
 */
export function readMarket(isSandbox: boolean): Stage {
  if (!isSandbox) return () => false;
  return (exchange) => {
    const { headers } = exchange.request;
    const market = marketOf(headers[MARKET_HEADER]?.toString(), headers.cookie);
    if (market !== null) exchange.market = market;
    return false;
  };
}
