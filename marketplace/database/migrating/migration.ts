import { setTimeout as pause } from "node:timers/promises";

/** A file of `migrations`: its statements, and the hash under which the table `migrations` has it. */
export interface Migration {
  hash: string;
  sql: readonly string[];
}

/** An arbitrary key that no other advisory lock uses. */
export const MIGRATION_LOCK = 4_000_359;

const TURN_MS = 200;

/**
 * Waits for the turn of this process.
 * A statement that waits for the advisory lock would keep a snapshot, for which a concurrent index of another process
 * waits in turn; so the lock is only ever tried.
 * @param attempt returns undefined while another process has the lock
 */
export async function takeTurns<T>(attempt: () => Promise<{ done: T } | undefined>): Promise<T> {
  for (;;) {
    const result = await attempt();
    if (result) return result.done;
    await pause(TURN_MS);
  }
}
