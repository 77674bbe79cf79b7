import { systemClock } from "@storefront/marketplace/clock";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { processorSeconds } from "@storefront/platform/launch/processor-time";
import { copyDatabase, freshDatabase } from "@storefront/testbed/product/fresh-database";
import { newSecrets, type Secrets } from "@storefront/testbed/product/new-secrets";
import { startSandboxMarketplace } from "@storefront/testbed/product/sandbox-marketplace";
import { readServers } from "@storefront/testbed/product/servers";
import { startSimulatedSystems } from "@storefront/testbed/product/simulated-systems";
import type { Statement } from "@storefront/testbed/relevance/record-search";
import postgres from "postgres";
import { measureDifferences, measureRates, type Rate, type Workload } from "../orders/in-parallel";
import { createPoster } from "../orders/post";
import { type Prepared, prepareOrders } from "../orders/prepare";
import { recordStatements } from "../orders/record-statements";
import { repeatLimits } from "../orders/repeat-limits";
import { createReplayer } from "../orders/replay";
import { makeOrder } from "../orders/service";
import { readBackendMs } from "../scale/backend-time";
import type { Row } from "./table";

const SERVER = readServers().databaseUrl;
const ORDERS = 3000;
/** The size of the marketplace's own pool. */
const WIDTH = 10;
/** Largest allowed share of an order's time for the limits of unpaid orders. */
const MAX_LIMITS_SHARE = 0.05;
/** Bare statements' share of the processor time of an order through HTTP. */
const SHARE_OF_BARE = 0.6;
const PLAN = { width: WIDTH, warmUp: 1000, rounds: 4 };
/** Plan for orders with the limits' statements twice and once, whose difference is small. */
const PAIRS = { width: WIDTH, warmUp: 1000, rounds: 40 };

const NOTHING: Rate = { perSecond: 0, processorMs: 0 };

interface OpenWorkload {
  workload: Workload;
  close(): Promise<void>;
}

/**
 * Measures orders per second through the marketplace's services and through HTTP, compared with the bare statements on
 * a copy; and the share of an order's time that the limits of unpaid orders take.
 */
