import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "../log";
import { METRICS, metricsOf } from "./catalogue";
import { count, recorder, timed } from "./recorder";
import { startMetrics } from "./start-metrics";

const log = createLog("test", "silent");
let stop = async () => {};
afterEach(() => stop());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

type Options = Parameters<typeof startMetrics>[0];

async function start(more: Partial<Options> = {}) {
  const port = await freePort();
  stop = await startMetrics({ program: "storefront", host: "127.0.0.1", port, log, ...more });
  return async (path = "/metrics") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
}

test("neither counts nor listens without a port", async () => {
  await startMetrics({ program: "storefront", host: "127.0.0.1", port: undefined, log });
  count("csp_reports_total", { directive: "script-src" });
  expect(recorder()).toBeNull();
});

test.each(["storefront", "marketplace"] as const)(
  "serves every metric of the %s",
  async (program) => {
    const read = await start({ program });
    const { text } = await read();
    for (const name of metricsOf(program)) {
      expect(text).toContain(`# TYPE ${name} ${METRICS[name].type}`);
    }
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  },
);

test("serves what was counted, timed and collected", async () => {
  const read = await start({
    collectors: [(target) => target.set("page_cache_entries", {}, 7)],
  });
  count("csp_reports_total", { directive: "script-src" });
  count("csp_reports_total", { directive: "script-src" });
  expect(await timed("page_render_duration_seconds", {}, async () => "done")).toBe("done");
  const { text } = await read();
  expect(text).toMatch(/^csp_reports_total\{directive="script-src",program="storefront"\} 2$/m);
  expect(text).toMatch(/^page_render_duration_seconds_count\{.*\} 1$/m);
  expect(text).toMatch(/^page_cache_entries\{.*\} 7$/m);
});

test("collects once for several requests within ten seconds", async () => {
  const collector = jest.fn();
  const read = await start({ collectors: [collector] });
  await Promise.all([read(), read(), read()]);
  expect(collector).toHaveBeenCalledTimes(1);
});

test("serves the other metrics when one collector fails", async () => {
  const read = await start({
    collectors: [
      () => Promise.reject(new Error("no database")),
      (target) => target.set("page_cache_bytes", {}, 5),
    ],
  });
  expect((await read()).text).toMatch(/^page_cache_bytes\{.*\} 5$/m);
});

test("limits the label sets of a metric", async () => {
  const read = await start();
  for (let turn = 0; turn < 3_000; turn += 1) count("csp_reports_total", { directive: `d${turn}` });
  const { text } = await read();
  expect(text.match(/^csp_reports_total\{/gm)).toHaveLength(2_001);
  expect(text).toMatch(/^csp_reports_total\{directive="other",.*\} 1000$/m);
});

test("answers 404 for other paths than /metrics", async () => {
  const read = await start();
  expect((await read("/healthz")).status).toBe(404);
});

test("names the port that cannot be used", async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", listening));
  const { port } = taken.address() as AddressInfo;
  await expect(
    startMetrics({ program: "storefront", host: "127.0.0.1", port, log }),
  ).rejects.toThrow(`METRICS_PORT ${port} on METRICS_HOST 127.0.0.1: `);
  await new Promise((closed) => taken.close(closed));
});
