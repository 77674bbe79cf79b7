import { readConfig } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { orders } from "@storefront/marketplace/database/schema";
import { expireOrder, sweepOrders } from "@storefront/marketplace/orders/orders";
import { createLog } from "@storefront/platform/observability/log";
import { fillFixedListings } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { freshDatabase } from "@storefront/testbed/product/fresh-database";
import { readServers } from "@storefront/testbed/product/servers";
import { insertUnpaidOrders } from "@storefront/testbed/races/insert-unpaid-orders";
import { eq } from "drizzle-orm";
import type { Row } from "../parts/table";

const ORDERS = 10_000;
/** Orders that are expired one by one, for comparison. */
const SINGLE = 500;
const MAX_S = 5;
const NOW = new Date("2026-03-01T10:00:00.000Z");
/** All have been due for longer than they wait for a provider. */
const LATER = new Date(NOW.getTime() + 3_600_000);

/** Measures how long 10,000 unpaid orders that are due at once keep their pieces, with one process on PostgreSQL. */
export async function measureDueOrders(): Promise<Row> {
  const database = await freshDatabase(readServers().databaseUrl);
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  try {
    await migrate(db);
    await fillFixedListings(db, NOW, readConfig({ SANDBOX: "1" }));
    const single = await measureSingle(db, await insertUnpaidOrders(db, SINGLE, NOW));
    await insertUnpaidOrders(db, ORDERS, NOW);
    const deps = { db, clock: { now: () => LATER }, log: createLog("marketplace", "error") };
    const began = performance.now();
    let left = ORDERS;
    while (left > 0) left -= await sweepOrders(deps);
    const seconds = (performance.now() - began) / 1000;
    const alone = (single * ORDERS) / SINGLE;
    return {
      name: "10,000 due orders expired, one process on PostgreSQL",
      ours: `${seconds.toFixed(1)} s`,
      beside: `${alone.toFixed(0)} s, a transaction each (${SINGLE} measured)`,
      target: `at most ${MAX_S} s`,
      reached: seconds <= MAX_S,
    };
  } finally {
    await close();
    await database.drop();
  }
}

/** @returns seconds in which orders expire one after the other */
async function measureSingle(db: Db, numbers: readonly string[]): Promise<number> {
  const began = performance.now();
  for (const orderNum of numbers) {
    await db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.orderNum, orderNum));
      if (!order || !(await expireOrder(tx, order.id, LATER))) throw new Error("not expired");
    });
  }
  return (performance.now() - began) / 1000;
}