export async function measureOrders(): Promise<Row[]> {
  const cleanups: (() => Promise<void>)[] = [];
  try {
    return await measure(cleanups);
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** @param cleanups collects what must be closed and dropped, in reverse order */
async function measure(cleanups: (() => Promise<void>)[]): Promise<Row[]> {
  const database = await freshDatabase(SERVER);
  cleanups.push(database.drop);
  const secrets = newSecrets();
  const prepared = await prepare(database.url, secrets);
  const part = (index: number) => prepared.slice(index * ORDERS, (index + 1) * ORDERS);
  const createCopy = async () => {
    const copy = await copyDatabase(SERVER, database.url);
    cleanups.push(copy.drop);
    return copy.url;
  };
  const [bareCopy, repeated, once] = [await createCopy(), await createCopy(), await createCopy()];
  const recorded = await recordStatements(database.url, part(2));
  const statements = recorded.map((order) => order.statements);
  const add = ({ workload, close }: OpenWorkload): Workload => {
    cleanups.push(close);
    return workload;
  };
  const [service = NOTHING, http = NOTHING, bare = NOTHING] = await measureRates(
    [
      add(await byService(database.url, part(0))),
      add(await byHttp(database.url, secrets, part(1))),
      add(await bareOn(bareCopy, statements)),
    ],
    PLAN,
  );
  const differences = await measureDifferences(
    [
      add(await togetherOn(repeated, recorded.map(repeatLimits))),
      add(await togetherOn(once, statements)),
    ],
    PAIRS,
  );
  const format = ({ perSecond, processorMs }: Rate) =>
    `${perSecond}/s, ${processorMs.toFixed(2)} ms processor time`;
  const share = bare.processorMs / http.processorMs;
  return [
    {
      name: "orders on PostgreSQL, with its processor time",
      ours: `${service.perSecond}/s by the services; ${format(http)} through HTTP`,
      beside: `${format(bare)}, the same ${statements[0]?.length ?? 0} statements run bare`,
      target: `${SHARE_OF_BARE} of bare: ${share.toFixed(2)}`,
      reached: share >= SHARE_OF_BARE,
    },
    limitsRow(1000 / http.perSecond, differences),
  ];
}

/**
 * Reports the time of the limits' statements as a share of an order's time through HTTP.
 * @param differences extra milliseconds of an order with these statements, ascending
 */
function limitsRow(orderMs: number, differences: readonly number[]): Row {
  const quantile = (share: number) => differences[Math.floor(differences.length * share)] ?? 0;
  const [low, median, high] = [quantile(0.25), quantile(0.5), quantile(0.75)];
  const share = median / orderMs;
  return {
    name: "limits of unpaid orders, of the time of an order",
    ours: `${median.toFixed(3)} of ${orderMs.toFixed(3)} ms: ${(share * 100).toFixed(1)} %`,
    beside: `half of ${differences.length} pairs between ${low.toFixed(3)} and ${high.toFixed(3)} ms`,
    target: `at most ${MAX_LIMITS_SHARE * 100} %`,
    reached: share <= MAX_LIMITS_SHARE,
  };
}

async function prepare(databaseUrl: string, { OPERATOR_KEY }: Secrets): Promise<Prepared[]> {
  const shop = await startSandboxMarketplace(databaseUrl, { OPERATOR_KEY });
  const { db, close } = await openDatabase({ databaseUrl });
  const prepared = await prepareOrders(shop.url, db, systemClock(), ORDERS * 3);
  await close();
  await shop.stop();
  return prepared;
}

/** Orders through the services: what the marketplace adds to its statements, without HTTP. */
async function byService(databaseUrl: string, items: Prepared[]): Promise<OpenWorkload> {
  const { db, close } = await openDatabase({ databaseUrl });
  const workload: Workload<Prepared> = { items, work: (order) => makeOrder(db, order) };
  return { workload: workload as Workload, close };
}

/**
 * Orders through HTTP with the sandbox off. The payment provider is another process; it creates each trade on the same
 * cores, so that rates tell less than the processor time of the marketplace and its database.
 */
async function byHttp(
  databaseUrl: string,
  secrets: Secrets,
  items: Prepared[],
): Promise<OpenWorkload> {
  const systems = await startSimulatedSystems({});
  const shop = await startSandboxMarketplace(databaseUrl, {
    ...secrets,
    ...systems.variables,
    SANDBOX: "0",
  });
  const { post, close } = createPoster(shop.url, WIDTH);
  const database = postgres(databaseUrl, { max: 1 });
  const workload: Workload<Prepared> = {
    items,
    async work({ token, payload }) {
      const status = await post("/v1/order/build", token, JSON.stringify(payload));
      if (status !== 200) throw new Error(`an order of the bench was refused: ${status}`);
    },
    processorMs: async () =>
      (processorSeconds(shop.pid) ?? 0) * 1000 + (await readBackendMs(database)),
  };
  return {
    workload: workload as Workload,
    async close() {
      close();
      await database.end();
      await shop.stop();
      await systems.stop();
    },
  };
}

/** The bare statements. Their client is this process. */
async function bareOn(databaseUrl: string, items: Statement[][]): Promise<OpenWorkload> {
  const { replay, close } = await createReplayer(databaseUrl, WIDTH);
  const database = postgres(databaseUrl, { max: 1 });
  const workload: Workload<Statement[]> = {
    items,
    work: replay,
    async processorMs() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + (await readBackendMs(database));
    },
  };
  return {
    workload: workload as Workload,
    async close() {
      await database.end();
      await close();
    },
  };
}

/** Pipelined statements: the marketplace pipelines its initial reads, so that another statement costs no round trip. */
async function togetherOn(databaseUrl: string, items: Statement[][]): Promise<OpenWorkload> {
  const { replayTogether, close } = await createReplayer(databaseUrl, WIDTH);
  const workload: Workload<Statement[]> = { items, work: replayTogether };
  return { workload: workload as Workload, close };
}
