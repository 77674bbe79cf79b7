import { setTimeout as pause } from "node:timers/promises";
import { isLockConflict } from "./lock-conflict";

const MOST_TRIES = 6;
/** Before the second try; before each other one as much longer. */
const PAUSE_MS = 200;

/**
 * Repeats a transaction that the database ended because others had, or wanted, the same rows: an import of many listings
 * meets the orders of some.
 * @param pauseMs before the second try
 * @throws the error of the last try, and any other one at once
 */
export async function repeatConflicts<T>(
  transact: () => Promise<T>,
  pauseMs = PAUSE_MS,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries === MOST_TRIES || !isLockConflict(error)) throw error;
      await pause(tries * pauseMs);
    }
  }
}
