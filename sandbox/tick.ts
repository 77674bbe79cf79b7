import type { Sandbox } from "./create-sandbox";

const EVERY_MS = 1000;

/**
 * Runs what is due in the simulated systems every second.
 * @param onError called with the error of a failed run, for example while the database restarts; later runs continue
 * @returns a function that stops it, after the run in progress
 */
export function startTicking(
  sandbox: Pick<Sandbox, "clock" | "doDue">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tick = async () => {
    try {
      await sandbox.clock.sync();
      await sandbox.doDue();
    } catch (error) {
      onError(error);
    }
    if (!isStopped) scheduleNext();
  };
  const scheduleNext = () => {
    timer = setTimeout(() => {
      running = tick();
    }, EVERY_MS);
    timer.unref();
  };
  scheduleNext();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
