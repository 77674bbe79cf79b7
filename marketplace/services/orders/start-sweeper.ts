import type { Deps } from "../../deps";
import { forgetOldLogins } from "../accounts/forget-old";
import { sweepBoosts } from "../boost/sweep-boosts";
import { sweepDeliveries } from "../delivery/sweep-deliveries";
import { sweepGroups } from "../groups/sweep-groups";
import { sweepRefunds } from "../payments/refunds";
import { sweepRentals } from "../rent/sweep-rentals";
import { sweepOrders } from "./sweep-orders";

const EVERY_MS = 5_000;
/** Once in this many sweeps, an hour, what old logins left behind goes too. */
const FORGET_EVERY = 720;

/**
 * Sweeps expired orders, groups, rentals and deliveries again and again, never two sweeps at once.
 * @returns a function that ends it, after the sweep that is under way
 */
export function startSweeper(
  deps: Pick<Deps, "db" | "clock" | "config" | "notifier" | "payments" | "log">,
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
      if (sweeps % FORGET_EVERY === 0) await forgetOldLogins(deps);
      sweeps += 1;
      if (expired + groups + rentals + deliveries > 0) {
        deps.log.info({ expired, groups, rentals, deliveries }, "swept");
      }
    } catch (error) {
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
