import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

export interface TableTrap {
  /** Resolves when a statement waits for what is locked. */
  sprung(): Promise<void>;
  /** Lets everybody go on. */
  release(): Promise<void>;
}

/**
 * Makes another process wait in the middle of a transaction.
 * @param lock what to lock, as a statement
 * @param waiting the beginning of the statement that is to wait (LIKE)
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
      for (;;) {
        const [row] = await observer`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike ${waiting}`;
        if (row) return;
        await pause(2);
      }
    },
    async release() {
      await holder.unsafe("rollback");
      await Promise.all([holder.end(), observer.end()]);
    },
  };
}
