import { join } from "node:path";
import { type HttpRelay, startHttpRelay } from "@storefront/testbed/product/http-relay";
import { setUpDatabase } from "@storefront/testbed/product/run-to-end";
import { type Product, startProduct } from "@storefront/testbed/product/start-product";
import { productAddresses } from "@/scripts/launch/programs";

/** Both programs on a new embedded database, with the sample catalog. */
export interface BenchProduct extends Pick<Product, "storefront" | "marketplace" | "stop"> {
  port: number;
  /** Variables of both programs. */
  env: Record<string, string>;
}

/** With a relay between both programs, which counts, delays and spoils calls. */
export interface RelayedProduct extends BenchProduct {
  relay: HttpRelay;
}

interface Ports {
  storefront: number;
  api: number;
}

/** Starts a product as `npm start` does. @throws Error when a program does not start */
export async function startBenchProduct(
  folder: string,
  ports: Ports,
  overrides: Record<string, string> = {},
): Promise<BenchProduct> {
  const env = {
    ...productAddresses(ports.storefront, ports.api, overrides),
    MARKETPLACE_EVENTS: "1",
    DATA_DIR: folder,
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    LOG_LEVEL: "error",
  };
  await setUpDatabase(env);
  const { storefront, marketplace, stop } = await startProduct({ ports, env, output: "inherit" });
  return { port: ports.storefront, env, storefront, marketplace, stop };
}

/** Starts a product on a new database. @throws Error when a program does not start */
export async function startRelayedProduct(folder: string, ports: Ports): Promise<RelayedProduct> {
  const relay = await startHttpRelay(`http://127.0.0.1:${ports.api}`);
  const product = await startBenchProduct(join(folder, "relayed"), ports, {
    API_BASE_URL: relay.url,
  });
  return {
    ...product,
    relay,
    async stop() {
      await product.stop();
      await relay.stop();
    },
  };
}
