import { sweepBoosts } from "@storefront/marketplace/boosts/boosts";
import type { Deps } from "@storefront/marketplace/deps";
import { boosterAdapter } from "@storefront/sandbox/adapters/booster";
import { simulateBoosters } from "@storefront/sandbox/boosters/simulated-boosters";
import { giveAccounts } from "./give-accounts";

/**
 * Lets boosters do their due work, then sweeps the marketplace.
 * @param accounts "missing": buyers give no accounts, so that boosters cannot begin
 */
export async function runBoosterJobs(
  deps: Pick<Deps, "db" | "clock" | "log">,
  accounts: "given" | "missing" = "given",
): Promise<void> {
  if (accounts === "given") await giveAccounts(deps.db);
  await simulateBoosters(boosterAdapter(deps), deps.clock.now());
  await sweepBoosts(deps);
}
