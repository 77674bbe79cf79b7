import { sql } from "drizzle-orm";
import type { Db } from "./db";

/**
 * Runs `work` in a transaction unless another one, of any process, runs work of the same name.
 * @returns its result, undefined when it did not run
 */
export const runAlone = <Result>(
  db: Db,
  name: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result | undefined> =>
  db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(hashtext(${name}))` })
      .from(sql`(values (1)) as one`);
    return lock?.isOurs ? work(tx) : undefined;
  });
