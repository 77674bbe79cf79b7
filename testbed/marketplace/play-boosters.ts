import type { Deps } from "@storefront/marketplace/deps";
import { sweepBoosts } from "@storefront/marketplace/services/boost/sweep-boosts";
import { boosterDesk } from "@storefront/sandbox/adapters/booster";
import { playBoosters } from "@storefront/sandbox/boosters/simulated-boosters";

/** Lets boosters do their due work, then sweeps the marketplace. */
export async function sweepWithBoosters(deps: Pick<Deps, "db" | "clock" | "log">): Promise<void> {
  await playBoosters(boosterDesk(deps), deps.clock.now());
  await sweepBoosts(deps);
}
