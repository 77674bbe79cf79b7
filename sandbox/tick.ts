import type { Sandbox } from "./create-sandbox";

const EVERY_MS = 1000;

/**
 * Runs what is due by the sandbox's clock in the simulated systems, every second.
 * @param onError called with what a run threw, for example while the database restarts; the next run comes all the same
 * @returns a function that stops it, after the run in progress
 */
export function startTicking(
  sandbox: Pick<Sandbox, "clock" | "doDue">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const tick = async () => {
    try {
      await sandbox.clock.sync();
      await sandbox.doDue();
    } catch (error) {
      onError(error);
    }
    if (!ended) plan();
  };
  const plan = () => {
    timer = setTimeout(() => {
      running = tick();
    }, EVERY_MS);
    timer.unref();
  };
  plan();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
