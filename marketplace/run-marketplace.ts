import type { AddressInfo } from "node:net";
import { gracefulShutdown, type Shutdown } from "@storefront/platform/http/graceful-shutdown";
import { createAccessLog } from "@storefront/platform/observability/http/access-log";
import { observeAnswers } from "@storefront/platform/observability/http/observe-answers";
import { createLog } from "@storefront/platform/observability/log";
import { startMetrics } from "@storefront/platform/observability/metrics/start-metrics";
import { startTracing } from "@storefront/platform/observability/tracing/start-tracing";
import type { Hono } from "hono";
import { createApp } from "./app";
import { startSweeper } from "./background/background";
import { startCounters, startOutbox } from "./catalogue/catalogue";
import { figureCollectors } from "./collect-figures";
import { readConfig } from "./config";
import { createMarketplaceServer } from "./create-server";
import type { Deps } from "./deps";
import { describeSystems } from "./describe-systems";
import { changeReceivers, startPushes } from "./discovery/discovery";
import { type OpenSystems, openDeps, realSystems } from "./open-deps";

type Fetch = Parameters<typeof createMarketplaceServer>[0];
type Composed = { fetch: Fetch };

/**
 * Starts the marketplace: opens, migrates and seeds the database, then listens until SIGINT or SIGTERM.
 * @param compose mounts more than the API on the port; only the API by default
 * @param openSystems opens the clock and external systems; by default the real ones of the config
 */
export async function runMarketplace(
  compose: (api: Hono, deps: Deps) => Composed | Promise<Composed> = (api) => api,
  openSystems: OpenSystems = realSystems,
): Promise<void> {
  const config = readConfig();
  const log = createLog("marketplace", config.logLevel);
  const opened = await openDeps(config, log, openSystems, {
    onAvailable: (isAvailable) =>
      isAvailable ? log.info("database available again") : log.error("database not responding"),
  });
  const { deps } = opened;
  const stopTracing = await startTracing("marketplace", config.otlpEndpoint);
  const stopMetrics = await startMetrics({
    program: "marketplace",
    port: config.metricsPort,
    host: config.metricsHost,
    log,
    collectors: figureCollectors(deps, opened.load),
  }).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const closeDeps = async () => {
    await stopMetrics();
    await stopTracing();
    await opened.close();
  };

  const composed = await Promise.resolve(deps)
    .then((ready) => compose(createApp(ready), ready))
    .catch(async (error: unknown) => {
      await closeDeps();
      throw error;
    });
  let shutdown: Shutdown | undefined;
  const server = createMarketplaceServer(composed.fetch, config, {
    observe: observeAnswers(config.accessLog ? createAccessLog("marketplace") : null),
    isStopping: () => shutdown?.isStopping() ?? false,
  });
  try {
    await new Promise<void>((listening, failed) => {
      server.once("error", failed);
      server.listen(config.apiPort, config.host, listening);
    });
  } catch (error) {
    await closeDeps();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const systems = describeSystems(deps.config);
  log[systems.level](systems.text);
  log.info(`marketplace listening on http://localhost:${port}`);
  const stopSweeper = startSweeper(deps);
  const stopOutbox = await startOutbox({ ...deps, storefronts: changeReceivers(deps) });
  const stopCounters = startCounters(deps);
  const stopPushes = await startPushes(deps);
  shutdown = gracefulShutdown(server, config.shutdownDelayMs);
  const close = async () => {
    await stopSweeper();
    await stopCounters();
    await stopOutbox();
    await stopPushes();
    await closeDeps();
  };
  shutdown.stopped.then(close).catch((error: unknown) => {
    log.error({ err: error }, "shutdown incomplete");
    process.exitCode = 1;
  });
}
