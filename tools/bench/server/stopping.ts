import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningProgram, start } from "@storefront/testbed/product/start";
import type { Bench } from "../parts/bench";
import { median } from "../parts/rounds";
import type { Row } from "../parts/table";
import { record } from "./recorded";

const PORTS = { storefront: 3323, api: 4323 };
const MAX_STOP_S = 2;
const ROUNDS = 3;

/** Measures how long `npm start` takes to stop after a page was sent, and to start again at once, while it stops. */
export async function measureStopping(bench: Bench): Promise<Row[]> {
  await bench.stop();
  const folder = mkdtempSync(join(bench.folder, "stopping-"));
  const env = {
    API_PORT: String(PORTS.api),
    // With an address of a marketplace it would start none.
    API_BASE_URL: "",
    DATA_DIR: folder,
    DATABASE_URL: "",
    REDIS_URL: "",
  };
  const startProduct = () => start("npm start", { env, port: PORTS.storefront });
  const stops: number[] = [];
  const starts: number[] = [];
  let running = await startProduct();
  for (let round = 0; round < ROUNDS; round += 1) {
    await visit(running);
    const began = performance.now();
    const stopped = running.stop(60_000).then(() => stops.push(secondsSince(began)));
    const starting = startProduct();
    await stopped;
    running = await starting;
    await untilAnswering(running);
    starts.push(secondsSince(began));
  }
  await visit(running);
  const began = performance.now();
  await running.stop(60_000);
  const alone = secondsSince(began);
  const slowest = Math.max(alone, ...stops);
  const startedAt = performance.now();
  running = await startProduct();
  const startAlone = secondsSince(startedAt);
  await running.stop(60_000);
  const startMeanwhile = median(starts);
  return [
    {
      name: "stopping npm start",
      ours: `${alone.toFixed(1)} s; ${Math.max(...stops).toFixed(1)} s while another one starts`,
      beside: "–",
      target: `at most ${MAX_STOP_S} s`,
      reached: slowest <= MAX_STOP_S,
    },
    {
      name: "npm start while the previous one stops",
      ours: `ready ${startMeanwhile.toFixed(1)} s after the stop began`,
      beside: `${startAlone.toFixed(1)} s, a start alone`,
      target: `at most ${MAX_STOP_S} s more`,
      reached: startMeanwhile <= startAlone + MAX_STOP_S,
    },
  ];
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** Visits a page as a browser does, which opens connections before it needs them. */
async function visit({ port }: RunningProgram): Promise<void> {
  for (const unused of [port, PORTS.api]) connect(unused, "127.0.0.1").on("error", () => undefined);
  const headers = { host: `mima.localhost:${port}` };
  const { status } = await record(port, { path: "/goodsDetails?goodsId=1001", headers });
  if (status !== 200) throw new Error(`the goods page was answered ${status}`);
}

/** The readiness that `start` waits for may have been that of the previous programs. */
async function untilAnswering({ url, ended, output }: RunningProgram): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const failed: Promise<never> = ended.then((code) => {
    throw new Error(`npm start ended with ${code}\n${output()}`);
  });
  while (!(await Promise.race([isReady(), failed]))) await pause(50);
}
