import { randomBytes } from "node:crypto";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { type Program, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import {
  productAddresses,
  startDatabaseSetup,
  startMarketplace,
  startStorefront,
} from "@/scripts/launch/programs";
import { freshDatabase } from "../../product/fresh-database";
import { fillListings } from "./fill";

/** Both programs on a market with many listings. */
export interface Product {
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
  root: string,
  server: string,
  listings: number,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const database = await freshDatabase(server);
  try {
    const setup = startDatabaseSetup(root, environment(database.url));
    if ((await setup.ended) !== 0) throw new Error("no database");
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    await fillListings(db, listings).finally(close);
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

/** Runs both programs on a database for the duration of `work`. */
export async function withProduct<T>(
  root: string,
  databaseUrl: string,
  work: (product: Product) => Promise<T>,
): Promise<T> {
  const programs: Program[] = [];
  const env = environment(databaseUrl);
  const start = async (program: Program, port: number) => {
    programs.push(program);
    const state = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, program);
    if (state !== "ready") throw new Error(`the ${program.name} did not start (${state})`);
    return `http://127.0.0.1:${port}`;
  };
  try {
    const apiUrl = await start(startMarketplace(root, env), PORTS.api);
    const storefrontUrl = await start(startStorefront(root, env), PORTS.storefront);
    return await work({
      storefrontUrl,
      apiUrl,
      databaseUrl,
      clearCache: () => clearCache(storefrontUrl, env.INTERNAL_SECRET),
    });
  } finally {
    await stopPrograms(programs);
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
});

async function clearCache(storefrontUrl: string, secret: string): Promise<void> {
  const { status } = await fetch(`${storefrontUrl}/api/revalidate`, {
    method: "POST",
    headers: { "X-Internal-Secret": secret },
    body: JSON.stringify({ tags: ["catalogue"] }),
  });
  if (status !== 204) throw new Error(`the storefront refused to forget: ${status}`);
}
