import { SAMPLES } from "../../contract/samples";
import { systemClock } from "../../marketplace/clock";
import { readConfig } from "../../marketplace/config";
import { openDatabase } from "../../marketplace/db/open";
import { createLog } from "../../marketplace/log";
import { copyDatabase, freshDatabase } from "../../marketplace/races/fresh-database";
import { startMarketplace } from "../../marketplace/races/marketplace-process";
import { warmRate } from "../orders/in-parallel";
import { poster } from "../orders/post";
import { type Prepared, prepareOrders } from "../orders/prepare";
import { recordStatements } from "../orders/record-statements";
import { replay } from "../orders/replay";
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
  const copy = await copyDatabase(SERVER, database.url);
  const bare = await bareRate(database.url, copy.url, prepared.slice(ORDERS));
  await copy.drop();
  await database.drop();
  return {
    name: "orders/s on PostgreSQL (HTTP call `build`)",
    ours: `${ours}`,
    beside: `${bare}, the same statements run bare`,
    target: "half of bare",
    reached: ours >= bare / 2,
  };
}

async function prepare(databaseUrl: string): Promise<Prepared[]> {
  const shop = await startMarketplace(databaseUrl);
  const { db, close } = await openDatabase({ databaseUrl });
  const prepared = await prepareOrders(shop.url, db, systemClock(), ORDERS * 2);
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

async function bareRate(original: string, copy: string, orders: Prepared[]): Promise<number> {
  const statements = await recordStatements(original, orders, (db) => ({
    db,
    clock: systemClock(),
    config: readConfig({ DATABASE_URL: original, SANDBOX: "1" }),
    log: createLog("silent"),
    limiter: { take: async () => null, clear: async () => {}, close: async () => {} },
    sms: { send: async () => {} },
    notifier: { goodsChanged: () => {}, close: async () => {} },
  }));
  return replay(copy, statements, WARM_UP, CONNECTIONS);
}
