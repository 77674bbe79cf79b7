import type { ProxyContext } from "@/lib/proxy/proxy-context";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Asset } from "./assets/load-assets";
import type { ImageCache } from "./cache/images/image-cache";
import type { MarketPages } from "./cache/pages/market-pages";
import type { PageSource } from "./cache/pages/page-source";
import type { Recompression } from "./cache/pages/recompression";
import type { Stage } from "./exchange";
import type { Live } from "./live/open-live";
import type { NextHandler } from "./next/render-page";
import type { SearchLimit } from "./searches/search-limit";
import { api } from "./stages/api";
import { enforceLimits, readiness } from "./stages/enforce-limits";
import { images } from "./stages/images";
import { limitSearchCalls } from "./stages/limit-search-calls";
import { live } from "./stages/live";
import { next, nextInDevelopment } from "./stages/next";
import { normalizeRequest } from "./stages/normalize-request";
import { pageCache } from "./stages/page-cache";
import { readFrontCache } from "./stages/read-front-cache";
import { readMarket } from "./stages/read-market";
import { refuseUnknownHosts } from "./stages/refuse-unknown-hosts";
import { routing } from "./stages/routing";
import { staticAssets } from "./stages/static-assets";

export interface PipelineParts {
  rules: Rules;
  /** Value of Strict-Transport-Security. */
  transportPolicy: string;
  isStopping: () => boolean;
  assets: ReadonlyMap<string, Asset>;
  imageCache: ImageCache;
  pages: PageSource;
  recompression: Recompression;
  marketPages: MarketPages;
  searches: SearchLimit;
  handle: NextHandler;
  /** null without a marketplace that announces changes. */
  live: Live | null;
  marketplace: Pick<ProxyContext, "apiBaseUrl" | "internalSecret">;
  /** Whether the marketplace may have markets of testers. */
  isSandbox: boolean;
}

/**
 * All stages of a request in the order they run, until one responds. The final step, security headers and sending, is
 * in `send.ts`: stages call it when they respond.
 */
export function productionPipeline(parts: PipelineParts): Stage[] {
  return [
    // Refuses malformed requests; parses the raw target before anything can rewrite it.
    normalizeRequest(parts.rules, parts.transportPolicy),
    // Before any work is done for the request.
    enforceLimits,
    readiness(parts.isStopping),
    // Before any content could be sent on an unknown host.
    refuseUnknownHosts(parts.rules),
    // The host decides whether nginx may store the response.
    readFrontCache(parts.rules),
    // Scripts, styles and pictures: nine out of ten requests, the same for every brand.
    staticAssets(parts.assets),
    images(parts.imageCache),
    // Calls, pages and streams follow from it. Phones enter a market before they are redirected.
    readMarket(parts.isSandbox),
    // Determines brand and page from headers, as all later stages require.
    routing(parts.rules),
    // Streams of events, which Next would hold in memory.
    live(parts.rules, parts.marketplace, parts.live, parts.isStopping),
    // Calls that search, before the marketplace is called.
    limitSearchCalls(parts.searches, parts.rules.trustedHops),
    // Calls of pages; answers depend on the brand's host.
    api(parts.rules, parts.marketplace),
    // Pages and files of a brand: sent from memory, rendered by Next when missing.
    pageCache(parts),
    // The rest: responses that are generated for each request.
    next(parts.handle),
  ];
}

/** `npm run dev`: Next itself compiles, routes (middleware.ts) and renders. */
export function developmentPipeline(
  parts: Pick<PipelineParts, "rules" | "transportPolicy" | "isStopping" | "handle">,
): Stage[] {
  return [
    normalizeRequest(parts.rules, parts.transportPolicy),
    enforceLimits,
    readiness(parts.isStopping),
    nextInDevelopment(parts.handle, parts.rules),
  ];
}
