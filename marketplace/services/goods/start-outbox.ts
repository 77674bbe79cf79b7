import type { Deps } from "../../deps";
import type {
  StorefrontAddress,
  StorefrontNotifier,
} from "../../providers/storefront/storefront-notifier";
import { BATCH, deliverChanges, enterInstances } from "./change-outbox";
import { backoffMs, repeat } from "./repeat";

/** Polling interval: the longest delay of a change for a reachable storefront. */
const EVERY_MS = 250;
const LONGEST_WAIT_MS = 30_000;
/** Interval at which the storefronts behind an address are found again. */
const FIND_EVERY_MS = 1_000;
const ENTER_EVERY_MS = 3_600_000;

type OutboxDeps = Pick<Deps, "db" | "clock" | "log">;

/**
 * Delivers listing changes to every storefront independently, also to each of several behind one address: one that is
 * down does not delay the others, and is retried with exponential backoff up to 30 s.
 * @returns a function that stops it, after the deliveries in progress
 */
export async function startOutbox({
  storefronts,
  ...deps
}: OutboxDeps & Pick<Deps, "storefronts">): Promise<() => Promise<void>> {
  const followed = await Promise.all(storefronts.map((address) => followAddress(deps, address)));
  return async () => {
    await Promise.all(followed.map((stop) => stop()));
  };
}

async function followAddress(
  deps: OutboxDeps,
  address: StorefrontAddress,
): Promise<() => Promise<void>> {
  const { db, clock, log } = deps;
  const loops = new Map<string, () => Promise<void>>();
  let enteredAt = Number.NEGATIVE_INFINITY;
  const follow = async () => {
    const instances = await findRunning(address, loops);
    const urls = instances?.map(({ url }) => url) ?? [...loops.keys()];
    const isSame = urls.length === loops.size && urls.every((url) => loops.has(url));
    if (isSame && performance.now() - enteredAt < ENTER_EVERY_MS) return;
    await enterInstances(db, address.url, urls, clock.now());
    enteredAt = performance.now();
    const gone = [...loops].filter(([url]) => !urls.includes(url));
    for (const [url] of gone) loops.delete(url);
    for (const instance of instances ?? []) {
      if (!loops.has(instance.url)) loops.set(instance.url, repeat(deliveries(deps, instance)));
    }
    await Promise.all(gone.map(([, stop]) => stop()));
  };
  await follow();
  const stopFollowing = repeat(async () => {
    await follow().catch((err: unknown) => log.error({ err }, "storefronts not entered"));
    return FIND_EVERY_MS;
  }, FIND_EVERY_MS);
  return async () => {
    await stopFollowing();
    await Promise.all([...loops.values()].map((stop) => stop()));
  };
}

/**
 * Finds the storefronts behind an address. While the name cannot be resolved those that are known stay (undefined), at
 * first the address itself.
 */
async function findRunning(
  address: StorefrontAddress,
  known: ReadonlyMap<string, unknown>,
): Promise<readonly StorefrontNotifier[] | undefined> {
  if (!address.instances) return [address];
  try {
    return await address.instances();
  } catch {
    return known.size > 0 ? undefined : [address];
  }
}

function deliveries({ db, log }: OutboxDeps, storefront: StorefrontNotifier) {
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
