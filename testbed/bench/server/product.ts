import { join } from "node:path";
import { productAddresses } from "@/scripts/launch/programs";
import { type HttpRelay, startHttpRelay } from "../../product/http-relay";
import { setUpDatabase } from "../../product/run-to-end";
import { type Product, startProduct } from "../../product/start-product";

/** Both programs with a relay between them. */
export interface RelayedProduct extends Pick<Product, "storefront" | "marketplace" | "stop"> {
  port: number;
  relay: HttpRelay;
}

/** Starts a product on a new database. @throws Error when a program does not start */
export async function startRelayedProduct(
  folder: string,
  ports: { storefront: number; api: number },
): Promise<RelayedProduct> {
  const relay = await startHttpRelay(`http://127.0.0.1:${ports.api}`);
  const env = {
    ...productAddresses(ports.storefront, ports.api, { API_BASE_URL: relay.url }),
    DATA_DIR: join(folder, "product"),
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    LOG_LEVEL: "error",
  };
  await setUpDatabase(env);
  const { storefront, marketplace, stop } = await startProduct({ ports, env, output: "inherit" });
  return {
    port: ports.storefront,
    storefront,
    marketplace,
    relay,
    async stop() {
      await stop();
      await relay.stop();
    },
  };
}
