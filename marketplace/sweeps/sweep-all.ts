import type { Db } from "../database/db";
import { type Attempts, openAttempts, type SweepDeps, type SweepKind } from "./attempts";

/** Maximum number of items per sweep, so that other sweeps are not delayed. */
const BATCH = 500;

export interface Attempt extends Pick<Attempts, "isReady"> {
  /** Records the item in work, so that a failure can be attributed to it. */
  begin(item: string): void;
}

/**
 * Finds and settles the longest due item that is ready, in the given transaction. Locks it and skips locked ones, or
 * does nothing when another process settles the item meanwhile.
 * @returns false when there is none
 */
type SettleNext = (tx: Db, now: Date, attempt: Attempt) => Promise<boolean>;

/**
 * Settles due items one by one, each in its own transaction, until none is left. An item that fails is recorded and
 * waits, and the next one follows. Safe to run in several processes concurrently.
 * @returns the number of settled items
 * @throws the error of a `settleNext` that fails before it has found an item
 */
export async function sweepAll(
  deps: SweepDeps,
  kind: SweepKind,
  settleNext: SettleNext,
): Promise<number> {
  const attempts = await openAttempts(deps, kind);
  let settled = 0;
  for (let tried = 0; tried < BATCH; tried += 1) {
    const outcome = await tryNext(deps, attempts, settleNext);
    if (outcome === "none") {
      await attempts.forgetSettled();
      break;
    }
    if (outcome === "settled") settled += 1;
  }
  return settled;
}

async function tryNext(
  { db, clock }: SweepDeps,
  attempts: Attempts,
  settleNext: SettleNext,
): Promise<"settled" | "failed" | "none"> {
  const begun: string[] = [];
  const attempt = { isReady: attempts.isReady, begin: (item: string) => begun.push(item) };
  try {
    const found = await db.transaction((tx) => settleNext(tx, clock.now(), attempt));
    if (!found) return "none";
    for (const item of begun) await attempts.succeed(item);
    return "settled";
  } catch (error) {
    const item = begun.at(-1);
    if (item === undefined) throw error;
    await attempts.fail(item, error);
    return "failed";
  }
}
