import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { createApp } from "../../marketplace/app";
import * as schema from "../../marketplace/db/schema";
import type { Deps } from "../../marketplace/deps";
import type { Prepared } from "./prepare";

export interface Statement {
  text: string;
  params: unknown[];
}

/**
 * Makes each order once, one after the other, and writes down the statements it took.
 * @param depsFor everything but the database
 */
export async function recordStatements(
  databaseUrl: string,
  orders: Prepared[],
  depsFor: (db: Deps["db"]) => Deps,
): Promise<Statement[][]> {
  let current: Statement[] = [];
  const client = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, params) => current.push({ text, params: [...params] }),
  });
  const app = createApp(depsFor(drizzle(client, { schema })));
  const recorded: Statement[][] = [];
  try {
    for (const { token, payload } of orders) {
      current = [];
      const answer = await app.request("/v1/order/build", {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: token },
        body: JSON.stringify(payload),
      });
      if (answer.status !== 200) throw new Error(`recording: ${await answer.text()}`);
      recorded.push(current);
    }
  } finally {
    await client.end();
  }
  return recorded;
}
