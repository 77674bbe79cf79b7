import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Prepared } from "./prepare";
import { makeOrder } from "./service";

export interface Statement {
  text: string;
  params: unknown[];
}

/** Creates each order in sequence and records its SQL statements. */
export async function recordStatements(
  databaseUrl: string,
  orders: Prepared[],
): Promise<Statement[][]> {
  let current: Statement[] = [];
  const client = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, params) => current.push({ text, params: [...params] }),
  });
  const db = drizzle(client);
  const recorded: Statement[][] = [];
  try {
    for (const order of orders) {
      current = [];
      await makeOrder(db, order);
      recorded.push(current);
    }
  } finally {
    await client.end();
  }
  return recorded;
}
