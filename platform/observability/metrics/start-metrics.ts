import { type CountingOptions, startCounting } from "./program-metrics";
import { setRecorder } from "./recorder";
import { serveMetrics } from "./serve-metrics";

interface MetricsOptions extends CountingOptions {
  /** METRICS_PORT. Metrics are off when undefined. */
  port: number | undefined;
  /** METRICS_HOST: the address to listen on. */
  host: string;
}

/**
 * Starts counting and serves `GET /metrics`.
 * @returns a function that stops both
 * @throws ConfigError when the port cannot be used
 */
export async function startMetrics(options: MetricsOptions): Promise<() => Promise<void>> {
  const { port, host } = options;
  if (port === undefined) return async () => {};
  const stopServing = await serveMetrics({ port, host }, await startCounting(options));
  return async () => {
    setRecorder(null);
    await stopServing();
  };
}
