import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";
import { openReviews, readHeld } from "./promise-reviews";
import { markStoredListings } from "./read-listing-texts";

/** Takes a listing that was just written off sale when its texts wait for an agreement. */
export async function holdListing(tx: Db, goodsId: number, now: Date): Promise<void> {
  const marks = await markStoredListings(tx, [goodsId]);
  const isHeld = (await readHeld(tx, "goodsId", marks)).length > 0;
  await openReviews(tx, "goodsId", marks, { now });
  await tx
    .update(goods)
    .set({ reviewHash: marks.get(goodsId)?.hash ?? null, ...(isHeld && { removedAt: now }) })
    .where(eq(goods.id, goodsId));
}
