import { ApiError } from "@storefront/contract/api-error";
import pLimit from "p-limit";
import type { ConnectionLoad } from "../db";

export interface LimitedQueue {
  /** @throws ApiError `databaseBusy` when the work had to wait too long to begin; then it does not run */
  run<T>(work: () => Promise<T>): Promise<T>;
  load(): ConnectionLoad;
}

interface WaitLimits {
  /** Longest wait of a work item while none before it succeeds: all may wait for one lock. */
  stalledMs: number;
  /** Longest wait while others succeed. */
  busyMs: number;
}

/**
 * Runs a limited number of works at a time.
 * @param limits of the time that a work waits for its turn; without limit by default
 */
export function limitedQueue(width: number, limits?: WaitLimits): LimitedQueue {
  const limit = pLimit(width);
  let succeededAt = performance.now();
  const run = async <T>(work: () => Promise<T>) => {
    const result = await work();
    succeededAt = performance.now();
    return result;
  };
  const runInTime = <T>(work: () => Promise<T>, { stalledMs, busyMs }: WaitLimits) =>
    new Promise<T>((resolve, reject) => {
      const since = performance.now();
      let isLate = false;
      const check = () => {
        const now = performance.now();
        const leftMs = Math.min(Math.max(since, succeededAt) + stalledMs, since + busyMs) - now;
        if (leftMs > 0) {
          timer = setTimeout(check, leftMs);
          return;
        }
        isLate = true;
        reject(new ApiError("databaseBusy"));
      };
      let timer = setTimeout(check, stalledMs);
      void limit(async () => {
        clearTimeout(timer);
        if (!isLate) await run(work).then(resolve, reject);
      });
    });
  const isFull = () => limit.activeCount + limit.pendingCount >= width;
  return {
    run: (work) =>
      limits === undefined || !isFull() ? limit(() => run(work)) : runInTime(work, limits),
    load: () => ({
      running: limit.activeCount,
      waiting: limit.pendingCount,
      width: limit.concurrency,
    }),
  };
}
