import { ApiError } from "@storefront/contract/api-error";
import { claimDeposit } from "@storefront/marketplace/refunds/refunds";
import { rentalsToCheck } from "@storefront/marketplace/rentals/rentals";
import { boosterAdapter } from "@storefront/sandbox/adapters/booster";
import { sellerAdapter } from "@storefront/sandbox/adapters/seller";
import { simulateBoosters } from "@storefront/sandbox/boosters/simulated-boosters";
import { simulateSeller } from "@storefront/sandbox/seller/simulated-seller";
import { HOUR_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";
import type { World } from "../world";

/** Part of the days on which the sellers are away, so that their deadlines pass. */
const AWAY = 0.15;
/** Part of each third of an hour in which a seller looks for a deposit to claim, within the hour that there is for it. */
const CLAIM = 0.4;

/** The sandbox's sellers and boosters at work: they look at their orders every so often, and some claim deposits. */
export const staff: Actor = {
  name: "staff",
  plan(random, plan) {
    const isAway = random.chance(AWAY);
    for (let hour = 0; hour < 24; hour += 1) {
      const at = hour * HOUR_S + random.int(0, 50 * MINUTE_S);
      if (!isAway) plan.add({ at, actor: "staff", act: "sell" });
      for (const part of [0, 1, 2]) {
        if (!random.chance(CLAIM)) continue;
        const claimed = hour * HOUR_S + part * 20 * MINUTE_S + random.int(0, 20 * MINUTE_S - 1);
        plan.add({ at: claimed, actor: "staff", act: "claim", fen: random.int(1, 12_000) });
      }
      plan.add({ at: random.pick([at, at + 1]), actor: "staff", act: "boost" });
    }
  },
  async perform(world, { act, fen }) {
    const { deps, process } = world.marketplace;
    const { clock } = world;
    if (act === "sell") await simulateSeller(() => clock.now()).act(sellerAdapter(deps));
    else if (act === "boost") await simulateBoosters(boosterAdapter(deps), clock.now());
    else return claim(world, Number(fen));
    if (process.hasCrashed) throw new Error("no answer");
    return "done";
  },
};

/** Claims a part of the deposit that waits longest. */
async function claim({ marketplace: { deps }, clock }: World, claimedFen: number): Promise<string> {
  const rentals = await rentalsToCheck(deps.db, 5);
  const found = rentals.find(({ rental }) => rental.depositDueAt !== null);
  if (!found) return "nothing";
  const images = { owner: { operatorId: 1 }, ids: [] };
  const claimed = {
    orderNum: found.orderNum,
    claimedFen,
    reason: "damaged",
    text: "有损坏",
    images,
  } as const;
  try {
    await deps.db.transaction((tx) => claimDeposit(tx, claimed, clock.now()));
    return `claimed ${claimedFen} fen of ${found.orderNum}`;
  } catch (error) {
    if (error instanceof ApiError) return error.reason;
    throw error;
  }
}
