import { renderContext } from "@/lib/render/context.js";
import type { Rules } from "@/lib/routing/resolve-route";
import { AnswerSource } from "@/server/cache/answers/answer-source";
import { MarketAnswerSource } from "@/server/cache/answers/market-answers";
import { ImageCache } from "@/server/cache/images/image-cache";
import { ListingLookup } from "@/server/cache/pages/listing-lookup";
import { MarketPages } from "@/server/cache/pages/market-pages";
import { PageRenders } from "@/server/cache/pages/page-renders";
import { PageSource } from "@/server/cache/pages/page-source";
import { Recompression } from "@/server/cache/pages/recompression";
import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { oneAtATime } from "@/server/next/one-at-a-time";
import { type NextHandler, pageRenderer } from "@/server/next/render-page";
import { productionPipeline } from "@/server/pipeline";
import { SearchLimit, type SearchRates } from "@/server/searches/search-limit";
import type { RawAnswer } from "../product/send-request";
import { httpGet } from "./http-get";
import { startPipeline } from "./pipeline-server";

export const PAGE = `<html><body>${"页面".repeat(500)}</body></html>`;
export const RULES: Rules = {
  trustedHops: 0,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "refuse",
};
const API = "http://marketplace.invalid";
const DESKTOP =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

/** The complete production pipeline on a port, with a stub of Next. */
export interface TestStorefront {
  port: number;
  store: PageStore;
  /** Internal paths and addresses that reached the stub. */
  handled: string[];
  /** The stub: stores pages as Next's cache handler does, and answers other requests. */
  render: NextHandler;
  /** Replaces the stub. */
  setHandler: (handle: NextHandler) => void;
  /** Sends a request of a desktop browser to a brand's host. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<RawAnswer>;
  stop: () => Promise<void>;
}

/**
 * @param rates of searches, without limit unless a test is about it
 * @param trustedHops proxies in front
 * @param isSandbox requests may name a tester's market
 */
export async function startStorefront(
  rates: SearchRates = { perAddress: 1_000_000, total: 1_000_000 },
  trustedHops = 0,
  isSandbox = false,
): Promise<TestStorefront> {
  const store = new PageStore();
  const handled: string[] = [];
  const render: NextHandler = async ({ url = "" }, response) => {
    handled.push(url);
    const context = renderContext();
    if (context?.isPrivate) context.privatePage = await pageEntry(PAGE);
    else if (context) {
      store.write(url, await pageEntry(PAGE), context.startedAt);
      context.stored = true;
    }
    response.end(`next ${url}`);
  };
  let current = render;
  const handle: NextHandler = (request, response) => current(request, response);
  const { provide } = new AnswerSource(store);
  const renderPage = oneAtATime(pageRenderer(handle, () => null));
  const renders = new PageRenders(renderPage, () => store.sequence, provide);
  const lookup = new ListingLookup(API, provide);
  const { port, stop } = await startPipeline(
    productionPipeline({
      rules: { ...RULES, trustedHops },
      transportPolicy: "max-age=1",
      isStopping: () => false,
      assets: new Map(),
      searches: new SearchLimit(rates),
      imageCache: new ImageCache(1_000_000),
      live: null,
      marketplace: { apiBaseUrl: API, internalSecret: "between-us" },
      recompression: new Recompression(store, { rest: async () => {}, isBusy: () => false }),
      pages: new PageSource(store, renders, lookup),
      marketPages: new MarketPages(renderPage, new MarketAnswerSource({}), API),
      isSandbox,
      handle,
    }),
  );
  return {
    port,
    store,
    handled,
    render,
    setHandler: (next) => {
      current = next;
    },
    get: (path, headers = {}, method = "GET") =>
      httpGet(port, path, { headers: { "user-agent": DESKTOP, ...headers }, method }),
    stop,
  };
}
