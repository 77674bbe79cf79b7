import type { Deps } from "../../deps";
import { sweepOrders } from "./sweep-orders";

const EVERY_MS = 5_000;

/**
 * Sweeps expired orders again and again, never two sweeps at once.
 * @returns a function that ends it, after the sweep that is under way
 */
export function startSweeper(
  deps: Pick<Deps, "db" | "clock" | "notifier" | "log">,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const sweep = async () => {
    try {
      await deps.clock.sync();
      const expired = await sweepOrders(deps);
      if (expired > 0) deps.log.info({ expired }, "orders expired");
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
