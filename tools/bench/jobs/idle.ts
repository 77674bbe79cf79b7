import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { processorSeconds } from "@storefront/platform/launch/processor-time";
import { freshDatabase } from "@storefront/testbed/product/fresh-database";
import { setUpDatabase } from "@storefront/testbed/product/run-to-end";
import { readServers } from "@storefront/testbed/product/servers";
import { type Product, startProduct } from "@storefront/testbed/product/start-product";
import postgres from "postgres";
import { productAddresses } from "@/scripts/launch/programs";
import type { Bench } from "../parts/bench";
import type { Row } from "../parts/table";

const PORTS = {
  embedded: { storefront: 3325, api: 4325 },
  postgres: { storefront: 3326, api: 4326 },
};
/**
 * Until the sandbox has come to rest, two minutes after the last call, and V8 has collected what the start has left: that
 * takes as long as several idle minutes.
 */
const SETTLE_MS = 210_000;
const MINUTE_MS = 60_000;
const MAX_S = { embedded: 0.3, postgres: 0.1, storefront: 0.1 };

/** Measures processor time and transactions of both programs for a minute in which nobody uses them, sandbox on. */
export async function measureIdle(bench: Bench): Promise<Row[]> {
  await bench.stop();
  const server = readServers().databaseUrl;
  const database = await freshDatabase(server);
  const statistics = postgres(server, { max: 1 });
  const countTransactions = async () => {
    const name = new URL(database.url).pathname.slice(1);
    const [row] = await statistics`
      select xact_commit + xact_rollback as count from pg_stat_database where datname = ${name}`;
    return Number(row?.["count"]);
  };
  const products: Product[] = [];
  try {
    const folder = (name: string) => ({ DATA_DIR: join(bench.folder, `idle-${name}`) });
    const variables = { REDIS_URL: "", SANDBOX: "1", LOG_LEVEL: "error" };
    products.push(
      await open("embedded", { ...variables, ...folder("embedded"), DATABASE_URL: "" }),
      await open("postgres", { ...variables, ...folder("postgres"), DATABASE_URL: database.url }),
    );
    await pause(SETTLE_MS);
    const read = async () => ({
      seconds: products.map(readSeconds),
      count: await countTransactions(),
    });
    const before = await read();
    await pause(MINUTE_MS);
    const after = await read();
    const used = after.seconds.map((now, index) => ({
      marketplace: now.marketplace - (before.seconds[index]?.marketplace ?? 0),
      storefront: now.storefront - (before.seconds[index]?.storefront ?? 0),
    }));
    const transactions = `${after.count - before.count} transactions`;
    return [toRow("embedded", used[0], "–"), toRow("postgres", used[1], transactions)];
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    await statistics.end();
    await database.drop();
  }
}

async function open(kind: keyof typeof PORTS, variables: Record<string, string>): Promise<Product> {
  const ports = PORTS[kind];
  const env = { ...productAddresses(ports.storefront, ports.api), ...variables };
  await setUpDatabase(env);
  return startProduct({ ports, env, output: "inherit" });
}

interface Seconds {
  marketplace: number;
  storefront: number;
}

const readSeconds = ({ marketplace, storefront }: Product): Seconds => ({
  marketplace: processorSeconds(marketplace.pid) ?? Number.NaN,
  storefront: processorSeconds(storefront.pid) ?? Number.NaN,
});

function toRow(kind: keyof typeof PORTS, used: Seconds | undefined, beside: string): Row {
  const { marketplace = Number.NaN, storefront = Number.NaN } = used ?? {};
  return {
    name: `an idle minute, ${kind === "embedded" ? "embedded database" : "PostgreSQL"}`,
    ours: `${marketplace.toFixed(2)} s marketplace, ${storefront.toFixed(2)} s storefront`,
    beside,
    target: `at most ${MAX_S[kind]} and ${MAX_S.storefront} s of processor time`,
    reached: marketplace <= MAX_S[kind] && storefront <= MAX_S.storefront,
  };
}
