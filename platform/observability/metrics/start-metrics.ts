import { createServer, type ServerResponse } from "node:http";
import { ConfigError } from "../../environment/config-error";
import type { Logger } from "../log";
import type { Recorder } from "./recorder";
import { setRecorder } from "./recorder";

interface MetricsOptions {
  program: "storefront" | "marketplace";
  /** METRICS_PORT. Metrics are off when undefined. */
  port: number | undefined;
  /** METRICS_HOST: the address to listen on. */
  host: string;
  log: Logger;
  /** Set the gauges before a scrape. One that fails loses only its own gauges. */
  collectors?: readonly ((recorder: Recorder) => void | Promise<void>)[];
}

/** Collectors may query the database, so they run at most this often, regardless of the number of scrapes. */
const COLLECT_EVERY_MS = 10_000;

/**
 * Starts counting and serves `GET /metrics` on its own port, which visitors must not reach.
 * @returns a function that stops both
 * @throws ConfigError when the port cannot be used
 */
export async function startMetrics(options: MetricsOptions): Promise<() => Promise<void>> {
  const { program, port, host, log, collectors = [] } = options;
  if (port === undefined) return async () => {};
  const { createPrometheus } = await import("./prometheus");
  const { recorder, contentType, text } = createPrometheus(program);
  setRecorder(recorder);
  const collect = async () => {
    const results = await Promise.allSettled(collectors.map(async (take) => take(recorder)));
    for (const result of results) {
      if (result.status === "rejected") log.error({ err: result.reason }, "metrics not collected");
    }
  };
  let collected = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void end(response, 404);
    const now = performance.now();
    if (now - collected.at >= COLLECT_EVERY_MS) collected = { at: now, done: collect() };
    await collected.done;
    end(response.setHeader("Content-Type", contentType), 200, await text());
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((listening, failed) => {
    server.once("error", (error) =>
      failed(new ConfigError(`METRICS_PORT ${port} on METRICS_HOST ${host}: ${error.message}`)),
    );
    server.listen(port, host, listening);
  });
  server.unref();
  return async () => {
    setRecorder(null);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

function end(response: ServerResponse, status: number, body = ""): void {
  response.statusCode = status;
  response.setHeader("Cache-Control", "no-store");
  response.end(body);
}
