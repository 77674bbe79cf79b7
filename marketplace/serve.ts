import type { AddressInfo } from "node:net";
import { createApp } from "./app";
import { closeServer } from "./close-server";
import { endWithComplaint } from "./complaint";
import { readConfig } from "./config";
import { createMarketplaceServer } from "./create-server";
import { createLog } from "./log";
import { openDeps } from "./open-deps";
import { startSweeper } from "./services/orders/start-sweeper";

/** Starts the marketplace: opens, migrates and seeds the database, then listens until SIGINT or SIGTERM. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const { deps, close: closeDeps } = await openDeps(config, log);

  const server = createMarketplaceServer(createApp(deps).fetch, config);
  let stopSweeper = async () => {};
  const close = async () => {
    await stopSweeper();
    await closeServer(server);
    await closeDeps();
  };
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    close().catch((error: unknown) => {
      log.error({ err: error }, "not closed cleanly");
      process.exitCode = 1;
    });
  };
  try {
    await new Promise<void>((listening, failed) => {
      server.once("error", failed);
      server.listen(config.apiPort, listening);
    });
  } catch (error) {
    await closeDeps();
    throw error;
  }
  stopSweeper = startSweeper(deps);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const { port } = server.address() as AddressInfo;
  log.info(`marketplace listening on http://localhost:${port}`);
}

serve().catch(endWithComplaint);
