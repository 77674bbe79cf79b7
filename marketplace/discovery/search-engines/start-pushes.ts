import { nextChinaDay } from "@storefront/contract/text/china-time";
import { backoffMs, startLoop } from "@storefront/platform/start-loop";
import type { Deps } from "../../deps";
import type { SearchEngine } from "../../providers/search-engines/search-engine";
import { hostsToPush, pushPages } from "./push-pages";
import { leaveOutbox } from "./record-pages";

/** How long changes are collected before a push. */
const EVERY_MS = 5000;
const LONGEST_WAIT_MS = 600_000;

/**
 * Tells each search engine of changed pages, host by host: one that is down or has no quota left delays no other.
 * @returns a function that stops it, after the requests in progress
 */
export async function startPushes({
  db,
  clock,
  log,
  searchEngines,
}: Pick<Deps, "db" | "clock" | "log" | "searchEngines">): Promise<() => Promise<void>> {
  if (searchEngines.length === 0) await leaveOutbox(db);
  const loops = searchEngines.map((engine) => {
    const push = createPush(engine, { db, clock, log });
    return startLoop(async () => {
      await push();
      return EVERY_MS;
    });
  });
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  };
}

/** Creates a function that pushes one batch of every host that is not waiting. */
export function createPush(
  engine: SearchEngine,
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
): () => Promise<void> {
  const waits = new Map<string, { until: number; failures: number }>();
  const pushHost = async (host: string): Promise<void> => {
    const now = clock.now();
    const known = waits.get(host);
    if (known !== undefined && known.until > now.getTime()) return;
    try {
      const { exhausted } = await pushPages(db, engine, host, now);
      if (!exhausted) waits.delete(host);
      else waits.set(host, { until: nextChinaDay(now).getTime(), failures: 0 });
      if (exhausted) log.info({ engine: engine.name, host }, "no quota left until tomorrow");
    } catch (err) {
      const failures = (known?.failures ?? 0) + 1;
      if (failures === 1)
        log.warn({ err, engine: engine.name, host }, "push to search engine failed");
      const wait = backoffMs(EVERY_MS, failures, LONGEST_WAIT_MS);
      waits.set(host, { until: now.getTime() + wait, failures });
    }
  };
  return async () => {
    try {
      for (const host of await hostsToPush(db, engine)) await pushHost(host);
    } catch (err) {
      log.error({ err, engine: engine.name }, "cannot read pages to push");
    }
  };
}
