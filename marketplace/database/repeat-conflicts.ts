import { setTimeout as pause } from "node:timers/promises";
import { isLockConflict } from "./lock-conflict";

/** @returns ms until the next try. @throws what ends the tries */
type PauseAfter = (tries: number, error: unknown) => number;

const MOST_TRIES = 6;

/** Six tries; each pause is longer by as much as the first. @param stepMs the first pause */
export const growingPauses =
  (stepMs = 200): PauseAfter =>
  (tries, error) => {
    if (tries === MOST_TRIES) throw error;
    return tries * stepMs;
  };

/**
 * Repeats a transaction that the database ended because others had, or wanted, the same rows: an import of many listings
 * meets the orders of some.
 * @throws what `pauseAfter` throws, and any other error at once
 */
export async function repeatConflicts<T>(
  transact: () => Promise<T>,
  pauseAfter: PauseAfter = growingPauses(),
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      await pause(pauseAfter(tries, error));
    }
  }
}
