import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import type { Db } from "@storefront/marketplace/database/db";
import { cardSecrets, goods, stock, UNCHECKED } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";

/** The seeded listing to copy: one price, no specs, no promotions. */
const MODEL = 1010;

export interface Listing {
  goodsId: number;
  stockId: number;
}

/** Inserts a listing of `pieces` pieces, delivered automatically: one card secret per piece. */
export async function insertListing(db: Db, pieces: number): Promise<Listing> {
  const [model] = await db.select().from(goods).where(eq(goods.id, MODEL));
  if (!model) throw new Error("the seed has no listing to copy");
  const { id: _, ...rest } = model;
  // Together, because the database counts secrets against pieces when the transaction ends.
  return db.transaction(async (tx) => {
    const [listing] = await tx
      .insert(goods)
      .values({ ...rest, deliveryType: AUTOMATIC_DELIVERY, reviewHash: UNCHECKED })
      .returning();
    const goodsId = listing?.id ?? 0;
    const [row] = await tx
      .insert(stock)
      .values({ goodsId, total: pieces, available: pieces })
      .returning();
    const stockId = row?.id ?? 0;
    await tx.insert(cardSecrets).values(
      Array.from({ length: pieces }, (_unused, index) => ({
        stockId,
        secret: `RACE-${stockId}-${index}`,
      })),
    );
    return { goodsId, stockId };
  });
}
