import type { Db } from "@storefront/marketplace/database/db";
import { cardSecrets, stock } from "@storefront/marketplace/database/schema";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import { FREE_SECRETS, lockPieces } from "./free-secrets";
import { isOneOf } from "./is-one-of";

const BATCH_SIZE = 10_000;

/**
 * Inserts new card secrets and adds them to the free stock. Secrets that exist already are skipped. Where pieces lack
 * secrets, the new ones first fill those: a paid order waits for them.
 * @returns the ids of listings that got secrets
 */
export async function addSecrets(
  db: Db,
  delivered: readonly { stockId: number; secret: string }[],
): Promise<number[]> {
  const added = new Map<number, number>();
  for (let start = 0; start < delivered.length; start += BATCH_SIZE) {
    const rows = await insertSecrets(db, delivered.slice(start, start + BATCH_SIZE));
    for (const { stockId } of rows) added.set(stockId, (added.get(stockId) ?? 0) + 1);
  }
  if (added.size === 0) return [];
  const counts = JSON.stringify(Array.from(added, ([id, pieces]) => ({ id, pieces })));
  await lockPieces(db, isOneOf(stock.id, [...added.keys()]));
  const lacking = sql`greatest(0, ${stock.available} + ${stock.held} - (${FREE_SECRETS} - added.pieces))`;
  const more = sql`greatest(0, added.pieces - ${lacking})`;
  const changed = await db
    .update(stock)
    .set({ available: sql`${stock.available} + ${more}`, total: sql`${stock.total} + ${more}` })
    .from(sql`jsonb_to_recordset(${counts}::text::jsonb) as added(id int, pieces int)`)
    .where(sql`${stock.id} = added.id`)
    .returning({ goodsId: stock.goodsId });
  return changed.map(({ goodsId }) => goodsId);
}

/** One parameter for all of them: a statement with two for each takes longer to write than to run, and holds locks. */
const insertSecrets = (db: Db, delivered: readonly { stockId: number; secret: string }[]) =>
  selectRows<{ stockId: number }>(
    db,
    sql`insert into ${cardSecrets} (stock_id, secret)
      select "stockId", secret
      from jsonb_to_recordset(${JSON.stringify(delivered)}::text::jsonb) as given("stockId" int, secret text)
      on conflict do nothing returning stock_id as "stockId"`,
  );
