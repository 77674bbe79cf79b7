import { availableParallelism } from "node:os";
import { freePort } from "@storefront/platform/launch/ports";
import { start } from "@storefront/testbed/product/start";
import type { Bench } from "../parts/bench";
import { compareLoads, type Load } from "../parts/load";
import type { Row } from "../parts/table";

const PATH = "/goodsDetails?goodsId=1001";

/** A request may cost this much more than in a single process: two on two cores answer fewer requests at a time each. */
const MAX_TIMES = 2;

/** Measures cached pages of two workers beside one process. The load generator takes a part of the same cores. */
export async function measureWorkers(bench: Bench): Promise<Row> {
  const { env } = await bench.product();
  const storefronts = [];
  for (const workers of ["1", "2"]) {
    const port = await freePort();
    storefronts.push(await start("storefront", { env: { ...env, WORKERS: workers }, port }));
  }
  const targets = storefronts.map(({ pid, port }) => ({
    pid,
    url: `http://127.0.0.1:${port}${PATH}`,
    headers: { host: `mima.localhost:${port}` },
  }));
  const loads = await compareLoads(targets, { connections: 32, rounds: 5, seconds: 2 });
  for (const each of storefronts) await each.stop();
  const [one, two] = loads as [Load, Load];
  const times = two.processorMs / one.processorMs;
  return {
    name: `goods page, WORKERS=2 on ${availableParallelism()} cores (32 connections, gzip)`,
    ours: `${formatLoad(two)}, ${two.errors} errors`,
    beside: `${formatLoad(one)}, WORKERS=1`,
    target: `at most ${MAX_TIMES} times the processor time: ${times.toFixed(2)}`,
    reached: times <= MAX_TIMES && two.errors === 0,
  };
}

const formatLoad = ({ processorMs, requestsPerSecond, p99Ms }: Load) =>
  `${processorMs.toFixed(3)} ms processor time, ${requestsPerSecond} requests/s, p99 ${p99Ms.toFixed(1)} ms`;
