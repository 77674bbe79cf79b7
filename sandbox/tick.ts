import { startLoop } from "@storefront/platform/start-loop";
import type { Sandbox } from "./create-sandbox";

const EVERY_MS = 1_000;
/** Interval while nobody uses the product: nobody waits for due work then. */
const AT_REST_MS = 30_000;

/**
 * Runs the due work of the simulated systems, every second while the product is in use.
 * @param onError called with the error of a failed run, for example while the database restarts; later runs continue
 * @returns a function that stops it, after the run in progress
 */
export function startTicking(
  { clock, doDue, usage }: Pick<Sandbox, "clock" | "doDue" | "usage">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const loop = startLoop(async () => {
    try {
      await clock.sync();
      await doDue();
    } catch (error) {
      onError(error);
    }
    return usage.isRecent() ? EVERY_MS : AT_REST_MS;
  }, EVERY_MS);
  usage.onResumed(() => loop.wake(EVERY_MS));
  return loop.stop;
}
