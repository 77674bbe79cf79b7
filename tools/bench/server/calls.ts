import { PATHS } from "@storefront/contract/http/paths";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { freePort } from "@storefront/platform/launch/ports";
import { startProgram } from "@storefront/platform/launch/program";
import { ROOT } from "@storefront/testbed/product/root";
import { type RunningProgram, untilReady } from "@storefront/testbed/product/start";
import { compareLoads, type Load, type LoadTarget } from "../parts/load";
import type { Row } from "../parts/table";
import { prepareBuyer } from "./buyer";
import type { BenchProduct } from "./product";

const SITE = "mima.localhost";

/** What the storefront adds to a call of its visitor. */
export const AS_STOREFRONT = {
  "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
  "X-Site": SITE,
  "X-Brand": "mima",
  "X-Site-Origin": `http://${SITE}`,
  "X-Client-Address": "127.0.0.1",
  "accept-encoding": "identity",
};

/** One call after the other, for what a call takes longer; several at once, for the slowest of them. */
const ALONE = { connections: 1, rounds: 5, seconds: 2 };
const TOGETHER = { connections: 8, rounds: 4, seconds: 2 };

const MAX_ADDED_MS = 0.25;
/** Measured differences below this are noise. */
const MAX_RAISED = 1.15;

/** Calls of pages, with their paths for a buyer who has an unpaid order. */
const CALLS = {
  "common/time": () => PATHS.time.path,
  pay_status: (order_num: string) => `${PATHS.payStatus.path}?order_num=${order_num}`,
};

/**
 * Measures a call of a page through the storefront beside a plain relay and beside the marketplace itself, which gets the
 * same headers in all three.
 */
export async function measureCall(product: BenchProduct, name: keyof typeof CALLS): Promise<Row[]> {
  const relay = await startRelay(product.marketplace.port);
  try {
    const { token, order_num } = await prepareBuyer(product.marketplace.url, AS_STOREFRONT);
    const targets = targetsOf(product, relay, CALLS[name](order_num), token);
    const alone = triple(await compareLoads(targets, ALONE));
    return rowsOf(name, alone, triple(await compareLoads(targets, TOGETHER)));
  } finally {
    await relay.stop();
  }
}

async function startRelay(marketplacePort: number): Promise<RunningProgram> {
  const port = await freePort();
  const file = "tools/bench/server/plain-relay.ts";
  const args = ["--import", "./scripts/tsx.js", file, String(port), String(marketplacePort)];
  return untilReady(startProgram("relay", args, { cwd: ROOT }), port);
}

/** The storefront, the relay and the marketplace. */
function targetsOf(
  { port, storefront, marketplace }: BenchProduct,
  relay: RunningProgram,
  path: string,
  token: string,
): LoadTarget[] {
  const visitor = { host: SITE, authorization: token };
  const direct = { ...visitor, ...AS_STOREFRONT };
  const behind = marketplace.pid;
  return [
    { pid: storefront.pid, behind, url: `http://127.0.0.1:${port}/api${path}`, headers: visitor },
    { pid: relay.pid, behind, url: relay.url + path, headers: direct },
    { pid: behind, behind, url: marketplace.url + path, headers: direct },
  ];
}

interface Triple {
  ours: Load;
  relayed: Load;
  direct: Load;
}

function triple([ours, relayed, direct]: readonly Load[]): Triple {
  if (!ours || !relayed || !direct) throw new Error("a load is missing");
  return { ours, relayed, direct };
}

function rowsOf(name: string, alone: Triple, together: Triple): Row[] {
  const added = ({ p50Ms }: Load) => p50Ms - alone.direct.p50Ms;
  const raised = together.ours.behindMs / together.direct.behindMs;
  const { ours, relayed, direct } = together;
  return [
    {
      name: `${name} through the storefront, median above direct`,
      ours: `${added(alone.ours).toFixed(2)} ms`,
      beside: `${added(alone.relayed).toFixed(2)} ms, plain relay; direct ${alone.direct.p50Ms.toFixed(2)} ms`,
      target: `at most ${MAX_ADDED_MS} ms`,
      reached: added(alone.ours) <= MAX_ADDED_MS,
    },
    {
      name: `${name}, ${TOGETHER.connections} connections`,
      ours: formatLoad(ours),
      beside: `${formatLoad(relayed)}, plain relay; ${formatLoad(direct)}, direct`,
      target: `p99 at most twice direct's: ${(ours.p99Ms / direct.p99Ms).toFixed(2)}`,
      reached: ours.p99Ms <= 2 * direct.p99Ms && ours.errors === 0,
    },
    {
      name: `${name}, processor time`,
      ours: `${ours.processorMs.toFixed(3)} ms storefront, ${ours.behindMs.toFixed(3)} ms marketplace`,
      beside: `${relayed.processorMs.toFixed(3)} ms plain relay; ${direct.behindMs.toFixed(3)} ms marketplace alone`,
      target: `the marketplace's not raised: ${raised.toFixed(2)}`,
      reached: raised <= MAX_RAISED,
    },
  ];
}

const formatLoad = ({ requestsPerSecond, p99Ms, errors }: Load) =>
  `${requestsPerSecond} requests/s, p99 ${p99Ms.toFixed(1)} ms, ${errors} errors`;
