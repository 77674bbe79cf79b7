import type { Db } from "@storefront/marketplace/database/db";
import { goodsSpecs, stock } from "@storefront/marketplace/database/schema";
import { and, sql } from "drizzle-orm";
import { addSecrets } from "./add-secrets";
import { FREE_SECRETS, lockPieces } from "./free-secrets";
import { isOneOf } from "./is-one-of";
import type { ListingRow } from "./listing-row";

/**
 * Updates the stock to match the file. For manual delivery the file counts the free pieces; held and sold ones come on
 * top. For automatic delivery the file has secrets; existing ones are skipped and none is removed, and pieces that the
 * seller counted before are none any more.
 * @returns the ids of listings whose stock has changed
 */
export async function writePieces(db: Db, rows: readonly ListingRow[]): Promise<number[]> {
  const pieces = rows.flatMap(piecesOf);
  const specIds = await specIdsOf(db, rows);
  const specOf = ({ goodsId, position }: Pieces) =>
    position === null ? null : (specIds.get(`${goodsId} ${position}`) ?? null);
  await db
    .insert(stock)
    .values(
      pieces.map((each) => ({
        goodsId: each.goodsId,
        specId: specOf(each),
        total: 0,
        available: 0,
      })),
    )
    .onConflictDoNothing();
  const stored = await stockOf(db, rows);
  const stockId = (each: Pieces) => stored.get(`${each.goodsId} ${specOf(each) ?? ""}`);
  const counted = pieces.flatMap((each) => {
    const id = stockId(each);
    return id === undefined || each.stock === undefined ? [] : [{ id, free: each.stock }];
  });
  const delivered = pieces.flatMap((each) => {
    const id = stockId(each);
    return id === undefined ? [] : each.secrets.map((secret) => ({ stockId: id, secret }));
  });
  const automatic = new Set(
    rows.filter(({ delivery }) => delivery === "automatic").map(({ id }) => id),
  );
  return [
    ...(await setFree(db, counted)),
    ...(await addSecrets(db, delivered)),
    ...(await countSecrets(db, [...automatic])),
  ];
}

async function specIdsOf(db: Db, rows: readonly ListingRow[]): Promise<Map<string, number>> {
  const ids = rows.filter(({ specs }) => specs.length > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const specs = await db
    .select({ id: goodsSpecs.id, goodsId: goodsSpecs.goodsId, position: goodsSpecs.position })
    .from(goodsSpecs)
    .where(isOneOf(goodsSpecs.goodsId, ids));
  return new Map(specs.map(({ id, goodsId, position }) => [`${goodsId} ${position}`, id]));
}

async function stockOf(db: Db, rows: readonly ListingRow[]): Promise<Map<string, number>> {
  const stored = await db
    .select({ id: stock.id, goodsId: stock.goodsId, specId: stock.specId })
    .from(stock)
    .where(
      isOneOf(
        stock.goodsId,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(stored.map(({ id, goodsId, specId }) => [`${goodsId} ${specId ?? ""}`, id]));
}

async function setFree(
  db: Db,
  counted: readonly { id: number; free: number }[],
): Promise<number[]> {
  if (counted.length === 0) return [];
  const table = sql`jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb)
    as given(id int, free int)`;
  const changed = await db
    .update(stock)
    .set({ available: sql`given.free`, total: sql`given.free + ${stock.held} + ${stock.sold}` })
    .from(table)
    .where(and(sql`${stock.id} = given.id`, sql`${stock.available} <> given.free`))
    .returning({ goodsId: stock.goodsId });
  return changed.map(({ goodsId }) => goodsId);
}

/**
 * Sets the free pieces of automatic listings to the number of their free secrets, where they differ: the listing was a
 * manual one before.
 * @returns the ids of listings whose stock has changed
 */
async function countSecrets(db: Db, goodsIds: readonly number[]): Promise<number[]> {
  if (goodsIds.length === 0) return [];
  const differs = and(
    isOneOf(stock.goodsId, goodsIds),
    sql`${stock.available} + ${stock.held} <> ${FREE_SECRETS}`,
    sql`${stock.held} <= ${FREE_SECRETS}`,
  );
  const ids = await lockPieces(db, differs);
  if (ids.length === 0) return [];
  const changed = await db
    .update(stock)
    .set({
      available: sql`${FREE_SECRETS} - ${stock.held}`,
      total: sql`${FREE_SECRETS} + ${stock.sold}`,
    })
    .where(and(isOneOf(stock.id, ids), differs))
    .returning({ goodsId: stock.goodsId });
  return changed.map(({ goodsId }) => goodsId);
}

/** What can be bought of a listing: a spec by its position, or the listing itself when null. */
interface Pieces {
  goodsId: number;
  position: number | null;
  /** undefined when the secrets are counted. */
  stock: number | undefined;
  secrets: readonly string[];
}

const piecesOf = ({ id, specs, stock, secrets }: ListingRow): Pieces[] =>
  specs.length === 0
    ? [{ goodsId: id, position: null, stock, secrets }]
    : specs.map((spec, position) => ({
        goodsId: id,
        position,
        stock: spec.stock,
        secrets: spec.secrets,
      }));
