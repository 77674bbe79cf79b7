import { liveGoods } from "@storefront/marketplace/catalogue/catalogue";
import { goods } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { eq } from "drizzle-orm";
import type { ForcedAnswers } from "../calls/forced-answers";
import { type ImplementedCall, implementCall } from "../calls/implement-call";
import type { Sandbox } from "../create-sandbox";
import { fillSampleCatalog } from "../sample-catalog/fill-sample-catalog";
import { addListing } from "./add-listing";
import { addFulfilmentFault } from "./fulfilment-fault";
import { payOrder } from "./pay-order";
import { resetDatabase } from "./reset-database";
import { performSellerAction } from "./seller-call";

/** Returns the calls that act on the marketplace's orders, listings and database. */
export function fixtureCalls(
  deps: Deps,
  sandbox: Sandbox,
  forced: ForcedAnswers,
): ImplementedCall[] {
  const { db, clock, config, limiter } = deps;
  const setFulfilmentFault = addFulfilmentFault(deps);
  return [
    implementCall("payOrder", ({ order_num, outcome, amount, notice }) =>
      payOrder(
        { deps, simulators: sandbox.payments },
        { orderNum: order_num, outcome, amount, notice },
      ),
    ),
    implementCall("actAsSeller", async (input) => {
      if ("idle" in input) sandbox.seller.setIdle(input.idle);
      else await performSellerAction(deps, input);
      return input;
    }),
    implementCall("failFulfilment", async (input) => {
      setFulfilmentFault(input.fails);
      return input;
    }),
    implementCall("addListing", (listing) => addListing(db, clock.now(), listing)),
    implementCall("unlistGoods", async ({ goods_id }) => {
      const { id } = await liveGoods(db, goods_id);
      const now = clock.now();
      await db.update(goods).set({ removedAt: now, updatedAt: now }).where(eq(goods.id, id));
      return { goods_id: id };
    }),
    implementCall("resetMarket", async () => {
      forced.clear();
      setFulfilmentFault(false);
      await sandbox.clear();
      await limiter.clear();
      await resetDatabase(db, (tx, now) => fillSampleCatalog(tx, now, config), clock.now());
      return { now: clock.now().toISOString() };
    }),
  ];
}
