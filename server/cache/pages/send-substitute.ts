import { NEUTRAL } from "@storefront/brands";
import type { Exchange } from "../../exchange";
import { send } from "../../send";
import { type Copy, unavailablePage } from "./unavailable-page";

/**
 * Sends a page in the place of the requested one, in the brand's colours and never cached.
 * @param copy its `code` is the status; a search form in it may be sent
 * @param headers further ones, each name followed by its value
 */
export function sendSubstitute(exchange: Exchange, copy: Copy, headers: readonly string[]): true {
  const { decision, response } = exchange;
  const brand = decision?.kind === "rewrite" ? decision.brand : NEUTRAL;
  const all = [
    ...["Content-Type", "text/html; charset=utf-8", "Cache-Control", "no-store"],
    ...["Content-Security-Policy", policyOf(copy)],
    ...headers,
  ];
  return send(exchange, Number(copy.code), all, unavailablePage(brand, response.requestId, copy));
}

/** Allows only the page's own style, and its search form. */
const policyOf = ({ search }: Copy): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action '${search ? "self" : "none"}'; frame-ancestors 'none'`;
