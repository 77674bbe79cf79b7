import type { Action } from "./action";
import { seedCrypto } from "./engine/seed-crypto";
import { makePlan } from "./make-plan";
import { openWorld } from "./open-world";
import { type Ending, runStory } from "./run-story";

/** What a story consists of: the same one gives the same ending, on every machine. */
export interface Trace {
  seed: number;
  days: number;
  actions: readonly Action[];
  /** Whether it ends with the last day, instead of when everything is settled. */
  isCut?: boolean;
}

export const draw = (seed: number, days: number): Trace => ({
  ...{ seed, days, actions: makePlan(seed, days) },
});

/** Runs a trace on a new marketplace in memory. Replaces the process's random functions. */
export async function simulate({ seed, days, actions, isCut = false }: Trace): Promise<Ending> {
  seedCrypto(seed);
  const world = await openWorld();
  try {
    return await runStory(world, seed, actions, { days, endsCalm: !isCut });
  } finally {
    await world.database.close();
  }
}
