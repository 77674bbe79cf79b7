import { NEUTRAL } from "@storefront/brands";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { shareRoute } from "@/lib/addresses/share-address";
import type { Exchange } from "../../exchange";
import { send } from "../../send";
import { PAGE_COPY, SEARCH_COPY, unavailablePage } from "./unavailable-page";

/** Value of Retry-After, in seconds. */
const RETRY_AFTER = "10";

/** Allows only the page's own style; the page only offers links. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a chat or a crawler, which cannot show a page in the place of a picture: the brand's own. */
const BRAND_PICTURE = ["Location", "/share.png", "Cache-Control", "no-store"];

/**
 * Sends 503, never cached, for a page that is not stored and cannot be rendered; instead of the picture of a listing, the
 * brand's.
 */
export function sendUnavailable(exchange: Exchange): true {
  const { decision } = exchange;
  if (shareRoute(exchange.path) !== undefined) return send(exchange, 302, BRAND_PICTURE, "");
  const brand = decision?.kind === "rewrite" ? decision.brand : NEUTRAL;
  const headers = [
    "Content-Type",
    "text/html; charset=utf-8",
    "Cache-Control",
    "no-store",
    "Retry-After",
    RETRY_AFTER,
    "Content-Security-Policy",
    POLICY,
  ];
  const copy = exchange.path === SEARCH_PATH ? SEARCH_COPY : PAGE_COPY;
  return send(exchange, 503, headers, unavailablePage(brand, exchange.response.requestId, copy));
}
