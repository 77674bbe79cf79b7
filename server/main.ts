import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import nextApp from "next";
import { strictTransportSecurity } from "@/contract/security-headers.js";
import { env, exitWithMessage } from "@/lib/env";
import { setServerInFront } from "@/lib/http/server-in-front";
import { limitPageStore, pageStore } from "@/lib/page-cache/page-store.js";
import { routingRules } from "@/lib/routing/rules";
import { loadAssets } from "./assets/load-assets";
import { createPipelineServer } from "./create-server";
import type { Stage } from "./exchange";
import { gracefulShutdown, type Shutdown } from "./graceful-shutdown";
import { ImageCache } from "./images/image-cache";
import { type NextHandler, pageRenderer } from "./next/render-page";
import { ListingLookup } from "./page-cache/listing-lookup";
import { PageRenders } from "./page-cache/page-renders";
import { PageSource } from "./page-cache/page-source";
import { developmentPipeline, productionPipeline } from "./pipeline";

/** The storefront's server: `node --import tsx server/main.ts [--dev]`. */
const root = fileURLToPath(new URL("..", import.meta.url));
const dev = process.argv.includes("--dev");

async function main(): Promise<void> {
  const { port, pageCacheBytes, connectionsPerClient, trustedHops } = env();
  // Read now, so that a wrong setting ends the start and not the first visit.
  routingRules();
  limitPageStore(pageCacheBytes);
  setServerInFront();
  const stages: Stage[] = [];
  let shutdown: Shutdown | undefined;
  const isStopping = () => shutdown?.isStopping() ?? false;
  const server = createPipelineServer(stages, isStopping, {
    limit: connectionsPerClient,
    trustedHops,
  });
  // Next listens for upgrades on the server it is given. Its own are those of development; any other request to upgrade
  // is answered like a plain one by a server without listeners.
  const next = nextApp({ dev, dir: root, port, httpServer: dev ? server : createServer() });
  await next.prepare();
  stages.push(...(await createStages(next.getRequestHandler(), isStopping)));
  shutdown = gracefulShutdown(server);
  server.once("error", exitWithMessage);
  server.listen(port);
  await shutdown.stopped;
  await next.close();
  process.exit(0);
}

async function createStages(handle: NextHandler, isStopping: () => boolean): Promise<Stage[]> {
  const rules = routingRules();
  const { apiBaseUrl, imageCacheBytes, hsts } = env();
  const parts = { rules, isStopping, handle, transportPolicy: strictTransportSecurity(hsts) };
  if (dev) return developmentPipeline(parts);
  return productionPipeline({
    ...parts,
    assets: await loadAssets(root),
    imageCache: new ImageCache(imageCacheBytes),
    pages: new PageSource(
      pageStore(),
      new PageRenders(pageRenderer(handle)),
      new ListingLookup(apiBaseUrl),
    ),
  });
}

void main().catch(exitWithMessage);
