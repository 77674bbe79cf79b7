import type { Sandbox } from "./create-sandbox";

const EVERY_MS = 1000;

/**
 * Has the simulated systems do what is due by the sandbox's clock, again and again.
 * @returns a function that ends it, after what is under way
 */
export function startTicking(sandbox: Pick<Sandbox, "clock" | "doDue">): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const tick = async () => {
    await sandbox.clock.sync();
    await sandbox.doDue();
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
