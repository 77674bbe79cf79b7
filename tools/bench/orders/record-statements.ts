import { readBuyerHistory } from "@storefront/marketplace/order-records/order-records";
import type { Statement } from "@storefront/testbed/relevance/record-search";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Prepared } from "./prepare";
import { makeOrder } from "./service";

export interface RecordedOrder {
  userId: number;
  /** Of the order, `begin` and `commit` among them. */
  statements: Statement[];
  /** Those that read the buyer's orders for limits, if nothing else is read with them. */
  history: Statement[];
}

/** Creates each order in sequence and records its SQL statements. */
export async function recordStatements(
  databaseUrl: string,
  orders: Prepared[],
): Promise<RecordedOrder[]> {
  let current: Statement[] = [];
  const client = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, params) => current.push({ text, params: [...params] }),
  });
  const db = drizzle(client);
  const recorded: RecordedOrder[] = [];
  const record = async (work: () => Promise<unknown>) => {
    current = [];
    await work();
    return current;
  };
  try {
    for (const order of orders) {
      const { userId, payload } = order;
      const item = { goodsId: payload.goods_id, specId: 0 };
      recorded.push({
        userId,
        history: await record(() => readBuyerHistory(db, userId, item, new Date())),
        statements: await record(() => makeOrder(db, order)),
      });
    }
  } finally {
    await client.end();
  }
  return recorded;
}
