import { join } from "node:path";
import { type Program, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import {
  productAddresses,
  startDatabaseSetup,
  startMarketplace,
  startStorefront,
} from "@/scripts/launch/programs";
import { type HttpRelay, startHttpRelay } from "../../product/http-relay";

/** Both programs with a relay between them. */
export interface Product {
  port: number;
  storefront: Program;
  marketplace: Program;
  relay: HttpRelay;
  stop(): Promise<void>;
}

/** Starts a product on a new database. @throws Error when a program does not start */
export async function startRelayedProduct(
  root: string,
  folder: string,
  ports: { storefront: number; api: number },
): Promise<Product> {
  const relay = await startHttpRelay(`http://127.0.0.1:${ports.api}`);
  const env = {
    ...productAddresses(ports.storefront, ports.api, { API_BASE_URL: relay.url }),
    DATA_DIR: join(folder, "product"),
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    LOG_LEVEL: "error",
  };
  if ((await startDatabaseSetup(root, env).ended) !== 0) throw new Error("no database");
  const marketplace = startMarketplace(root, env);
  await ready(marketplace, ports.api);
  const storefront = startStorefront(root, env);
  await ready(storefront, ports.storefront);
  return {
    port: ports.storefront,
    storefront,
    marketplace,
    relay,
    async stop() {
      await stopPrograms([marketplace, storefront]);
      await relay.stop();
    },
  };
}

async function ready(program: Program, port: number): Promise<void> {
  const state = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, program);
  if (state !== "ready") throw new Error(`the ${program.name} did not start (${state})`);
}
