import { entranceOf, MARKET_HEADER, marketOf } from "@storefront/platform/http/sandbox-market";
import type { Stage } from "../exchange";
import { send } from "../send";

/**
 * Reads the tester's market that a request is for, and lets browsers enter one by a link (docs/decisions/markets.md).
 * @param isSandbox without it, nothing that a client sends has an effect
 */
export function readMarket(isSandbox: boolean): Stage {
  if (!isSandbox) return () => false;
  return (exchange) => {
    const { request, path, query, host } = exchange;
    const entrance = request.method === "GET" ? entranceOf(path, query, host.secure) : null;
    if (entrance !== null) return send(exchange, 302, Object.entries(entrance).flat(), "");
    const market = marketOf(request.headers[MARKET_HEADER]?.toString(), request.headers.cookie);
    if (market !== null) exchange.market = market;
    return false;
  };
}
