import type { Deps } from "../../deps";
import type { StorefrontNotifier } from "../../providers/storefront/storefront-notifier";
import { BATCH, deliverChanges, enterStorefronts } from "./change-outbox";
import { backoffMs, repeat } from "./repeat";

/** Polling interval: the longest delay of a change for a reachable storefront. */
const EVERY_MS = 250;
const LONGEST_WAIT_MS = 30_000;
const ENTER_EVERY_MS = 3_600_000;

/**
 * Delivers listing changes to every storefront independently: one that is down does not delay the others, and is
 * retried with exponential backoff up to 30 s.
 * @returns a function that stops it, after the deliveries in progress
 */
export async function startOutbox({
  db,
  clock,
  log,
  storefronts,
}: Pick<Deps, "db" | "clock" | "log" | "storefronts">): Promise<() => Promise<void>> {
  const urls = storefronts.map(({ url }) => url);
  await enterStorefronts(db, urls, clock.now());
  const enter = repeat(async () => {
    await enterStorefronts(db, urls, clock.now()).catch((err: unknown) => {
      log.error({ err }, "storefronts not entered");
    });
    return ENTER_EVERY_MS;
  }, ENTER_EVERY_MS);
  const loops = storefronts.map((storefront) => repeat(deliveries(db, log, storefront)));
  return async () => {
    await Promise.all([enter, ...loops].map((stop) => stop()));
  };
}

function deliveries(db: Deps["db"], log: Deps["log"], storefront: StorefrontNotifier) {
  let failures = 0;
  return async () => {
    try {
      const delivered = await deliverChanges(db, storefront);
      failures = 0;
      return delivered === BATCH ? 0 : EVERY_MS;
    } catch (err) {
      if (failures === 0) log.warn({ err, storefront: storefront.url }, "listing changes wait");
      failures += 1;
      return backoffMs(EVERY_MS, failures, LONGEST_WAIT_MS);
    }
  };
}
