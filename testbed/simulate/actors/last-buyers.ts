import { addCardSecrets } from "@storefront/operator/listings/change-listing";
import { findListing } from "@storefront/operator/listings/read-listings";
import { DAY_S, HOUR_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";
import { placeOrder } from "./place-order";
import { OWNERS } from "./return-money";
import { PAIR_SHELF } from "./shelves";

/** Two of five are bought, then more than there are with their gift, then two: fewer are left than one order takes. */
const QUANTITIES = [2, 3, 2];

/** Buyers of a listing that is sold in pairs, until one piece is left, and visitors who then look at it; restocked every night. */
export const lastBuyers: Actor = {
  name: "last buyers",
  plan(random, plan) {
    const begin = random.int(0, DAY_S / 2);
    const visit = { actor: "storefront", act: "visit", goodsId: PAIR_SHELF.goodsId };
    for (const [hours, quantity] of QUANTITIES.entries()) {
      const at = begin + hours * HOUR_S;
      const order = { user: random.int(0, 1_000), payType: 1, quantity };
      const of = plan.add({ at, actor: "last buyers", act: "buy", ...order });
      plan.add({ at: at + 10, actor: "payer", act: "pay", of, notice: "now" });
      for (const minutes of [5, 30]) plan.add({ ...visit, at: at + minutes * MINUTE_S });
    }
    plan.add({ at: DAY_S - 1, actor: "last buyers", act: "restock" });
  },
  async perform(world, action) {
    if (action.act === "buy") return placeOrder(world, action, PAIR_SHELF);
    const { deps } = world.marketplace;
    const { goodsId } = PAIR_SHELF;
    const [piece] = (await findListing(deps.db, goodsId))?.pieces ?? [];
    if (!piece) throw new Error(`no listing ${goodsId}`);
    const secrets = [1, 2, 3, 4].map((place) => `PAIR-${action.id}-${place}`);
    await addCardSecrets(deps, OWNERS[0], { goodsId, stockId: piece.stockId }, secrets);
    return "4 more pieces";
  },
};
