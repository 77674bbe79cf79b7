import type { Db } from "@storefront/marketplace/database/db";
import { goodsSpecs, stock } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { addSecrets } from "./add-secrets";
import type { SecretsRow } from "./catalogue-row";
import { isOneOf } from "./is-one-of";
import { type Outcome, touchListings } from "./write-listings";

/** @returns the rows that added a secret */
export async function writeSecrets(
  db: Db,
  rows: readonly SecretsRow[],
  now: Date,
): Promise<[SecretsRow, Outcome][]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ listing }) => listing))];
  const pieces = await db
    .select({ id: stock.id, goodsId: stock.goodsId, position: goodsSpecs.position })
    .from(stock)
    .leftJoin(goodsSpecs, eq(goodsSpecs.id, stock.specId))
    .where(isOneOf(stock.goodsId, ids));
  const stockIds = new Map(
    pieces.map(({ id, goodsId, position }) => [placeOf(goodsId, position), id]),
  );
  const delivered = rows.flatMap(({ listing, spec, secrets }) => {
    const stockId = stockIds.get(placeOf(listing, spec === undefined ? null : spec - 1));
    return stockId === undefined ? [] : secrets.map((secret) => ({ stockId, secret }));
  });
  const changed = new Set(await addSecrets(db, delivered));
  await touchListings(db, [...changed], now);
  return rows.filter(({ listing }) => changed.has(listing)).map((row) => [row, "updated"]);
}

/** @param position of the spec, from 0; null when the listing has none */
const placeOf = (goodsId: number, position: number | null) => `${goodsId} ${position ?? ""}`;
