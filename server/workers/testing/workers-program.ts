import cluster from "node:cluster";
import { createServer } from "node:http";
import { gracefulShutdown } from "@storefront/platform/http/graceful-shutdown";
import { startCounting } from "@storefront/platform/observability/metrics/program-metrics";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { env, exitWithMessage } from "@/lib/env";
import { log } from "@/lib/log";
import { freshnessOf } from "@/server/cache/store/freshness.js";
import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { SearchLimit } from "@/server/searches/search-limit";
import { connectPeers } from "../peers";
import { runWorkers } from "../run-workers";
import { countWorkers } from "../share-limit";

/** Workers like the storefront's, without Next: each answers from its own store and limit. */
async function serve(): Promise<void> {
  const { port, searchRates, shutdownDelayMs } = env();
  const store = new PageStore();
  const searches = new SearchLimit(searchRates);
  const metrics = await startCounting({ program: "storefront", log: log() });
  connectPeers({ store, searches, metrics });
  const actions: Record<string, () => unknown> = {
    "/store": async () =>
      store.write("/page", { ...(await pageEntry("")), tags: ["goods"] }, Date.now()),
    "/revalidate": () => store.revalidateTags(["goods"], { expire: 0 }),
    "/freshness": () => {
      const page = store.page("/page");
      return page && freshnessOf(page, Date.now());
    },
    "/search": () => searches.admit("203.0.113.9", 1),
    "/count": () => count("csp_reports_total", { directive: "script-src" }),
    "/die": () => process.kill(process.pid, "SIGKILL"),
  };
  const server = createServer(async ({ url = "" }, response) => {
    const result = await actions[url]?.();
    response.end(JSON.stringify({ worker: process.pid, result }));
  });
  const { stopped } = gracefulShutdown(server, shutdownDelayMs);
  server.once("error", exitWithMessage);
  server.listen(port, "127.0.0.1");
  await stopped;
  process.exit(0);
}

async function main(): Promise<void> {
  if (cluster.isPrimary) process.exit(await runWorkers(countWorkers(env().workers)));
  await serve();
}

void main().catch(exitWithMessage);
