import type { PGlite } from "@electric-sql/pglite";
import type { Db } from "@storefront/marketplace/database/db";
import { drizzle } from "drizzle-orm/pglite";
import type { EmbeddedSession, Query } from "./embedded-session";
import type { Process } from "./process";

/**
 * A connection of one process to the embedded database: it takes turns with others before each transaction and statement,
 * and the process can crash at each. A transaction of a crashed process is rolled back, as the end of its connection does.
 */
export const connect = (session: EmbeddedSession, process: Process): Db =>
  openDrizzle({
    async query(...statement) {
      await process.pass();
      return session.query(...statement);
    },
    async transaction(work) {
      await process.pass();
      const done = await session.transaction((query) =>
        work(async (text, ...more) => {
          process.step(text);
          return query(text, ...more);
        }),
      );
      // Between the commit and what follows it.
      process.step("commit");
      return done;
    },
  });

/** Gives a session drizzle's interface. */
export function openDrizzle({ query, transaction }: EmbeddedSession): Db {
  const client = {
    query,
    transaction: <T>(work: (tx: { query: Query }) => Promise<T>) =>
      transaction((within) => work({ query: within })),
  };
  return drizzle(client as unknown as PGlite);
}
