import type { Db } from "@storefront/marketplace/database/db";
import { type Fill, fillOnce } from "@storefront/marketplace/database/fill-once";
import * as schema from "@storefront/marketplace/database/schema";
import { max, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

/** Tables whose rows have pages of their own. */
type PageTable = typeof schema.goods | typeof schema.sellers;

/** Operators stay, and so does their audit log: a database trigger refuses to truncate it. */
const OPERATOR_TABLES = "operator";

/** Storefronts stay too, because their caches have to be notified of changes. */
const STOREFRONTS = "storefronts";

/** Triggers that refuse to truncate what has been booked, by table. */
const REFUSING_TRIGGERS = {
  ledger_transfers: "ledger_transfers_append_only",
  money_authorisations: "money_authorisations_append_only",
  received_payments: "received_payments_kept",
} as const;

/**
 * Truncates every other table and fills the database again, in one transaction, so that no reader sees it empty. Ids of
 * added listings and sellers are not reused, because their pages may still be cached.
 */
export async function resetDatabase(db: Db, fill: Fill, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const names = Object.values(schema)
      .filter((each) => each instanceof PgTable)
      .map((table) => getTableConfig(table).name)
      .filter((name) => !name.startsWith(OPERATOR_TABLES) && name !== STOREFRONTS);
    const { goods } = schema;
    const before = await tx.select({ id: goods.id, sellerId: goods.sellerId }).from(goods);
    const goodsId = await highestId(tx, schema.goods);
    const sellerId = await highestId(tx, schema.sellers);
    await setRefusingTriggers(tx, "disable");
    await tx.execute(sql.raw(`truncate ${names.join(", ")} restart identity cascade`));
    await setRefusingTriggers(tx, "enable");
    await fillOnce(tx, fill, now);
    await continueAfter(tx, schema.goods, goodsId);
    await continueAfter(tx, schema.sellers, sellerId);
    await announceReset(tx, before);
  });
}

/** Visible to this transaction only; it has locked the tables until it ends. */
async function setRefusingTriggers(tx: Db, state: "disable" | "enable"): Promise<void> {
  for (const [table, trigger] of Object.entries(REFUSING_TRIGGERS))
    await tx.execute(sql.raw(`alter table ${table} ${state} trigger ${trigger}`));
}

/** What the fill inserts triggers announce; a truncated table has none. */
async function announceReset(
  db: Db,
  before: readonly { id: number; sellerId: number }[],
): Promise<void> {
  for (const { id, sellerId } of before)
    await db.execute(sql`select add_goods_change(${id}::integer, ${sellerId}::integer)`);
  for (const tag of ["market", "catalogue", "home", "boost", "sold"])
    await db.execute(sql`select add_tag_change(${tag}::text)`);
}

async function highestId(db: Db, table: PageTable): Promise<number> {
  const [row] = await db.select({ id: max(table.id) }).from(table);
  return row?.id ?? 0;
}

async function continueAfter(db: Db, table: PageTable, id: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${getTableConfig(table).name}, 'id')`;
  await db.execute(
    sql`select setval(${sequence}, greatest(${id}::bigint, (select max(id) from ${table})))`,
  );
}
