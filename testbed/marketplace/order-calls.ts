import type { CallRequest } from "@storefront/contract/calls";
import { userEnvelopes } from "@storefront/marketplace/database/schema";
import type { TestApp } from "./test-app";

export type BuildPayload = CallRequest<"buildOrder">;

/** The calls that lead to an order. @param current the app and the buyer's token, read at every call */
export function orderCalls(current: () => { test: TestApp; token: string }) {
  const confirm = (goods_id: number, goods_spec_id = 0, quantity = 1) => {
    const { test, token } = current();
    return test.request("orderConfirm", { goods_id, goods_spec_id, quantity }, { token });
  };
  return {
    confirm,
    /** Confirms an order. @returns the payload that builds it, to be paid by QR code */
    async draft(goodsId: number, specId = 0, quantity = 1): Promise<BuildPayload> {
      const { data } = await confirm(goodsId, specId, quantity);
      return {
        order_num: data.order_num,
        goods_id: goodsId,
        goods_spec_id: specId,
        buy_count: quantity,
        pay_type: 1,
        envelope_id: 0,
      };
    },
    build(payload: BuildPayload, as?: string) {
      const { test, token } = current();
      return test.request("buildOrder", payload, { token: as ?? token });
    },
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
