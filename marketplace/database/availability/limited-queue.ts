import { ApiError } from "@storefront/contract/api-error";
import pLimit from "p-limit";
import type { ConnectionLoad } from "../db";

export interface LimitedQueue {
  /** @throws ApiError when the work had to wait too long to begin; then it does not run */
  run<T>(work: () => Promise<T>): Promise<T>;
  load(): ConnectionLoad;
}

/**
 * Runs a limited number of works at a time.
 * @param waitMs how long a work may wait for its turn; without limit by default
 */
export function limitedQueue(width: number, waitMs?: number): LimitedQueue {
  const limit = pLimit(width);
  const isFull = () => limit.activeCount + limit.pendingCount >= width;
  const runInTime = <T>(work: () => Promise<T>, inMs: number) =>
    new Promise<T>((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new ApiError("databaseBusy"));
      }, inMs);
      void limit(async () => {
        clearTimeout(timer);
        if (!isLate) await work().then(resolve, reject);
      });
    });
  return {
    run: (work) => (waitMs === undefined || !isFull() ? limit(work) : runInTime(work, waitMs)),
    load: () => ({
      running: limit.activeCount,
      waiting: limit.pendingCount,
      width: limit.concurrency,
    }),
  };
}
