/**
 * What is notified by triggers when a transaction commits: `listing_changes`, rows in the outbox; `due_work`, work that
 * has become due earlier than those who wait for it know; `account_changes`, what has happened to users.
 */
export const CHANNELS = ["listing_changes", "due_work", "account_changes"] as const;

export type Channel = (typeof CHANNELS)[number];

/** Events of committed transactions, of any process, so that nobody has to poll for them. */
export interface DatabaseEvents {
  /**
   * Calls `onEvent` after a commit that notified the channel, and when events may have been missed meanwhile. It must
   * return at once and not throw.
   * @returns a function that ends it
   */
  listen(channel: Channel, onEvent: () => void): () => void;
  /** Whether an event can be lost, by a connection that died unnoticed or a pooler that does not pass them on. */
  mayBeLost: boolean;
}

/** Those who listen in this process. */
export function createListeners(): Pick<DatabaseEvents, "listen"> & {
  notify(channel: string): void;
  notifyAll(): void;
} {
  const listeners = new Map<string, Set<() => void>>(CHANNELS.map((name) => [name, new Set()]));
  const notify = (channel: string) => {
    for (const onEvent of listeners.get(channel) ?? []) onEvent();
  };
  return {
    listen(channel, onEvent) {
      // One function may listen twice.
      const listener = () => onEvent();
      listeners.get(channel)?.add(listener);
      return () => void listeners.get(channel)?.delete(listener);
    },
    notify,
    notifyAll: () => CHANNELS.forEach(notify),
  };
}
