import { randomBytes } from "node:crypto";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { productAddresses } from "@/scripts/launch/programs";
import { freshDatabase } from "../../product/fresh-database";
import { setUpDatabase } from "../../product/run-to-end";
import { startProduct } from "../../product/start-product";
import { fillListings } from "./fill";

/** Both programs on a market with many listings. */
export interface Market {
  storefrontUrl: string;
  apiUrl: string;
  databaseUrl: string;
  /** Drops the storefront's cached listing data. */
  clearCache(): Promise<void>;
}

const PORTS = { storefront: 3330, api: 4330 };

/**
 * Creates a database with `listings` more than the sample market for the duration of `work`.
 * @param server postgres:// URL whose user may create databases
 */
export async function withMarket<T>(
  server: string,
  listings: number,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const database = await freshDatabase(server);
  try {
    await setUpDatabase(environment(database.url));
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    await fillListings(db, listings).finally(close);
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

/** Runs both programs on a database for the duration of `work`. */
export async function withProduct<T>(
  databaseUrl: string,
  work: (product: Market) => Promise<T>,
): Promise<T> {
  const env = environment(databaseUrl);
  const product = await startProduct({ ports: PORTS, env, output: "inherit" });
  const storefrontUrl = product.storefront.url;
  try {
    return await work({
      storefrontUrl,
      apiUrl: product.marketplace.url,
      databaseUrl,
      clearCache: () => clearCache(storefrontUrl, env.INTERNAL_SECRET),
    });
  } finally {
    await product.stop();
  }
}

const environment = (databaseUrl: string) => ({
  ...productAddresses(PORTS.storefront, PORTS.api),
  DATABASE_URL: databaseUrl,
  REDIS_URL: "",
  SANDBOX: "1",
  LOG_LEVEL: "error",
  INTERNAL_SECRET: randomBytes(16).toString("hex"),
  // The brand's host comes in a header, as behind a proxy.
  TRUST_PROXY: "1",
  // All requests come from one client.
  VISITOR_CALLS_PER_MINUTE: "1000000",
  VISITOR_SEARCHES_PER_MINUTE: "1000000",
  SEARCHES_PER_MINUTE: "1000000",
});

async function clearCache(storefrontUrl: string, secret: string): Promise<void> {
  const { status } = await fetch(`${storefrontUrl}/api/revalidate`, {
    method: "POST",
    headers: { "X-Internal-Secret": secret },
    body: JSON.stringify({ tags: ["catalogue"] }),
  });
  if (status !== 204) throw new Error(`the storefront refused to forget: ${status}`);
}
