import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import type { Scheduler } from "./scheduler";
import type { VirtualClock } from "./virtual-clock";

interface Options {
  signal?: AbortSignal;
}

/**
 * Makes the waits of this process's services pass in virtual time: replaces `setTimeout` of `node:timers/promises`.
 * @returns restores it
 */
export function useVirtualTimers(
  { sleep }: Pick<Scheduler, "sleep">,
  { elapsedS }: Pick<VirtualClock, "elapsedS">,
): () => void {
  const original = timers.setTimeout;
  const wait = async <T>(ms = 0, value?: T, { signal }: Options = {}): Promise<T | undefined> => {
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, failed) => {
      signal?.addEventListener("abort", () => failed(signal.reason), { once: true });
    });
    await Promise.race([sleep(elapsedS() + ms / 1000), aborted]);
    return value;
  };
  const install = (setTimeout: typeof wait | typeof original): void => {
    Object.assign(timers, { setTimeout });
    syncBuiltinESMExports();
  };
  install(wait);
  return () => install(original);
}
