import { count, recorder } from "@/observability/metrics/recorder";
import type { Deps } from "../../deps";
import { forgetOldLogins } from "../accounts/forget-old";
import { sweepAfterSales } from "../after-sales/lapse";
import { sweepBoosts } from "../boost/sweep-boosts";
import { sweepDeliveries } from "../delivery/sweep-deliveries";
import { sweepGroups } from "../groups/sweep-groups";
import { sweepImages } from "../images/sweep-images";
import { sweepOrders } from "../orders/sweep-orders";
import { sweepRefunds } from "../payments/refunds";
import { sweepRentals } from "../rent/sweep-rentals";
import { refreshSellerFigures } from "../shops/refresh-figures";

const EVERY_MS = 5_000;
/** Old logins and unattached pictures are deleted once in this many sweeps, which is an hour. */
const CLEANUP_EVERY = 720;

/**
 * Repeatedly sweeps overdue orders, groups, rentals, deliveries and after-sales, one sweep at a time.
 * @returns a function that stops it, after the running sweep
 */
export function startSweeper(
  deps: Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let sweeps = 0;

  const sweep = async () => {
    try {
      const expired = await sweepOrders(deps);
      await sweepBoosts(deps);
      await sweepRefunds(deps);
      const groups = await sweepGroups(deps);
      const rentals = await sweepRentals(deps);
      const deliveries = await sweepDeliveries(deps);
      const afterSales = await sweepAfterSales(deps);
      await refreshSellerFigures(deps);
      if (sweeps % CLEANUP_EVERY === 0) {
        await forgetOldLogins(deps);
        await sweepImages(deps);
      }
      sweeps += 1;
      count("sweeps_total", { outcome: "ok" });
      recorder()?.set("sweep_last_success_timestamp_seconds", {}, Date.now() / 1000);
      if (expired + groups + rentals + deliveries + afterSales > 0) {
        deps.log.info({ expired, groups, rentals, deliveries, afterSales }, "swept");
      }
    } catch (error) {
      count("sweeps_total", { outcome: "failed" });
      deps.log.error({ err: error }, "sweep failed");
    }
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
