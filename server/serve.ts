import { createServer } from "node:http";
import { loadBrands } from "@storefront/brands/file/load-brands";
import { reloadBrandsOnSignal } from "@storefront/brands/file/reload-brands";
import { gracefulShutdown, type Shutdown } from "@storefront/platform/http/graceful-shutdown";
import { strictTransportSecurity } from "@storefront/platform/http/security-headers.js";
import { createAccessLog } from "@storefront/platform/observability/http/access-log";
import { observeAnswers } from "@storefront/platform/observability/http/observe-answers";
import { startCounting } from "@storefront/platform/observability/metrics/program-metrics";
import { setRecorder } from "@storefront/platform/observability/metrics/recorder";
import { startMetrics } from "@storefront/platform/observability/metrics/start-metrics";
import { startTracing } from "@storefront/platform/observability/tracing/start-tracing";
import nextApp from "next";
import { env, exitWithMessage } from "@/lib/env";
import { setServerInFront } from "@/lib/http/server-in-front";
import { log } from "@/lib/log";
import { routingRules } from "@/lib/routing/rules";
import { EVERY_TAG, limitPageStore, pageStore } from "@/server/cache/store/page-store.js";
import { loadAssets } from "./assets/load-assets";
import { AnswerSource } from "./cache/answers/answer-source";
import { MarketAnswerSource } from "./cache/answers/market-answers";
import { ImageCache } from "./cache/images/image-cache";
import { collectPageStore } from "./cache/pages/collect-page-store";
import { ListingLookup } from "./cache/pages/listing-lookup";
import { MarketPages } from "./cache/pages/market-pages";
import { PageRenders } from "./cache/pages/page-renders";
import { PageSource } from "./cache/pages/page-source";
import { Recompression } from "./cache/pages/recompression";
import { shareCache } from "./cache/shared/share-cache";
import { createPipelineServer } from "./create-server";
import type { Stage } from "./exchange";
import { LIMITS } from "./limits";
import { type Live, openLive } from "./live/open-live";
import { StreamLimits } from "./live/stream-limits";
import { type FindEntrypoint, pageEntrypoints } from "./next/entrypoints";
import { oneAtATime } from "./next/one-at-a-time";
import { type NextHandler, pageRenderer } from "./next/render-page";
import { developmentPipeline, productionPipeline } from "./pipeline";
import { SearchLimit } from "./searches/search-limit";
import { connectPeers } from "./workers/peers";
import { shareOfLimit } from "./workers/share-limit";

/** Settings of this process. */
interface Serving {
  /** The folder that contains `.next`. */
  root: string;
  /** Compiles on request. */
  dev: boolean;
  /** Number of processes of this machine that serve together, on one port. */
  workers: number;
}

/** Serves until a signal stops this process; exits then. */
export async function serve({ root, dev, workers }: Serving): Promise<void> {
  const { port, pageCacheBytes, connectionsPerClient, trustedHops, accessLog, brandsFile } = env();
  // Read now, so that an invalid setting fails the start instead of the first request.
  loadBrands(brandsFile);
  routingRules();
  limitPageStore(pageCacheBytes);
  setServerInFront();
  const stopTracing = await startTracing("storefront", env().otlpEndpoint);
  const searches = new SearchLimit(env().searchRates);
  const stopMetrics = workers === 1 ? await startServedMetrics() : await joinWorkers(searches);
  const stages: Stage[] = [];
  let shutdown: Shutdown | undefined;
  const isStopping = () => shutdown?.isStopping() ?? false;
  const server = createPipelineServer(
    stages,
    isStopping,
    { limit: shareOfLimit(connectionsPerClient, workers), trustedHops },
    observeAnswers(accessLog ? createAccessLog("storefront") : null),
  );
  server.maxConnections = Math.ceil(server.maxConnections / workers);
  const findEntrypoint = dev ? () => null : pageEntrypoints(root);
  // Next listens for upgrades on the server it is given, which it needs in development only. In production it gets an
  // unused server, so that our server, without listeners, answers a request to upgrade like any other.
  const next = nextApp({ dev, dir: root, port, httpServer: dev ? server : createServer() });
  await next.prepare();
  const closeShared = dev ? () => {} : await shareCache(root);
  const live = dev || !env().marketplaceEvents ? null : openStreams(workers);
  const handle = next.getRequestHandler();
  const parts = { root, handle, findEntrypoint, isStopping, searches, live };
  stages.push(...(dev ? developmentPipeline(commonParts(parts)) : await createStages(parts)));
  shutdown = gracefulShutdown(server, env().shutdownDelayMs);
  void shutdown.stopping.then(() => live?.close());
  reloadBrandsOnSignal(brandsFile, log(), () =>
    pageStore().revalidateTags([EVERY_TAG], { expire: 0 }),
  );
  server.once("error", exitWithMessage);
  server.listen(port, env().host);
  await shutdown.stopped;
  closeShared();
  await stopMetrics();
  await stopTracing();
  await next.close();
  process.exit(0);
}

const counted = () => ({
  program: "storefront" as const,
  log: log(),
  collectors: [collectPageStore],
});

const startServedMetrics = () =>
  startMetrics({ ...counted(), port: env().metricsPort, host: env().metricsHost });

/** Shares revalidations and searches with the other workers; the primary process serves the metrics of all. */
async function joinWorkers(searches: SearchLimit): Promise<() => Promise<void>> {
  const metrics = env().metricsPort === undefined ? null : await startCounting(counted());
  connectPeers({ store: pageStore(), searches, metrics });
  return async () => setRecorder(null);
}

interface Parts {
  root: string;
  handle: NextHandler;
  findEntrypoint: FindEntrypoint;
  isStopping: () => boolean;
  searches: SearchLimit;
  live: Live | null;
}

/** A client address may use a quarter of its connections for streams, so that its pages still load. */
function openStreams(workers: number): Live {
  const perAddress = shareOfLimit(Math.ceil(env().connectionsPerClient / 4), workers);
  return openLive(
    pageStore(),
    new StreamLimits(Math.ceil(LIMITS.maxStreams / workers), perAddress),
  );
}

const commonParts = ({ handle, isStopping }: Pick<Parts, "handle" | "isStopping">) => ({
  rules: routingRules(),
  isStopping,
  handle,
  transportPolicy: strictTransportSecurity(env().hsts),
});

async function createStages(parts: Parts): Promise<Stage[]> {
  const { root, handle, findEntrypoint, searches, live } = parts;
  const { apiBaseUrl, imageCacheBytes, internalSecret, marketplaceEvents, isSandbox } = env();
  const secret = { "X-Internal-Secret": internalSecret };
  const render = pageRenderer(handle, findEntrypoint);
  // Pages of the shared market only are rendered once for all who request them at a time anyway (`PageRenders`).
  const renderPage = isSandbox ? oneAtATime(render) : render;
  const answers = new AnswerSource(pageStore(), secret, marketplaceEvents);
  return productionPipeline({
    ...commonParts(parts),
    assets: await loadAssets(root),
    imageCache: new ImageCache(imageCacheBytes),
    marketplace: { apiBaseUrl, internalSecret },
    isSandbox,
    live,
    searches,
    marketPages: new MarketPages(renderPage, new MarketAnswerSource(secret), apiBaseUrl),
    recompression: new Recompression(pageStore()),
    pages: new PageSource(
      pageStore(),
      new PageRenders(renderPage, () => pageStore().sequence, answers.provide),
      new ListingLookup(apiBaseUrl, answers.provide),
    ),
  });
}
