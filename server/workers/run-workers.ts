import cluster, { type Worker } from "node:cluster";
import { startCounting } from "@storefront/platform/observability/metrics/program-metrics";
import { serveMetrics } from "@storefront/platform/observability/metrics/serve-metrics";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { PrimaryMessage, WorkerMessage } from "./messages";
import { RestartDelay } from "./restart-delay";
import { collectFromWorkers, type WorkerMetrics } from "./worker-metrics";

/** A stopping worker is killed this long after its shutdown delay and its last connections should have ended. */
const KILL_AFTER_MS = 7_000;

/**
 * The primary process: starts workers, passes on what they tell each other, and replaces one that ends. The first one
 * starts alone, so that what keeps all of them from starting is reported once.
 * @returns the exit code, when all have ended after a signal, or the first one could not start
 */
export async function runWorkers(count: number): Promise<number> {
  const workers = new Set<Worker>();
  const metrics = await startMetrics(workers);
  const delay = new RestartDelay();
  let hasStarted = false;
  let stopping = false;

  const startWorker = (): Worker => {
    // `auto` is counted once.
    const worker = cluster.fork({ WORKERS: String(count) });
    const began = performance.now();
    workers.add(worker);
    worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "metrics") metrics.report(worker.id, message.metrics);
      else for (const peer of workers) if (peer !== worker) send(peer, message);
    });
    worker.once("exit", (code, signal) => {
      workers.delete(worker);
      void metrics.end(worker.id);
      if (stopping || !hasStarted) return;
      const delayMs = delay.after(performance.now() - began);
      log().error({ ended: worker.id, code, signal, delayMs }, "worker exited; restarting");
      setTimeout(() => !stopping && startWorker(), delayMs);
    });
    return worker;
  };

  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      if (stopping) return;
      stopping = true;
      const resolveAtEnd = () => workers.size === 0 && resolve();
      for (const worker of workers) worker.once("exit", resolveAtEnd);
      signal(workers, "SIGTERM");
      setTimeout(() => signal(workers, "SIGKILL"), env().shutdownDelayMs + KILL_AFTER_MS).unref();
      resolveAtEnd();
    };
    for (const name of ["SIGTERM", "SIGINT"]) process.on(name, stop);
  });
  // Each worker reads them again (brands/file/reload-brands.ts).
  if (env().brandsFile !== undefined) process.on("SIGHUP", () => signal(workers, "SIGHUP"));

  const code = await startedOrEnded(startWorker());
  if (!stopping) {
    if (code !== null) return code || 1;
    hasStarted = true;
    for (let other = 1; other < count; other += 1) startWorker();
    log().info({ workers: count }, "starting workers");
  }
  await stopped;
  await metrics.stop();
  return 0;
}

function signal(workers: Iterable<Worker>, name: NodeJS.Signals): void {
  for (const worker of workers) worker.process.kill(name);
}

function send(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message);
}

/** @returns null when the worker listens, its exit code when it ended before */
const startedOrEnded = (worker: Worker): Promise<number | null> =>
  new Promise((resolve) => {
    worker.once("listening", () => resolve(null));
    worker.once("exit", (code) => resolve(code ?? 1));
  });

/** @param workers that run now, whenever metrics are requested */
async function startMetrics(workers: ReadonlySet<Worker>): Promise<WorkerMetrics> {
  const { metricsPort: port, metricsHost: host } = env();
  if (port === undefined) return { report: () => {}, end: async () => {}, stop: async () => {} };
  const own = await startCounting({ program: "storefront", log: log() });
  const requestReports = () => {
    for (const worker of workers) send(worker, { kind: "report-metrics" });
    return Array.from(workers, ({ id }) => id);
  };
  const { text, ...metrics } = collectFromWorkers(own, requestReports);
  const stop = await serveMetrics({ port, host }, { contentType: own.contentType, text });
  return { ...metrics, stop };
}
