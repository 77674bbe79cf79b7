import { type Attempts, openAttempts, type SweepDeps, type SweepKind } from "./attempts";

interface ListSweep<Item> {
  /** Finds the items that have been due longest and are ready. */
  find(isReady: Attempts["isReady"]): Promise<Item[]>;
  itemOf(item: Item): string;
  /** Not in a transaction, because it may call a provider: it must claim the item itself. */
  settle(item: Item): Promise<unknown>;
}

/** Settles due items one by one. An item that fails is recorded and waits, and the next one follows. */
export async function sweepList<Item>(
  deps: SweepDeps,
  kind: SweepKind,
  { find, itemOf, settle }: ListSweep<Item>,
): Promise<void> {
  const attempts = await openAttempts(deps, kind);
  for (const item of await find(attempts.isReady)) {
    try {
      await settle(item);
      await attempts.succeed(itemOf(item));
    } catch (error) {
      await attempts.fail(itemOf(item), error);
    }
  }
  await attempts.forgetSettled();
}
