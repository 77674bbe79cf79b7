import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "../rehearse/load";
import { evaluateRules } from "./alerts/evaluate-rules";
import { projectSeries } from "./alerts/project-series";
import { type Scrape, scrapeSite } from "./alerts/scrape";
import { buy } from "./buyer";
import type { Fault, FaultyWorld } from "./fault";
import { LISTINGS } from "./listings";
import { CallLog, type LoggedCall } from "./measure/call-log";
import { startLogins } from "./measure/logins";
import { ObservedVisitor } from "./measure/observed-visitor";
import { startProbes } from "./measure/probes";
import type { Purchase } from "./purchase";

/** What a fault did. */
export interface Measured {
  purchases: Purchase[];
  /** Calls that ended while it lasted and during the recovery. */
  calls: LoggedCall[];
  pages: { failed: string[]; beforeMs: number[]; duringMs: number[] };
  recoveryMs: number;
  /** Names of the alerts that it raises if it lasts. */
  alerts: string[];
  /** What its own check has found. */
  unmet: string[];
}

const BUYERS = 4;
const VISITORS = 3;
/** Pause of a visitor between pages, so that pages wait for a fault and not for each other. */
const PAUSE_MS = 25;
export const PAGES = ["/index", ...LISTINGS.map(({ id }) => `/goodsDetails?goodsId=${id}`)];
/** Without a fault, and at the beginning of a fault until its effect is steady. */
const QUIET_MS = 6_000;
const STEADY_MS = 5_000;

/** Causes a fault while buyers buy and visitors read pages, ends it, and waits until all purchases have ended. */
export async function runFault(world: FaultyWorld, fault: Fault): Promise<Measured> {
  const { site } = world;
  const log = new CallLog();
  const market = { systems: site.systems, visitor: () => new ObservedVisitor(log) };
  let isRunning = true;
  const buying = Promise.all(
    Array.from({ length: BUYERS }, (_, first) => buy(first, market, () => isRunning)),
  );
  // Its error is thrown below; this avoids an unhandled rejection until then.
  buying.catch(() => {});
  const load = startLoad(PAGES, VISITORS, PAUSE_MS);
  const probes = await startProbes(site, log);
  const logins = startLogins(log);
  const read = () => scrapeSite(world);
  const quiet = await around(read, () => pause(QUIET_MS));
  const pagesBefore = load.times.length;
  log.take();
  const { failing, unmet } = await lasting(world, fault, async () => ({
    failing: await around(read, () => pause(fault.seconds * 1000 - STEADY_MS)),
    unmet: (await fault.check?.(world)) ?? [],
  }));
  const duringMs = load.times.slice(pagesBefore);
  const recoveryMs = await probes.untilAnswering();
  const calls = log.take();
  isRunning = false;
  const purchases = (await buying).flat();
  await Promise.all([load.end(), probes.end(), logins.end()]);
  return {
    purchases,
    calls: [...calls, ...log.take()],
    pages: { failed: load.failed, beforeMs: load.times.slice(0, pagesBefore), duringMs },
    recoveryMs,
    alerts: evaluateRules(projectSeries(quiet, failing), world.folder),
    unmet,
  };
}

/** Causes a fault, lets its effect become steady, works, and ends it in any case. */
async function lasting<T>(world: FaultyWorld, fault: Fault, work: () => Promise<T>): Promise<T> {
  const end = await fault.begin(world);
  try {
    await pause(STEADY_MS);
    return await work();
  } finally {
    await end();
  }
}

async function around(
  read: () => Promise<Scrape>,
  wait: () => Promise<unknown>,
): Promise<[Scrape, Scrape]> {
  const first = await read();
  await wait();
  return [first, await read()];
}
