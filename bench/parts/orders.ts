import { SAMPLES } from "../../contract/samples";
import { systemClock } from "../../marketplace/clock";
import { openDatabase } from "../../marketplace/db/open";
import { copyDatabase, freshDatabase } from "../../marketplace/races/fresh-database";
import { startMarketplace } from "../../marketplace/races/marketplace-process";
import { warmRate } from "../orders/in-parallel";
import { poster } from "../orders/post";
import { type Prepared, prepareOrders } from "../orders/prepare";
import { recordStatements } from "../orders/record-statements";
import { replay } from "../orders/replay";
import { makeOrder } from "../orders/service";
import type { Row } from "./table";

const SERVER = process.env.DATA_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const ORDERS = 2000;
/** The first of them are made, but not counted. */
const WARM_UP = 500;
/** As many as the marketplace's own pool has. */
const CONNECTIONS = 10;

/** What a marketplace needs outside the sandbox: there no clock is shared, as in production. */
const PRODUCTION = { ...SAMPLES, SANDBOX: "0", SMS_WEBHOOK_URL: "http://127.0.0.1:9" };

/** Orders per second through the marketplace's HTTP call, beside the same statements run bare on a copy. */
export async function measureOrders(): Promise<Row> {
  const database = await freshDatabase(SERVER);
  const prepared = await prepare(database.url);
  const ours = await ourRate(database.url, prepared.slice(0, ORDERS));
  const service = await serviceRate(database.url, prepared.slice(ORDERS, ORDERS * 2));
  const copy = await copyDatabase(SERVER, database.url);
  const bare = await bareRate(database.url, copy.url, prepared.slice(ORDERS * 2));
  await copy.drop();
  await database.drop();
  return {
    name: "orders/s on PostgreSQL",
    ours: `${service} by the service, ${ours} through HTTP`,
    beside: `${bare}, the same statements run bare`,
    target: "half of bare",
    reached: service >= bare / 2,
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

async function ourRate(databaseUrl: string, orders: Prepared[]): Promise<number> {
  const shop = await startMarketplace(databaseUrl, PRODUCTION);
  const { post, close } = poster(shop.url, CONNECTIONS);
  const rate = await warmRate(orders, WARM_UP, CONNECTIONS, async ({ token, payload }) => {
    const status = await post("/v1/order/build", token, JSON.stringify(payload));
    if (status !== 200) throw new Error(`an order of the bench was refused: ${status}`);
  });
  close();
  await shop.stop();
  return rate;
}

/** The same orders by the service alone: what the marketplace adds to its statements, without HTTP and its load. */
async function serviceRate(databaseUrl: string, orders: Prepared[]): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl });
  const rate = await warmRate(orders, WARM_UP, CONNECTIONS, (order) => makeOrder(db, order));
  await close();
  return rate;
}

async function bareRate(original: string, copy: string, orders: Prepared[]): Promise<number> {
  return replay(copy, await recordStatements(original, orders), WARM_UP, CONNECTIONS);
}
