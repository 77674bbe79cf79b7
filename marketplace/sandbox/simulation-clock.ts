import type { ProviderSimulator, Simulation } from "./simulated-payments";

const EVERY_MS = 1000;

export const simulatorsOf = (simulation: Simulation | undefined): ProviderSimulator[] =>
  Object.values(simulation?.simulators ?? {});

/** Has the simulated providers send the notifications that are due by the sandbox's clock. */
export async function sendDueNotifications(simulation: Simulation | undefined): Promise<void> {
  for (const simulator of simulatorsOf(simulation)) await simulator.sendDue();
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
