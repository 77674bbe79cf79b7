import type { Db } from "@storefront/marketplace/database/db";
import { goods, sellers } from "@storefront/marketplace/database/schema";
import { eq, getTableColumns, sql } from "drizzle-orm";

interface Many {
  /** Id of the listing to copy. */
  template: number;
  first: number;
  count: number;
}

/** Inserts listings `first` … `first + count - 1`, copies of `template` without its pictures and texts. */
export async function insertListingCopies(db: Db, { template, first, count }: Many): Promise<void> {
  const { id, ...rest } = getTableColumns(goods);
  const slim: Record<string, string> = { media: "[]", detail_media: "[]", texts: "{}" };
  const columns = Object.values(rest);
  const values = columns.map((column) => {
    // Nothing is left of the texts that were reviewed.
    if (column === goods.reviewHash) return sql.raw("null");
    const json = slim[column.name];
    return json === undefined ? sql`${column}` : sql.raw(`'${json}'::jsonb`);
  });
  const names = [id, ...columns].map((column) => sql.identifier(column.name));
  await db.execute(sql`
    insert into ${goods} (${sql.join(names, sql`, `)})
    select n, ${sql.join(values, sql`, `)}
    from ${goods}, generate_series(${first}::int, ${first + count - 1}::int) as n
    where ${eq(id, template)}`);
}

/** Inserts sellers `first` … `first + count - 1`, each with one listing of the same id. */
export async function insertShops(db: Db, many: Many): Promise<void> {
  const { first, count } = many;
  await db.execute(sql`
    insert into ${sellers} (id, nickname, head_img_url, auth_identity, profile)
    select n, '店', '', 1, '' from generate_series(${first}::int, ${first + count - 1}::int) n`);
  await insertListingCopies(db, many);
  await db
    .update(goods)
    .set({ sellerId: sql`${goods.id}` })
    .where(sql`${goods.id} >= ${first}`);
}
