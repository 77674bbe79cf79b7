import { describeCause } from "@storefront/platform/observability/describe-error";
import { backoffMs, type Loop, startLoop } from "@storefront/platform/start-loop";
import type { Deps } from "../../deps";
import { recordEvents } from "../../events/events";
import type {
  StorefrontAddress,
  StorefrontNotifier,
} from "../../providers/storefront/storefront-notifier";
import { BATCH, deliverChanges, hasChanges, registerInstances } from "./change-outbox";

/** Wait after a first failure. */
const RETRY_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Failures of half a minute, after which a storefront that has accepted nothing yet is not just starting. */
const STARTING_FAILURES = 6;
/** Poll interval for a storefront that receives no change events. */
const IDLE_POLL_MS = 60_000;
/** Poll interval for all storefronts where events may be lost: below the two seconds that a page may be stale. */
const LOOK_EVERY_MS = 1500;
/**
 * Where several marketplaces may hear the same event, each waits a random part of this, so that one has mostly
 * delivered before the next one looks: a storefront renders its pages once.
 */
const SPREAD_MS = 200;
/** Interval at which the storefronts behind an address are found again. */
const FIND_EVERY_MS = 1_000;
const REGISTER_EVERY_MS = 3_600_000;

type OutboxDeps = Pick<Deps, "db" | "clock" | "log">;

/** Delivers to one storefront. */
interface Delivery extends Pick<Loop, "stop"> {
  /** Delivers within the ms, unless the storefront has failed and waits. */
  wake(withinMs: number): void;
}

/**
 * Delivers listing changes to every storefront independently as soon as they are committed, also to each of several
 * behind one address: one that is down does not delay the others, and is retried with exponential backoff up to 30 s.
 * @returns a function that stops it, after the deliveries in progress
 */
export async function startOutbox({
  storefronts,
  databaseEvents,
  ...deps
}: OutboxDeps & Pick<Deps, "storefronts" | "databaseEvents">): Promise<() => Promise<void>> {
  const deliveries = new Map<string, Delivery>();
  const wakeAll = () => {
    const withinMs = databaseEvents.mayBeLost ? Math.random() * SPREAD_MS : 0;
    for (const delivery of deliveries.values()) delivery.wake(withinMs);
  };
  const followed = await Promise.all(
    storefronts.map((address) => followAddress(deps, address, deliveries)),
  );
  const recording = startRecording(deps);
  const endListening = [
    databaseEvents.listen("listing_changes", wakeAll),
    databaseEvents.listen("account_changes", () => recording.wake()),
  ];
  const look = databaseEvents.mayBeLost
    ? startLoop(() => lookForChanges(deps, wakeAll, () => recording.wake()))
    : undefined;
  return async () => {
    for (const end of endListening) end();
    await Promise.all([look?.stop(), recording.stop(), ...followed.map((stop) => stop())]);
    await Promise.all([...deliveries.values()].map((delivery) => delivery.stop()));
  };
}

async function lookForChanges(
  { db, log }: OutboxDeps,
  onListings: () => void,
  onAccounts: () => void,
): Promise<number> {
  try {
    const { listings, accounts } = await hasChanges(db);
    if (listings) onListings();
    if (accounts) onAccounts();
  } catch (err) {
    log.warn({ err }, "cannot read change events");
  }
  return LOOK_EVERY_MS;
}

/** Copies events of users into the log; its commit notifies the deliveries. */
const startRecording = ({ db, log }: OutboxDeps): Loop =>
  startLoop(async () => {
    try {
      return (await recordEvents(db)) ? 0 : IDLE_POLL_MS;
    } catch (err) {
      log.warn({ err }, "account events delayed");
      return RETRY_MS;
    }
  });

async function followAddress(
  deps: OutboxDeps,
  address: StorefrontAddress,
  deliveries: Map<string, Delivery>,
): Promise<() => Promise<void>> {
  const { db, clock, log } = deps;
  const known = new Set<string>();
  let registeredAt = Number.NEGATIVE_INFINITY;
  const follow = async () => {
    const instances = await findRunning(address, known);
    const urls = instances?.map(({ url }) => url) ?? [...known];
    const isSame = urls.length === known.size && urls.every((url) => known.has(url));
    if (isSame && performance.now() - registeredAt < REGISTER_EVERY_MS) return;
    await registerInstances(db, address.url, urls, clock.now());
    registeredAt = performance.now();
    const gone = [...known].filter((url) => !urls.includes(url));
    for (const instance of instances ?? []) {
      if (known.has(instance.url)) continue;
      known.add(instance.url);
      deliveries.set(instance.url, startDelivery(deps, instance));
    }
    const stopped = gone.map((url) => deliveries.get(url)?.stop());
    for (const url of gone) {
      known.delete(url);
      deliveries.delete(url);
    }
    // Those that stay may have got the changes of one that is gone.
    for (const url of known) deliveries.get(url)?.wake(0);
    await Promise.all(stopped);
  };
  await follow();
  const everyMs = address.instances ? FIND_EVERY_MS : REGISTER_EVERY_MS;
  const following = startLoop(async () => {
    await follow().catch((err: unknown) => log.error({ err }, "cannot register storefronts"));
    return everyMs;
  }, everyMs);
  return following.stop;
}

/**
 * Finds the storefronts behind an address. While the name cannot be resolved those that are known stay (undefined), at
 * first the address itself.
 */
async function findRunning(
  address: StorefrontAddress,
  known: ReadonlySet<string>,
): Promise<readonly StorefrontNotifier[] | undefined> {
  if (!address.instances) return [address];
  try {
    return await address.instances();
  } catch {
    return known.size > 0 ? undefined : [address];
  }
}

function startDelivery({ db, log }: OutboxDeps, storefront: StorefrontNotifier): Delivery {
  let failures = 0;
  let hasAccepted = false;
  const loop = startLoop(async () => {
    try {
      const delivered = await deliverChanges(db, storefront);
      failures = 0;
      hasAccepted = true;
      return delivered === BATCH ? 0 : IDLE_POLL_MS;
    } catch (err) {
      if (failures === (hasAccepted ? 0 : STARTING_FAILURES))
        log.warn(
          { storefront: storefront.url, cause: describeCause(err) },
          "change events undelivered",
        );
      failures += 1;
      return backoffMs(RETRY_MS / 2, failures, LONGEST_WAIT_MS);
    }
  });
  return {
    wake(withinMs) {
      if (failures === 0) loop.wake(withinMs);
    },
    stop: loop.stop,
  };
}
