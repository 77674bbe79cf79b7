import { availableParallelism } from "node:os";
import type { Env } from "@/lib/env";
/**
 * Returns a worker's part of a limit per client. The kernel spreads a client's connections at random, so each part has
 * three standard deviations more than its share: a client within the limit is hardly ever refused, and one beyond it
 * gets 1.3 times the limit from 2 workers, 1.8 times from 16 and 2.5 times from 64 (with a limit of 256).
 * @param limit 0: unlimited
 */
export function shareOfLimit(limit: number, workers: number): number {
  if (workers === 1) return limit;
  const share = limit / workers;
  return Math.ceil(share + 3 * Math.sqrt(share));
}

/** @returns how many processes serve: WORKERS, where `auto` is one for each core */
export const countWorkers = (workers: Env["workers"]): number =>
  workers === "auto" ? availableParallelism() : workers;
