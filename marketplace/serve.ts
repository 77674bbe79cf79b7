import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app";
import { ConfigError, readConfig } from "./config";
import { FolderInUseError } from "./db/lock-folder";
import { createLog } from "./log";
import { openDeps } from "./open-deps";
import { startSweeper } from "./services/orders/start-sweeper";

/** Starts the marketplace: opens, migrates and seeds the database, then listens until SIGINT or SIGTERM. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const { deps, close: closeDeps } = await openDeps(config, log);

  const server = createAdaptorServer({ fetch: createApp(deps).fetch });
  let stopSweeper = async () => {};
  const close = async () => {
    await stopSweeper();
    await new Promise((done) => {
      server.close(done);
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      setTimeout(
        () => "closeAllConnections" in server && server.closeAllConnections(),
        3000,
      ).unref();
    });
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

/** One line for what an operator can put right; everything else with its stack. */
function complaint(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `API_PORT ${port} is taken by another program`;
  if (code === "EACCES" && port !== undefined) return `API_PORT ${port} needs more rights`;
  if (code !== undefined) return `${message} (${code})`;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}

serve().catch((error: unknown) => {
  process.stderr.write(`marketplace: ${complaint(error)}\n`);
  process.exitCode = 1;
});
