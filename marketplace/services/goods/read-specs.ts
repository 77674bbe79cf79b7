import { asc, eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { goodsSpecs, stock } from "@/database/schema";

export type Spec = typeof goodsSpecs.$inferSelect & { available: number };

/** The specs of goods in their order, each with the pieces that can be bought now. */
export async function readSpecs(db: Db, goodsId: number): Promise<Spec[]> {
  const rows = await db
    .select({ spec: goodsSpecs, available: stock.available })
    .from(goodsSpecs)
    .leftJoin(stock, eq(stock.specId, goodsSpecs.id))
    .where(eq(goodsSpecs.goodsId, goodsId))
    .orderBy(asc(goodsSpecs.position));
  return rows.map(({ spec, available }) => ({ ...spec, available: available ?? 0 }));
}
