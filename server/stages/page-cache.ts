import { count } from "@storefront/platform/observability/metrics/recorder";
import { isStreamed } from "@/lib/routing/known-paths";
import type { Rules } from "@/lib/routing/resolve-route";
import type { MarketPages } from "../cache/pages/market-pages";
import type { AdmitRender, FoundPage, PageSource, Refused } from "../cache/pages/page-source";
import type { Recompression } from "../cache/pages/recompression";
import { requestedPart } from "../cache/pages/rsc-request";
import { sendPage } from "../cache/pages/send-page";
import { sendMarketEnded, sendUnavailable } from "../cache/pages/send-substitute";
import type { CompressedBody } from "../cache/store/compressed-body.js";
import { negotiateEncoding } from "../content-encoding";
import type { Exchange, Stage } from "../exchange";
import { ownerLocation } from "../owner-location";
import { clientOf } from "../searches/client-of";
import { isLimited } from "../searches/is-limited";
import { COST, type SearchLimit } from "../searches/search-limit";
import { sendLimitedPage } from "../searches/send-limited";
import { send, sendText } from "../send";

interface Parts {
  pages: PageSource;
  rules: Rules;
  searches: SearchLimit;
  recompression: Recompression;
  marketPages: MarketPages;
}

/**
 * Sends pages and files of a brand from the store; Next only renders missing ones, and searches only so many. Pages of a
 * tester's market are rendered for each request.
 */
export function pageCache({ pages, rules, searches, marketPages, ...parts }: Parts): Stage {
  const answer = answerer(pages, rules, parts.recompression);
  return (exchange) => {
    const { decision, request } = exchange;
    if (decision?.kind !== "rewrite" || isStreamed(decision.path)) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(exchange, 405, "Method Not Allowed", ["Allow", "GET, HEAD"]);
    }
    const { market } = exchange;
    // Files of a host always come from the shared market.
    if (market !== undefined && !decision.path.includes("/host-files/")) {
      return marketPages.find(decision.path, market).then((page) => {
        if (page === "no market") return sendMarketEnded(exchange);
        exchange.decision = { ...decision, isPrivate: true };
        return answer(exchange, page);
      });
    }
    const admit: AdmitRender = (path, store) =>
      isLimited(path, store)
        ? searches.admit(clientOf(exchange, rules.trustedHops), COST.page)
        : null;
    const found = pages.find(decision.path, admit);
    return found instanceof Promise
      ? found.then((rendered) => answer(exchange, rendered))
      : answer(exchange, found);
  };
}

type Answer = (exchange: Exchange, found: FoundPage | Refused | null) => true | Promise<true>;

const answerer =
  (source: PageSource, rules: Rules, recompression: Recompression): Answer =>
  (exchange, found) => {
    count("page_cache_requests_total", { result: resultOf(found) });
    const { headers } = exchange.request;
    const part = requestedPart(headers, exchange.query);
    if (part.kind === "elsewhere") {
      const location = exchange.path + part.search;
      return send(exchange, 307, ["Location", location, "Cache-Control", "no-store"], "");
    }
    if (found === null) return sendUnavailable(exchange);
    if ("retryAfterS" in found) return sendLimitedPage(exchange, found.retryAfterS);
    // Files of a brand have a single form.
    const isFile = found.entry.page.kind === "APP_ROUTE";
    if (!isFile && part.kind === "document" && found.cache === "HIT") {
      const encoding = negotiateEncoding(headers["accept-encoding"]);
      if (encoding === "br") recompression.onRequest(found.path, found.entry);
    }
    const locate = (location: string) => ownerLocation(location, exchange, rules);
    const addGzip = (body: CompressedBody) => source.addGzip(found, body);
    return sendPage(exchange, found, isFile ? { kind: "document" } : part, {
      locate,
      addGzip,
    });
  };

function resultOf(found: FoundPage | Refused | null): string {
  if (found === null) return "unavailable";
  if ("retryAfterS" in found || found.outdated === "limited") return "limited";
  return found.outdated ? "outdated" : found.cache.toLowerCase();
}
