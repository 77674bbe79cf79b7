import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/** Longer than any statement takes to reach the lock. */
const WAIT_MS = 60_000;

export interface TableTrap {
  /** Resolves once a statement waits for the lock. @throws Error when none does within a minute */
  sprung(): Promise<void>;
  /** Runs a statement in the transaction that has the lock. */
  run(statement: string): Promise<void>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Blocks another process in the middle of a transaction.
 * @param lock the statement that takes the lock
 * @param waiting a LIKE pattern for the statement that should block
 */
export async function setTrap(
  databaseUrl: string,
  lock: string,
  waiting: string,
): Promise<TableTrap> {
  const holder = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const observer = postgres(databaseUrl, { max: 1 });
  await holder.unsafe("begin");
  await holder.unsafe(lock);
  return {
    async sprung() {
      const until = Date.now() + WAIT_MS;
      while (Date.now() < until) {
        const [row] = await observer`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike ${waiting}`;
        if (row) return;
        await pause(2);
      }
      throw new Error(`no statement like ${waiting} waits for: ${lock}`);
    },
    async run(statement) {
      await holder.unsafe(statement);
    },
    async release() {
      await holder.unsafe("rollback");
      await Promise.all([holder.end(), observer.end()]);
    },
  };
}
