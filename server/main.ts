import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { loadBrands } from "@storefront/brands/file/load-brands";
import { reloadBrandsOnSignal } from "@storefront/brands/file/reload-brands";
import { gracefulShutdown, type Shutdown } from "@storefront/platform/http/graceful-shutdown";
import { strictTransportSecurity } from "@storefront/platform/http/security-headers.js";
import { createAccessLog } from "@storefront/platform/observability/http/access-log";
import { observeAnswers } from "@storefront/platform/observability/http/observe-answers";
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
import { ImageCache } from "./cache/images/image-cache";
import { collectPageStore } from "./cache/pages/collect-page-store";
import { ListingLookup } from "./cache/pages/listing-lookup";
import { PageRenders } from "./cache/pages/page-renders";
import { PageSource } from "./cache/pages/page-source";
import { Recompression } from "./cache/pages/recompression";
import { shareCache } from "./cache/shared/share-cache";
import { createPipelineServer } from "./create-server";
import type { Stage } from "./exchange";
import { type FindEntrypoint, pageEntrypoints } from "./next/entrypoints";
import { type NextHandler, pageRenderer } from "./next/render-page";
import { developmentPipeline, productionPipeline } from "./pipeline";
import { SearchLimit } from "./searches/search-limit";

/** The storefront's server: `node --import ./scripts/tsx.js server/main.ts [--dev]`. */
const root = fileURLToPath(new URL("..", import.meta.url));
const dev = process.argv.includes("--dev");

async function main(): Promise<void> {
  const { port, pageCacheBytes, connectionsPerClient, trustedHops, accessLog, brandsFile } = env();
  // Read now, so that an invalid setting fails the start instead of the first request.
  loadBrands(brandsFile);
  routingRules();
  limitPageStore(pageCacheBytes);
  setServerInFront();
  const stopTracing = await startTracing("storefront", env().otlpEndpoint);
  const stopMetrics = await startMetrics({
    program: "storefront",
    port: env().metricsPort,
    host: env().metricsHost,
    log: log(),
    collectors: [collectPageStore],
  });
  const stages: Stage[] = [];
  let shutdown: Shutdown | undefined;
  const isStopping = () => shutdown?.isStopping() ?? false;
  const server = createPipelineServer(
    stages,
    isStopping,
    { limit: connectionsPerClient, trustedHops },
    observeAnswers(accessLog ? createAccessLog("storefront") : null),
  );
  // Next listens for upgrades on the server it is given, which it needs in development only. In production it gets an
  // unused server, so that our server, without listeners, answers a request to upgrade like any other.
  const findEntrypoint = dev ? () => null : pageEntrypoints(root);
  const next = nextApp({ dev, dir: root, port, httpServer: dev ? server : createServer() });
  await next.prepare();
  const closeShared = dev ? () => {} : await shareCache(root);
  stages.push(...(await createStages(next.getRequestHandler(), findEntrypoint, isStopping)));
  shutdown = gracefulShutdown(server, env().stopNoticeMs);
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

async function createStages(
  handle: NextHandler,
  findEntrypoint: FindEntrypoint,
  isStopping: () => boolean,
): Promise<Stage[]> {
  const rules = routingRules();
  const { apiBaseUrl, imageCacheBytes, hsts, internalSecret, searchRates, marketplaceEvents } =
    env();
  const parts = { rules, isStopping, handle, transportPolicy: strictTransportSecurity(hsts) };
  if (dev) return developmentPipeline(parts);
  const secret = { "X-Internal-Secret": internalSecret };
  const answers = new AnswerSource(pageStore(), secret, marketplaceEvents);
  return productionPipeline({
    ...parts,
    assets: await loadAssets(root),
    imageCache: new ImageCache(imageCacheBytes),
    marketplace: { apiBaseUrl, internalSecret },
    searches: new SearchLimit(searchRates),
    recompression: new Recompression(pageStore()),
    pages: new PageSource(
      pageStore(),
      new PageRenders(
        pageRenderer(handle, findEntrypoint),
        () => pageStore().sequence,
        answers.provide,
      ),
      new ListingLookup(apiBaseUrl, answers.provide),
    ),
  });
}

void main().catch(exitWithMessage);
