import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "../db";
import { selectRows } from "../select-rows";

type Row = Readonly<Record<string, unknown>>;

/** One connection whose statements are transactions of their own, without limits. */
export interface Session {
  run(statement: string): Promise<Row[]>;
  close(): Promise<void>;
}

const LIMITS = ["statement_timeout", "lock_timeout"];

/** Takes a connection of the pool; the embedded database has only one. */
export async function openSession(db: Db): Promise<Session> {
  const { $client } = db as Db & { $client: Partial<Pick<pg.Pool, "connect">> };
  if (!$client.connect) {
    return { run: (statement) => selectRows<Row>(db, sql.raw(statement)), close: async () => {} };
  }
  const connection = await $client.connect();
  const run = async (statement: string): Promise<Row[]> =>
    (await connection.query<Record<string, unknown>>(statement)).rows;
  try {
    for (const limit of LIMITS) await run(`set ${limit} = 0`);
  } catch (error) {
    connection.release();
    throw error;
  }
  return {
    run,
    async close() {
      try {
        for (const limit of LIMITS) await run(`reset ${limit}`);
      } finally {
        connection.release();
      }
    },
  };
}
