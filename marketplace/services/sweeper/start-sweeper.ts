import { count, recorder } from "@storefront/platform/observability/metrics/recorder";
import type { Deps } from "../../deps";
import { deleteOldLogins } from "../accounts/delete-old-logins";
import { protectPhones } from "../accounts/protect-phones";
import { sweepAfterSales } from "../after-sales/expire-after-sales";
import { sweepBoosts } from "../boost/sweep-boosts";
import { sweepDeliveries } from "../delivery/sweep-deliveries";
import { sweepClaims } from "../deposits/sweep-claims";
import { endActivities } from "../goods/end-activities";
import { sweepGroups } from "../groups/sweep-groups";
import { sweepImages } from "../images/sweep-images";
import { deleteOldDrafts } from "../orders/delete-old-drafts";
import { sweepOrders } from "../orders/sweep-orders";
import { sweepRefunds } from "../payments/refunds";
import { resolveDueTrades } from "../payments/resolve-trades";
import { sweepFulfilments } from "../payments/sweep-fulfilments";
import { payRewards } from "../promotion/pay-rewards";
import { sweepDeposits } from "../rent/sweep-deposits";
import { sweepExtensions } from "../rent/sweep-extensions";
import { sweepRentals } from "../rent/sweep-rentals";
import { refreshSellerFigures } from "../shops/refresh-figures";

const EVERY_MS = 5_000;
/** Old logins, plain phone numbers and unattached pictures are deleted once in this many sweeps, which is an hour. */
const CLEANUP_EVERY = 720;

type SweeperDeps = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">;

/** The parts of a sweep in order. Each runs even when an earlier one fails; it may return a number of settled items. */
type Parts = Readonly<Record<string, (deps: SweeperDeps) => Promise<unknown>>>;

/** Settles what is due, the cause of a refund before the refund itself. */
export const SWEEPS: Parts = {
  trades: resolveDueTrades,
  expired: sweepOrders,
  unfulfilled: sweepFulfilments,
  boosts: sweepBoosts,
  groups: sweepGroups,
  extensions: sweepExtensions,
  rentals: sweepRentals,
  deposits: sweepDeposits,
  depositClaims: sweepClaims,
  deliveries: sweepDeliveries,
  afterSales: sweepAfterSales,
  // After the parts that decide refunds, so that the money leaves in the same sweep.
  refunds: sweepRefunds,
  rewards: payRewards,
  activities: endActivities,
  figures: refreshSellerFigures,
};
const CLEANUPS: Parts = {
  drafts: deleteOldDrafts,
  logins: deleteOldLogins,
  phones: protectPhones,
  images: sweepImages,
};

/**
 * Repeatedly sweeps overdue orders, groups, rentals, deliveries, after-sales and activities, one sweep at a time.
 * @returns a function that stops it, after the running sweep
 */
export function startSweeper(deps: SweeperDeps): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let sweeps = 0;

  const sweep = async () => {
    const parts = sweeps % CLEANUP_EVERY === 0 ? { ...SWEEPS, ...CLEANUPS } : SWEEPS;
    const swept: Record<string, number> = {};
    let isComplete = true;
    for (const [name, run] of Object.entries(parts)) {
      try {
        const settled = await run(deps);
        if (typeof settled === "number" && settled > 0) swept[name] = settled;
      } catch (error) {
        isComplete = false;
        deps.log.error({ err: error, sweep: name }, "sweep failed");
      }
    }
    sweeps += 1;
    count("sweeps_total", { outcome: isComplete ? "ok" : "failed" });
    if (isComplete) {
      recorder()?.set("sweep_last_success_timestamp_seconds", {}, Date.now() / 1000);
    }
    if (Object.keys(swept).length > 0) deps.log.info(swept, "swept");
    if (!ended) timer = setTimeout(start, EVERY_MS);
  };
  const start = () => {
    running = sweep();
  };
  timer = setTimeout(start, EVERY_MS);

  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
