import type { CallRequest } from "@storefront/contract/calls";
import { userEnvelopes } from "@storefront/marketplace/database/schema";
import { buildRequest, confirmOrder } from "../buyer/buy";
import type { Caller } from "../buyer/caller";
import type { TestApp } from "./test-app";

export type BuildPayload = CallRequest<"buildOrder">;

/** The calls that lead to an order, one by one. */
export function orderCalls(buyer: Caller) {
  const confirm = (goods_id: number, goods_spec_id = 0, quantity = 1) =>
    confirmOrder(buyer, { goods_id, goods_spec_id, quantity });
  return {
    confirm,
    /** Confirms an order. @returns the payload that builds it, to be paid by QR code */
    async draft(goods_id: number, goods_spec_id = 0, quantity = 1): Promise<BuildPayload> {
      const { data } = await confirm(goods_id, goods_spec_id, quantity);
      return buildRequest(data.order_num, { goods_id, goods_spec_id, quantity });
    },
    build: (payload: BuildPayload) => buyer.call("buildOrder", payload),
  };
}

/** Gives a user a coupon that takes 10 off 50, like the coupon 1 of the sample's first buyer. @returns its id */
export async function giveCoupon({ deps, clock }: TestApp, userId: number): Promise<number> {
  const now = clock.now();
  const [coupon] = await deps.db
    .insert(userEnvelopes)
    .values({
      userId,
      envelopeId: 1,
      status: "unused",
      expiresAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
    })
    .returning();
  return coupon?.id ?? 0;
}
