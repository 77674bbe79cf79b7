import { looseMoney } from "@storefront/contract/fields";
import { orderNumRequest } from "@storefront/contract/placed-order";
import { goods } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { liveGoods } from "@storefront/marketplace/services/goods/live-goods";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { ForcedAnswers } from "../calls/forced-answers";
import { type SandboxCall, sandboxCall } from "../calls/sandbox-call";
import type { Sandbox } from "../create-sandbox";
import { NOTICE_NAMES } from "../payments/notices";
import { fillSampleMarket } from "../sample-market/fill-sample-market";
import { addListing, addListingRequest, unlistRequest } from "./add-listing";
import { addFulfilmentFault } from "./fulfilment-fault";
import { payOrder } from "./pay-order";
import { resetDatabase } from "./reset-database";
import { performSellerAction, sellerRequest } from "./seller-call";

const payRequest = orderNumRequest.extend({
  outcome: z.enum(["paid", "failed"]),
  amount: looseMoney.optional(),
  notice: z.enum([...NOTICE_NAMES, "forged"]).optional(),
});

/** Returns the calls that act on the marketplace's orders, listings and database. */
export function fixtureCalls(deps: Deps, sandbox: Sandbox, forced: ForcedAnswers): SandboxCall[] {
  const { db, clock, config, limiter } = deps;
  const setFulfilmentFault = addFulfilmentFault(deps);
  return [
    sandboxCall("POST", "pay", payRequest, ({ order_num, outcome, amount, notice }) =>
      payOrder(
        { deps, simulators: sandbox.payments },
        { orderNum: order_num, outcome, amount, notice },
      ),
    ),
    sandboxCall("POST", "seller", sellerRequest, async (input) => {
      if ("idle" in input) sandbox.seller.setIdle(input.idle);
      else await performSellerAction(deps, input);
      return input;
    }),
    sandboxCall("POST", "fulfilment", z.object({ fails: z.boolean() }), async (input) => {
      setFulfilmentFault(input.fails);
      return input;
    }),
    sandboxCall("POST", "listing", addListingRequest, (listing) =>
      addListing(db, clock.now(), listing),
    ),
    sandboxCall("POST", "unlist", unlistRequest, async ({ goods_id }) => {
      const { id } = await liveGoods(db, goods_id);
      const now = clock.now();
      await db.update(goods).set({ removedAt: now, updatedAt: now }).where(eq(goods.id, id));
      return { goods_id: id };
    }),
    sandboxCall("POST", "reset", z.object({}), async () => {
      forced.clear();
      setFulfilmentFault(false);
      await sandbox.clear();
      await limiter.clear();
      await resetDatabase(db, (tx, now) => fillSampleMarket(tx, now, config), clock.now());
      return { now: clock.now().toISOString() };
    }),
  ];
}
