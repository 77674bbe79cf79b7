import { openDatabase } from "../../database/open";
import { systemClock } from "../../marketplace/clock";
import { copyDatabase, freshDatabase } from "../../marketplace/races/fresh-database";
import { startMarketplace } from "../../marketplace/races/marketplace-process";
import { differencesInTurn, ratesInTurn, type Way } from "../orders/in-parallel";
import { poster } from "../orders/post";
import { type Prepared, prepareOrders } from "../orders/prepare";
import { recordStatements, type Statement } from "../orders/record-statements";
import { replayer } from "../orders/replay";
import { makeOrder } from "../orders/service";
import { withoutLimits } from "../orders/without-limits";
import type { Row } from "./table";

const SERVER = process.env["DATA_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const ORDERS = 3000;
/** As many as the marketplace's own pool has. */
const WIDTH = 10;
/** Share of an order's time that the limits of unpaid orders may take. */
const MOST_FOR_LIMITS = 0.05;
const PLAN = { width: WIDTH, warmUp: 1000, rounds: 4 };
/** Of orders with the limits' statements and without them, which differ by little. */
const PAIRS = { width: WIDTH, warmUp: 1000, rounds: 40 };

interface Open {
  way: Way;
  close(): Promise<void>;
}

/**
 * Orders per second by the marketplace's services and through HTTP, beside the same statements run bare on a copy; and
 * what of an order's time goes to the limits of unpaid orders.
 */
export async function measureOrders(): Promise<Row[]> {
  const ends: (() => Promise<void>)[] = [];
  try {
    return await measure(ends);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** @param ends is given what must be closed and dropped, last first */
async function measure(ends: (() => Promise<void>)[]): Promise<Row[]> {
  const database = await freshDatabase(SERVER);
  ends.push(database.drop);
  const prepared = await prepare(database.url);
  const part = (index: number) => prepared.slice(index * ORDERS, (index + 1) * ORDERS);
  const copied = async () => {
    const copy = await copyDatabase(SERVER, database.url);
    ends.push(copy.drop);
    return copy.url;
  };
  const [bareCopy, limited, unlimited] = [await copied(), await copied(), await copied()];
  const statements = await recordStatements(database.url, part(2));
  const add = ({ way, close }: Open): Way => {
    ends.push(close);
    return way;
  };
  const [service = 0, http = 0, bare = 0] = await ratesInTurn(
    [
      add(await byService(database.url, part(0))),
      add(await byHttp(database.url, part(1))),
      add(await bareOn(bareCopy, statements)),
    ],
    PLAN,
  );
  const differences = await differencesInTurn(
    [
      add(await togetherOn(limited, statements)),
      add(await togetherOn(unlimited, statements.map(withoutLimits))),
    ],
    PAIRS,
  );
  return [
    {
      name: "orders/s on PostgreSQL",
      ours: `${service} by the services, ${http} through HTTP`,
      beside: `${bare}, the same statements run bare`,
      target: "half of bare",
      reached: http >= bare / 2,
    },
    limitsRow(1000 / http, differences),
  ];
}

/**
 * What the limits' statements take, as a share of what an order takes through HTTP.
 * @param differences milliseconds of an order with them beyond one without, smallest first
 */
function limitsRow(orderMs: number, differences: readonly number[]): Row {
  const quantile = (share: number) => differences[Math.floor(differences.length * share)] ?? 0;
  const [low, median, high] = [quantile(0.25), quantile(0.5), quantile(0.75)];
  const share = median / orderMs;
  return {
    name: "limits of unpaid orders, of the time of an order",
    ours: `${median.toFixed(3)} of ${orderMs.toFixed(3)} ms: ${(share * 100).toFixed(1)} %`,
    beside: `half of ${differences.length} pairs between ${low.toFixed(3)} and ${high.toFixed(3)} ms`,
    target: `at most ${MOST_FOR_LIMITS * 100} %`,
    reached: share <= MOST_FOR_LIMITS,
  };
}

async function prepare(databaseUrl: string): Promise<Prepared[]> {
  const shop = await startMarketplace(databaseUrl);
  const { db, close } = await openDatabase({ databaseUrl });
  const prepared = await prepareOrders(shop.url, db, systemClock(), ORDERS * 3);
  await close();
  await shop.stop();
  return prepared;
}

/** What the marketplace adds to its statements, without HTTP and its load. */
async function byService(databaseUrl: string, items: Prepared[]): Promise<Open> {
  const { db, close } = await openDatabase({ databaseUrl });
  const way: Way<Prepared> = { items, work: (order) => makeOrder(db, order) };
  return { way: way as Way, close };
}

/** In the sandbox: its payment provider makes each trade, on the same two cores, and is measured with the marketplace. */
async function byHttp(databaseUrl: string, items: Prepared[]): Promise<Open> {
  const shop = await startMarketplace(databaseUrl);
  const { post, close } = poster(shop.url, WIDTH);
  const way: Way<Prepared> = {
    items,
    async work({ token, payload }) {
      const status = await post("/v1/order/build", token, JSON.stringify(payload));
      if (status !== 200) throw new Error(`an order of the bench was refused: ${status}`);
    },
  };
  return {
    way: way as Way,
    async close() {
      close();
      await shop.stop();
    },
  };
}

async function bareOn(databaseUrl: string, items: Statement[][]): Promise<Open> {
  const { replay, close } = await replayer(databaseUrl, WIDTH);
  const way: Way<Statement[]> = { items, work: replay };
  return { way: way as Way, close };
}

/** The marketplace sends what it reads first together, so that one statement more costs no round trip more. */
async function togetherOn(databaseUrl: string, items: Statement[][]): Promise<Open> {
  const { replayTogether, close } = await replayer(databaseUrl, WIDTH);
  const way: Way<Statement[]> = { items, work: replayTogether };
  return { way: way as Way, close };
}
