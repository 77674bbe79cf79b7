import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { envelopes, goods } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import { touchListings } from "../catalogue/write-listings";
import type { NewCoupon } from "./read-coupon-form";

type CouponDeps = Pick<Deps, "db" | "clock">;

/** @returns the id of the new coupon */
export async function createCoupon(
  { db, clock }: CouponDeps,
  actor: Actor,
  coupon: NewCoupon,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [created] = await tx.insert(envelopes).values(coupon).returning({ id: envelopes.id });
    if (!created) throw new Error("a coupon was not inserted");
    const { endsAt, ...fields } = coupon;
    const after = { ...fields, ...(endsAt ? { endsAt: endsAt.toISOString() } : {}) };
    const subject = `coupon ${created.id}`;
    await recordAudit(tx, actor, { action: "coupon.create", subject, after }, now);
    await touchPage(tx, coupon.goodsId, now);
    return created.id;
  });
}

/**
 * Ends a coupon. Claimed ones stay valid until they expire, and an import does not revive it.
 * @throws ApiError `orderClosed` when it has ended or does not exist
 */
export async function endCoupon(
  { db, clock }: CouponDeps,
  actor: Actor,
  id: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(envelopes)
      .set({ endsAt: now })
      .where(and(eq(envelopes.id, id), or(isNull(envelopes.endsAt), gt(envelopes.endsAt, now))))
      .returning();
    if (!ended) throw new ApiError("orderClosed", { msg: "没有这张优惠券，或它已经结束" });
    const { claimed, total } = ended;
    const entry = { action: "coupon.end", subject: `coupon ${id}`, before: { claimed, total } };
    await recordAudit(tx, actor, { ...entry, action: "coupon.end" }, now);
    await touchPage(tx, ended.goodsId, now);
  });
}

/** A coupon of one listing is shown on that listing's page. */
const touchPage = (tx: Db, goodsId: number | null, now: Date): Promise<void> =>
  touchListings(tx, goodsId === null ? [] : [goodsId], now);

/** Whether a listing exists and is on sale. */
export const isOnSale = async ({ db }: Pick<Deps, "db">, goodsId: number): Promise<boolean> =>
  (await db.$count(goods, and(eq(goods.id, goodsId), isNull(goods.removedAt)))) > 0;
