import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { envelopes, userEnvelopes } from "../database/schema";
import type { Order } from "../order-records/order-records";

/** Returns how the price of an order came about. */
export async function readBill(db: Db, order: Order): Promise<CallAnswer<"orderDetail">["bill"]> {
  const { unitFen, lines, envelopeFen, userEnvelopeId } = order;
  return {
    unit_price: fenToYuan(unitFen),
    discounts: lines.map(({ title, fen }) => ({ title, amount: fenToYuan(fen) })),
    coupon:
      userEnvelopeId === null
        ? null
        : {
            coupon_name: await readCouponName(db, userEnvelopeId),
            amount: fenToYuan(envelopeFen),
          },
  };
}

async function readCouponName(db: Db, userEnvelopeId: number): Promise<string> {
  const [coupon] = await db
    .select({ name: envelopes.couponName })
    .from(userEnvelopes)
    .innerJoin(envelopes, eq(envelopes.id, userEnvelopes.envelopeId))
    .where(eq(userEnvelopes.id, userEnvelopeId));
  return coupon?.name ?? "";
}
