import { Agent, request } from "node:http";
import { processorSeconds } from "@storefront/platform/launch/processor-time";
import { startProgram } from "@storefront/platform/launch/program";
import { ROOT } from "../../product/root";
import { untilReady } from "../../product/start";
import type { Row } from "../parts/table";
import type { RelayedProduct } from "./product";

const CALL = "/v2/skill/games";
const WARM_UP = 500;
const CALLS = 2_000;

const MAX_ADDED_MS = 0.25;
/** Measured differences below this are noise. */
const MAX_RAISED = 1.15;

interface Measured {
  medianMs: number;
  p99Ms: number;
  /** Processor milliseconds of a call in the program that is called, and in the marketplace. */
  programMs: number;
  marketplaceMs: number;
}

/**
 * Measures a call of a page through the storefront beside a plain relay and beside the marketplace itself. All three pass
 * the product's relay, which is in this process.
 */
export async function measureCalls(product: RelayedProduct): Promise<Row[]> {
  const marketplace = product.marketplace.pid ?? 0;
  const relayPort = product.port + 200;
  const marketplacePort = Number(new URL(product.relay.url).port);
  const args = [
    "testbed/bench/server/plain-relay.ts",
    ...[relayPort, marketplacePort].map((port) => String(port)),
  ];
  const program = startProgram("relay", ["--import", "./scripts/tsx.js", ...args], {}, ROOT);
  const relay = await untilReady(program, relayPort);
  try {
    const direct = await callOften(marketplacePort, CALL, marketplace, marketplace);
    const relayed = await callOften(relayPort, CALL, relay.pid ?? 0, marketplace);
    const pid = product.storefront.pid ?? 0;
    const ours = await callOften(product.port, `/api${CALL}`, pid, marketplace);
    return rowsOf(ours, relayed, direct);
  } finally {
    await relay.stop();
  }
}

function rowsOf(ours: Measured, relayed: Measured, direct: Measured): Row[] {
  const added = ours.medianMs - direct.medianMs;
  const raised = ours.marketplaceMs / direct.marketplaceMs;
  return [
    {
      name: "API call through the storefront, median above direct",
      ours: `${added.toFixed(2)} ms, p99 ${ours.p99Ms.toFixed(2)} ms`,
      beside: `${(relayed.medianMs - direct.medianMs).toFixed(2)} ms, p99 ${relayed.p99Ms.toFixed(2)} ms, plain relay; direct p99 ${direct.p99Ms.toFixed(2)} ms`,
      target: `at most ${MAX_ADDED_MS} ms, p99 at most twice direct's`,
      reached: added <= MAX_ADDED_MS && ours.p99Ms <= 2 * direct.p99Ms,
    },
    {
      name: "API call, processor time of the storefront",
      ours: `${ours.programMs.toFixed(3)} ms`,
      beside: `${relayed.programMs.toFixed(3)} ms, plain relay`,
      target: `the marketplace's own time not raised: ${raised.toFixed(2)}`,
      reached: raised <= MAX_RAISED,
    },
  ];
}

/** Sends calls one after the other on one connection. */
async function callOften(
  port: number,
  path: string,
  program: number,
  marketplace: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const used = () => [program, marketplace].map((pid) => processorSeconds(pid) ?? 0);
  for (let call = 0; call < WARM_UP; call += 1) await sendCall(agent, port, path);
  const before = used();
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) times.push(await sendCall(agent, port, path));
  const [programMs = 0, marketplaceMs = 0] = used().map(
    (now, index) => ((now - (before[index] ?? 0)) * 1000) / CALLS,
  );
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { medianMs: at(0.5), p99Ms: at(0.99), programMs, marketplaceMs };
}

/** @returns milliseconds until the end of the answer. @throws Error for another status than 200 */
function sendCall(agent: Agent, port: number, path: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: `mima.localhost:${port}` };
    request({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - began));
    })
      .once("error", reject)
      .end();
  });
}
