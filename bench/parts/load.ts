import autocannon from "autocannon";
import { processorSeconds } from "../../scripts/launch/processor-time";

export interface Load {
  requestsPerSecond: number;
  /** ms of the server's processor time for one request: does not depend on what else the machine does. */
  processorMs: number;
  p99Ms: number;
  errors: number;
}

/**
 * Sixteen connections that request gzip, for `seconds`, after a warm-up that is not counted. 304 is no error.
 * @param pid of the server
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

/** @returns the median of `count` single requests one after the other, in ms, over one kept-alive connection */
export async function medianResponseMs(
  url: string,
  headers: Record<string, string>,
  count = 200,
): Promise<number> {
  const result = await autocannon({ url, connections: 1, amount: count, headers });
  return result.latency.p50 >= 1 ? result.latency.p50 : Number(result.latency.average.toFixed(2));
}
