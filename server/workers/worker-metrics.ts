import { MetricsSum } from "@storefront/platform/observability/metrics/metrics-sum";
import type { ProgramMetrics } from "@storefront/platform/observability/metrics/program-metrics";
import type { MetricsJson } from "@storefront/platform/observability/metrics/prometheus";

export interface WorkerMetrics {
  /** Receives what a worker has counted. */
  report(id: number, metrics: MetricsJson): void;
  /** Keeps the counts of a worker that has ended. */
  end(id: number): Promise<void>;
  stop(): Promise<void>;
}

/** A worker that renders answers later; until then its last report counts. */
const REPORT_WITHIN_MS = 1_000;

/** No worker has this id. */
const PRIMARY = 0;

/**
 * Adds up the metrics of the workers and of the primary process.
 * @param own of the primary process
 * @param requestReports makes the workers report; returns their ids
 */
export function collectFromWorkers(
  own: Pick<ProgramMetrics, "json">,
  requestReports: () => number[],
  withinMs = REPORT_WITHIN_MS,
): Omit<WorkerMetrics, "stop"> & { text(): Promise<string> } {
  const sum = new MetricsSum();
  const waiting = new Set<{ missing: Set<number>; done: () => void }>();
  const arrived = (id: number) => {
    for (const { missing, done } of waiting) {
      missing.delete(id);
      if (missing.size === 0) done();
    }
  };
  return {
    report(id, metrics) {
      sum.report(id, metrics);
      arrived(id);
    },
    async end(id) {
      await sum.end(id);
      arrived(id);
    },
    async text() {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => done(), withinMs);
        const request = { missing: new Set(requestReports()), done: () => done() };
        const done = () => {
          clearTimeout(timer);
          waiting.delete(request);
          resolve();
        };
        waiting.add(request);
        if (request.missing.size === 0) done();
      });
      sum.report(PRIMARY, await own.json());
      return sum.text();
    },
  };
}
