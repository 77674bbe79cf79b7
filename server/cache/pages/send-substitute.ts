import { NEUTRAL } from "@storefront/brands";
import { MARKET_COOKIE } from "@storefront/platform/http/sandbox-market";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { shareRoute } from "@/lib/addresses/share-address";
import type { Exchange } from "../../exchange";
import { send } from "../../send";
import { type Copy, PAGE_COPY, SEARCH_COPY, unavailablePage } from "./unavailable-page";

/**
 * Sends a page in the place of the requested one, in the brand's colors and never cached.
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

/** Value of Retry-After, in seconds. */
const RETRY_AFTER = "10";

/** For a chat or a crawler, which cannot show a page in the place of a picture: the brand's own. */
const BRAND_PICTURE = ["Location", "/share.png", "Cache-Control", "no-store"];

/** Sends 503 for a page that is not stored and cannot be rendered; instead of the picture of a listing, the brand's. */
export function sendUnavailable(exchange: Exchange): true {
  if (shareRoute(exchange.path) !== undefined) return send(exchange, 302, BRAND_PICTURE, "");
  const copy = exchange.path === SEARCH_PATH ? SEARCH_COPY : PAGE_COPY;
  return sendSubstitute(exchange, copy, ["Retry-After", RETRY_AFTER]);
}

const MARKET_ENDED: Copy = {
  code: "404",
  title: "这个测试市场不存在或已经结束",
  text: "测试市场在 30 分钟没有请求、满 4 小时，或沙盒重启之后结束。可以重新开一个，或回到大家共用的市场。",
  again: "重新加载",
};

/** Sends 404 for a page of a tester's market that has ended, with a link that leaves the market. */
export function sendMarketEnded(exchange: Exchange): true {
  const { path, query } = exchange;
  const rest = new URLSearchParams(query);
  rest.set(MARKET_COOKIE, "");
  const leave = { text: "回到共用的市场", href: `${path}?${rest}` };
  return sendSubstitute(exchange, { ...MARKET_ENDED, onward: leave }, ["X-Robots-Tag", "noindex"]);
}
