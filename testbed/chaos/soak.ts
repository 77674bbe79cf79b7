import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "../rehearse/load";
import { evaluateRules } from "./alerts/evaluate-rules";
import { projectSeries } from "./alerts/project-series";
import { type Scrape, scrapeSite } from "./alerts/scrape";
import { buy } from "./buyer";
import { CallLog } from "./measure/call-log";
import { startLogins } from "./measure/logins";
import { ObservedVisitor } from "./measure/observed-visitor";
import { growthOf } from "./memory-growth";
import { PAGES } from "./run-fault";
import { judge } from "./verdict";
import { warmUp } from "./warm-up";
import type { World } from "./world";

const BUYERS = 4;
const VISITORS = 3;
const PAUSE_MS = 25;
/** Caches fill and code is compiled in the first fifth: two minutes of ten. */
const SETTLED_AFTER = 0.2;
const SCRAPES = 30;
/** Allowed growth of any program's memory, from then to the end. */
const MOST_GROWTH = 0.05;

/**
 * Buyers buy, visitors read pages and users log in without any fault.
 * @param folder for the rules' file
 * @returns a line for each program and one for the alerts, and whether the bounds were kept: memory grows by less than 5 %
 *   after the first fifth, no call fails, no alert is raised
 */
export async function soak(
  world: World,
  minutes: number,
  folder: string,
): Promise<{ lines: string[]; isKept: boolean }> {
  await warmUp(world);
  const log = new CallLog();
  const market = { systems: world.site.systems, visitor: () => new ObservedVisitor(log) };
  let isRunning = true;
  const buying = Promise.all(
    Array.from({ length: BUYERS }, (_, first) => buy(first, market, () => isRunning)),
  );
  // Its error is thrown below; this avoids an unhandled rejection until then.
  buying.catch(() => {});
  const load = startLoad(PAGES, VISITORS, PAUSE_MS);
  const logins = startLogins(log);
  const scrapes: Scrape[] = [];
  for (let count = 0; count <= SCRAPES; count += 1) {
    scrapes.push(await scrapeSite(world));
    if (count < SCRAPES) await pause((minutes * 60_000) / SCRAPES);
  }
  isRunning = false;
  const purchases = (await buying).flat();
  await Promise.all([load.end(), logins.end()]);
  await judge(world, purchases);
  const failed = log.take().filter(({ end }) => end !== "answered").length + load.failed.length;
  const settled = scrapes.slice(Math.round(SCRAPES * SETTLED_AFTER));
  const growths = growthOf(settled);
  const [first, last] = [settled[0], settled.at(-1)];
  const alerts =
    first && last ? evaluateRules(projectSeries([first, last], [first, last]), folder) : [];
  const lines = [
    ...growths.map(
      ({ program, fromMb, toMb, growth }) =>
        `${program}: ${fromMb.toFixed(0)} → ${toMb.toFixed(0)} MB, ${(100 * growth).toFixed(1)} %`,
    ),
    `${purchases.length} orders, ${load.sent} pages, ${failed} failed, alerts: ${alerts.join(", ") || "none"}`,
  ];
  const isFlat = growths.every(({ growth }) => growth < MOST_GROWTH);
  return { lines, isKept: isFlat && failed === 0 && alerts.length === 0 };
}
