import { processorSeconds } from "@storefront/platform/launch/processor-time";
import autocannon from "autocannon";

export interface Load {
  requestsPerSecond: number;
  /** CPU milliseconds of the server per request; independent of other load on the machine. */
  processorMs: number;
  p99Ms: number;
  errors: number;
}

/**
 * Loads a server with sixteen connections that accept gzip for `seconds`, after an uncounted warm-up. 304 is no error.
 * @param pid the server's process id
 */
export async function load(
  pid: number | undefined,
  url: string,
  headers: Record<string, string>,
  seconds = 8,
): Promise<Load> {
  const options = { url, connections: 16, headers: { "accept-encoding": "gzip", ...headers } };
  await autocannon({ ...options, duration: 3 });
  const before = processorSeconds(pid ?? 0) ?? 0;
  const result = await autocannon({ ...options, duration: seconds });
  const used = (processorSeconds(pid ?? 0) ?? 0) - before;
  return {
    processorMs: (used / result.requests.total) * 1000,
    requestsPerSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    errors: result.errors + result["4xx"] + result["5xx"],
  };
}

/** Returns the median of `count` sequential requests over one kept-alive connection, in ms. */
export async function medianResponseMs(
  url: string,
  headers: Record<string, string>,
  count = 200,
): Promise<number> {
  const result = await autocannon({ url, connections: 1, amount: count, headers });
  return result.latency.p50 >= 1 ? result.latency.p50 : Number(result.latency.average.toFixed(2));
}
