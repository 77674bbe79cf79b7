import type { Deps } from "@storefront/marketplace/deps";
import { sweepBoosts } from "@storefront/marketplace/services/boost/sweep-boosts";
import { boosterAdapter } from "@storefront/sandbox/adapters/booster";
import { simulateBoosters } from "@storefront/sandbox/boosters/simulated-boosters";

/** Lets boosters do their due work, then sweeps the marketplace. */
export async function runBoosterJobs(deps: Pick<Deps, "db" | "clock" | "log">): Promise<void> {
  await simulateBoosters(boosterAdapter(deps), deps.clock.now());
  await sweepBoosts(deps);
}
