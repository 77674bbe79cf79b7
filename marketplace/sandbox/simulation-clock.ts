import type { Company, Simulation } from "./simulated-payments";

const EVERY_MS = 1000;

export const companiesOf = (simulation: Simulation | undefined): Company[] =>
  Object.values(simulation?.companies ?? {});

/** Has the simulated companies send the notifications that are due by the sandbox's clock. */
export async function sendDueNotifications(simulation: Simulation | undefined): Promise<void> {
  for (const company of companiesOf(simulation)) await company.sendDue();
}

/** The same again and again. @returns a function that ends it, after what is under way */
export function startSimulation(simulation: Simulation): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const plan = () => {
    timer = setTimeout(() => {
      running = sendDueNotifications(simulation).then(() => (ended ? undefined : plan()));
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
