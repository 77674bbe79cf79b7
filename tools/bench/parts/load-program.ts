import { installTool } from "@storefront/testbed/tools/install-tool";

/** What is used of the package. */
type Autocannon = (
  options: { url: string; headers: Record<string, string>; connections: number; duration: number },
  done: (error: unknown, result: Result) => void,
) => {
  on(event: "response", on: (...response: [unknown, unknown, unknown, number]) => void): void;
};

interface Result {
  requests: { total: number };
  duration: number;
  errors: number;
  "4xx": number;
  "5xx": number;
}

const autocannon = installTool("bench")("autocannon") as Autocannon;

/** The load generator, a program of its own so that it neither delays nor is delayed by what the bench runs in its process. */
export interface LoadJob {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface Sent {
  requests: number;
  requestsPerSecond: number;
  /** Median and 99th percentile of the responses, ms. */
  p50Ms: number;
  p99Ms: number;
  /** Failed requests, and responses of 400 and above. */
  errors: number;
}

async function send({ url, headers, connections, seconds }: LoadJob): Promise<Sent> {
  const times: number[] = [];
  const options = { url, headers, connections, duration: seconds };
  const result = await new Promise<Result>((resolve, reject) => {
    const done = (error: unknown, value: Result) => (error ? reject(error) : resolve(value));
    // Its own histogram has whole milliseconds.
    autocannon(options, done).on("response", (_client, _status, _bytes, ms) => times.push(ms));
  });
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    requests: result.requests.total,
    requestsPerSecond: Math.round(result.requests.total / result.duration),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    errors: result.errors + result["4xx"] + result["5xx"],
  };
}

process.on("message", (job: LoadJob) => {
  void send(job).then((sent) => process.send?.(sent));
});
