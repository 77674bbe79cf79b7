import { systemClock } from "../../marketplace/clock";
import { openDatabase } from "../../marketplace/db/open";
import { copyDatabase, freshDatabase } from "../../marketplace/races/fresh-database";
import { startMarketplace } from "../../marketplace/races/marketplace-process";
import { ratesInTurn, type Way } from "../orders/in-parallel";
import { poster } from "../orders/post";
import { type Prepared, prepareOrders } from "../orders/prepare";
import { recordStatements } from "../orders/record-statements";
import { replayer } from "../orders/replay";
import { makeOrder } from "../orders/service";
import type { Row } from "./table";

const SERVER = process.env.DATA_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const ORDERS = 3000;
/** As many as the marketplace's own pool has. */
const WIDTH = 10;
const PLAN = { width: WIDTH, warmUp: 1000, rounds: 4 };

interface Open {
  way: Way;
  close(): Promise<void>;
}

/** Orders per second by the marketplace's services and through HTTP, beside the same statements run bare on a copy. */
export async function measureOrders(): Promise<Row> {
  const database = await freshDatabase(SERVER);
  const prepared = await prepare(database.url);
  const part = (index: number) => prepared.slice(index * ORDERS, (index + 1) * ORDERS);
  const copy = await copyDatabase(SERVER, database.url);
  const open = [
    await byService(database.url, part(0)),
    await byHttp(database.url, part(1)),
    await bareOf(database.url, copy.url, part(2)),
  ];
  const ways = open.map(({ way }) => way);
  const [service = 0, http = 0, bare = 0] = await ratesInTurn(ways, PLAN);
  for (const { close } of open) await close();
  await copy.drop();
  await database.drop();
  return {
    name: "orders/s on PostgreSQL",
    ours: `${service} by the services, ${http} through HTTP`,
    beside: `${bare}, the same statements run bare`,
    target: "half of bare",
    reached: http >= bare / 2,
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

/** In the sandbox: its payment company makes each trade, on the same two cores, and is measured with the marketplace. */
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

async function bareOf(original: string, copy: string, orders: Prepared[]): Promise<Open> {
  const items = await recordStatements(original, orders);
  const { replay, close } = await replayer(copy, WIDTH);
  const way: Way<(typeof items)[number]> = { items, work: replay };
  return { way: way as Way, close };
}
