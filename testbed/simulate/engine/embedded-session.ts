import type { PGlite } from "@electric-sql/pglite";
import { createStatements } from "@storefront/marketplace/database/thread/prepared-statements.js";
import pLimit from "p-limit";

export type Query = PGlite["query"];

/** A session of the embedded database, which all of a simulation share; transactions follow each other. */
export interface EmbeddedSession {
  query: Query;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** Opens a session that executes statements as the embedded database's own thread does. */
export function openSession(database: PGlite): EmbeddedSession {
  const { execute } = createStatements(database);
  const inTurn = pLimit(1);
  /** A transaction may send several at once. */
  const oneStatement = pLimit(1);
  const query: Query = (text, params, { rowMode, parsers } = {}) =>
    oneStatement(() => execute({ text, params, rowMode, parsers }) as never);
  return {
    query: (...statement) => inTurn(() => query(...statement)),
    transaction: (work) =>
      inTurn(async () => {
        await query("begin");
        try {
          const done = await work(query);
          await query("commit");
          return done;
        } catch (error) {
          await query("rollback");
          throw error;
        }
      }),
  };
}
