import type { SQL } from "drizzle-orm";
import pLimit from "p-limit";
import { type Attempts, openAttempts, type SweepDeps, type SweepKind } from "./attempts";

interface ListSweep<Item> {
  /** Finds the items that have been due longest and are ready. */
  find(isReady: Attempts["isReady"]): Promise<Item[]>;
  itemOf(item: Item): string;
  /** Matches the failed items that `find` could return, if others sweep the same kind. */
  isOurs: SQL;
  /** Not in a transaction, because it may call a provider: it must claim the item itself. */
  settle(item: Item): Promise<unknown>;
  /** Items that are settled at the same time. */
  concurrency: number;
  /** No item is begun after it. */
  signal?: AbortSignal | undefined;
}

/**
 * Settles due items, several at a time, because each waits for a provider. An item that fails is recorded and waits, and
 * the next one follows.
 * @returns the number of items that were tried
 * @throws the error of a failure that could not be recorded
 */
export async function sweepList<Item>(
  deps: SweepDeps,
  kind: SweepKind,
  { find, itemOf, isOurs, settle, concurrency, signal }: ListSweep<Item>,
): Promise<number> {
  const attempts = await openAttempts(deps, kind, isOurs);
  const limit = pLimit(concurrency);
  let tried = 0;
  const trySettling = async (item: Item) => {
    if (signal?.aborted) return;
    tried += 1;
    try {
      await settle(item);
      await attempts.succeed(itemOf(item));
    } catch (error) {
      await attempts.fail(itemOf(item), error);
    }
  };
  const items = await find(attempts.isReady);
  const ends = await Promise.allSettled(items.map((item) => limit(() => trySettling(item))));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  if (!signal?.aborted) await attempts.forgetSettled();
  return tried;
}
