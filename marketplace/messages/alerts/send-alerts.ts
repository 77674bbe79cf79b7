import type { PieceCounts } from "@storefront/contract/listing/availability";
import { RENT } from "@storefront/contract/listing/trade";
import { fenToYuan } from "@storefront/contract/money";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { nowPriceFen, pieceCounts, reasonOfListing } from "../../catalogue/catalogue";
import type { Db } from "../../database/db";
import { accountChanges, goods, goodsAlerts, users } from "../../database/schema";
import type { Deps } from "../../deps";
import { type Attempt, sweepAll } from "../../sweeps/sweeps";
import { postNotification } from "../post-notification";

/**
 * Tells users of changes that triggers have marked, each in a transaction of its own: the message, the event for open
 * browsers, and the time of the message. A change that has been undone since, such as a price that rose again, is not
 * sent.
 * @returns the number of alerts
 */
export const sendAlerts = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepAll(deps, "alerts", sendNext);

async function sendNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const [alert] = await tx
    .select()
    .from(goodsAlerts)
    // The flag is no parameter: a generic plan would not know that the index of due ones has it.
    .where(and(sql`${goodsAlerts.isDue}`, isReady(goodsAlerts.id)))
    .orderBy(asc(goodsAlerts.id))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!alert) return false;
  begin(String(alert.id));
  await tx.update(goodsAlerts).set({ isDue: false }).where(eq(goodsAlerts.id, alert.id));
  const [listing] = await tx
    .select({ ...LISTING, deletedAt: users.deletedAt })
    .from(goods)
    .innerJoin(users, eq(users.id, alert.userId))
    .where(and(eq(goods.id, alert.goodsId), isNull(goods.removedAt)));
  const text = listing && listing.deletedAt === null ? notificationText(alert, listing) : null;
  if (!listing || text === null) return true;
  const { userId, goodsId, kind } = alert;
  await postNotification(tx, { userId, goodsId }, text, now);
  await tx
    .insert(accountChanges)
    .values({ userId, kind: "alert", reference: String(goodsId), state: kind });
  await tx
    .update(goodsAlerts)
    .set({ notifiedAt: now, ...(kind === "price" ? { belowFen: listing.fen } : {}) })
    .where(eq(goodsAlerts.id, alert.id));
  return true;
}

const LISTING = {
  name: goods.name,
  tradeTypeId: goods.tradeTypeId,
  fen: nowPriceFen,
  pieces: pieceCounts,
};

/** Characters of a name in a message. */
const NAME = 60;

/** @returns null when there is nothing to tell any more */
function notificationText(
  { kind, belowFen }: Pick<typeof goodsAlerts.$inferSelect, "kind" | "belowFen">,
  listing: { name: string; tradeTypeId: number; fen: number; pieces: readonly PieceCounts[] },
): string | null {
  const name = `「${listing.name.slice(0, NAME)}」`;
  const isRent = listing.tradeTypeId === RENT;
  if (kind === "stock") {
    if (reasonOfListing(listing.pieces, listing) !== null) return null;
    return isRent ? `${name}空出来了，现在可以租。` : `${name}有货了，现在可以买。`;
  }
  if (belowFen === null || listing.fen >= belowFen) return null;
  const unit = isRent ? "/小时" : "";
  return `${name}降价了：¥${fenToYuan(belowFen)}${unit} → ¥${fenToYuan(listing.fen)}${unit}。`;
}
