import { once } from "node:events";
import { startProgram } from "@storefront/platform/launch/program";
import { ROOT } from "@storefront/testbed/product/root";
import { median } from "../parts/rounds";
import type { Row } from "../parts/table";
import { cachedPagesP95 } from "./cached-pages";

const ATTACKS = [
  { addresses: 1, connections: 6 },
  { addresses: 30, connections: 1 },
];
const ROUNDS = 3;
const WINDOW_S = 10;
/** Searches that are allowed at once are used up by then. */
const SETTLE_S = 20;
const MAX_RATIO = 1.5;

/** Measures the 95th percentile of cached pages alone and during searches for new words, in turn; medians. */
export async function measureFloods(port: number): Promise<Row[]> {
  const rows: Row[] = [];
  await cachedPagesP95(port, SETTLE_S);
  for (const attack of ATTACKS) {
    const alone: number[] = [];
    const during: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await cachedPagesP95(port, WINDOW_S));
      const stop = await startFlood(port, attack);
      await cachedPagesP95(port, SETTLE_S);
      during.push(await cachedPagesP95(port, WINDOW_S));
      await stop();
    }
    const [before, meanwhile] = [median(alone), median(during)];
    rows.push({
      name: `cached pages, p95, while ${attack.addresses} addresses search over ${attack.connections} connections each`,
      ours: `${meanwhile.toFixed(1)} ms`,
      beside: `${before.toFixed(1)} ms alone`,
      target: `at most ${MAX_RATIO} times: ${(meanwhile / before).toFixed(2)}`,
      reached: meanwhile <= before * MAX_RATIO,
    });
  }
  return rows;
}

/** Starts the attacker as a program of its own, so that it does not delay the measurement. @returns stops it */
async function startFlood(
  port: number,
  { addresses, connections }: (typeof ATTACKS)[number],
): Promise<() => Promise<void>> {
  const numbers = { port, addresses, connections };
  const args = Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const file = "tools/bench/flood/send-searches.ts";
  const flood = startProgram("searches", ["--import", "./scripts/tsx.js", file, ...args], {
    cwd: ROOT,
    output: "pipe",
  });
  const failed = flood.ended.then((code) => {
    throw new Error(`the flood ended with ${code}`);
  });
  if (flood.child.stdout) await Promise.race([once(flood.child.stdout, "data"), failed]);
  failed.catch(() => {});
  return async () => {
    flood.child.stdout?.on("data", (line: Buffer) => console.log(`answers by status: ${line}`));
    flood.child.kill("SIGTERM");
    await flood.ended;
  };
}
