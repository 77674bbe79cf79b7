import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { ALERTS_MOST, type AlertKind } from "@storefront/contract/discovery/alert-terms";
import { and, eq } from "drizzle-orm";
import { isLive, nowPriceFen, pieceCounts, reasonOfListing } from "../../catalogue/catalogue";
import { goods, goodsAlerts, users } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import type { Deps } from "../../deps";

interface NewAlert {
  userId: number;
  goodsId: number;
  kind: AlertKind;
}

/**
 * Stores what a user wants to be told of a listing (product §7). A stock alert that has been told begins anew.
 * @throws ApiError `goodsNotFound`; `alertNeedless` when it can be bought already; `alertHad`, `alertsFull`
 */
export async function addAlert(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, goodsId, kind }: NewAlert,
): Promise<CallAnswer<"addAlert">> {
  return db.transaction(async (tx) => {
    // One at a time for each user, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [listing] = await tx
      .select({ fen: nowPriceFen, tradeTypeId: goods.tradeTypeId, pieces: pieceCounts })
      .from(goods)
      .where(isLive(goodsId));
    if (!listing) throw new ApiError("goodsNotFound");
    if (kind === "stock" && reasonOfListing(listing.pieces, listing) === null)
      throw new ApiError("alertNeedless");
    const own = await tx
      .select({
        id: goodsAlerts.id,
        goodsId: goodsAlerts.goodsId,
        kind: goodsAlerts.kind,
        notifiedAt: goodsAlerts.notifiedAt,
      })
      .from(goodsAlerts)
      .where(eq(goodsAlerts.userId, userId));
    const same = own.find((each) => each.goodsId === goodsId && each.kind === kind);
    if (same?.kind === "stock" && same.notifiedAt !== null) {
      await tx
        .update(goodsAlerts)
        .set({ notifiedAt: null, isDue: false, createdAt: clock.now() })
        .where(eq(goodsAlerts.id, same.id));
      return { alert_id: same.id };
    }
    if (same) throw new ApiError("alertHad");
    if (own.length >= ALERTS_MOST) throw new ApiError("alertsFull");
    const belowFen = kind === "price" ? listing.fen : null;
    const rows = await tx
      .insert(goodsAlerts)
      .values({ userId, goodsId, kind, belowFen, createdAt: clock.now() })
      .returning({ id: goodsAlerts.id });
    return { alert_id: singleRow(rows).id };
  });
}

/** Deletes an alert of the user. Idempotent. */
export async function deleteAlert(
  { db }: Pick<Deps, "db">,
  { userId, alertId }: { userId: number; alertId: number },
): Promise<null> {
  await db
    .delete(goodsAlerts)
    .where(and(eq(goodsAlerts.id, alertId), eq(goodsAlerts.userId, userId)));
  return null;
}
