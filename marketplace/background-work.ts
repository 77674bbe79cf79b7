import type { Logger } from "@storefront/platform/observability/log";

/** Work that continues after the response to the request that started it. */
export interface BackgroundWork {
  /** @param name for the log, which gets the work's error */
  start(name: string, work: () => Promise<unknown>): void;
  /** Resolves when all started work has ended, and the work that it started in turn. */
  settled(): Promise<void>;
}

/** Tracks background work, so that a program ends it before it closes its database. */
export function createBackgroundWork(log: Pick<Logger, "error">): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(name, work) {
      const run = (async () => {
        try {
          await work();
        } catch (err) {
          log.error({ err, work: name }, "background work failed");
        }
      })();
      running.add(run);
      void run.then(() => running.delete(run));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
