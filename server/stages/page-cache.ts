import { count } from "@storefront/platform/observability/metrics/recorder";
import { isStreamed } from "@/lib/routing/known-paths";
import type { Rules } from "@/lib/routing/resolve-route";
import type { FoundPage, PageSource } from "../cache/pages/page-source";
import { requestedPart } from "../cache/pages/rsc-request";
import { sendPage } from "../cache/pages/send-page";
import { sendUnavailable } from "../cache/pages/send-unavailable";
import type { Exchange, Stage } from "../exchange";
import { ownerLocation } from "../owner-location";
import { send, sendText } from "../send";

/** Sends pages and files of a brand from the store; Next only renders missing ones. */
export function pageCache(source: PageSource, rules: Rules): Stage {
  return (exchange) => {
    const { decision, request } = exchange;
    if (decision?.kind !== "rewrite" || isStreamed(decision.path)) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(exchange, 405, "Method Not Allowed", ["Allow", "GET, HEAD"]);
    }
    const found = source.find(decision.path);
    return found instanceof Promise
      ? found.then((rendered) => answer(exchange, rendered, rules))
      : answer(exchange, found, rules);
  };
}

function answer(exchange: Exchange, found: FoundPage | null, rules: Rules): true {
  count("page_cache_requests_total", { result: resultOf(found) });
  const part = requestedPart(exchange.request.headers, exchange.query);
  if (part.kind === "elsewhere") {
    const location = exchange.path + part.search;
    return send(exchange, 307, ["Location", location, "Cache-Control", "no-store"], "");
  }
  if (found === null) return sendUnavailable(exchange);
  // Files of a brand have a single form.
  const isFile = found.entry.page.kind === "APP_ROUTE";
  const locate = (location: string) => ownerLocation(location, exchange, rules);
  return sendPage(exchange, found, isFile ? { kind: "document" } : part, locate);
}

function resultOf(found: FoundPage | null): string {
  if (found === null) return "unavailable";
  return found.outdated ? "outdated" : found.cache.toLowerCase();
}
