import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "@/database/open";
import { goods } from "@/database/schema";

/** Listings `first` … `first + count - 1`, copies of the listing `like` without its pictures and texts. */
export async function insertManyGoods(
  db: Db,
  { like, first, count }: { like: number; first: number; count: number },
): Promise<void> {
  const { id, ...rest } = getTableColumns(goods);
  const slim: Record<string, string> = { media: "[]", detail_media: "[]", texts: "{}" };
  const columns = Object.values(rest);
  const values = columns.map((column) => {
    const json = slim[column.name];
    return json === undefined ? sql`${column}` : sql.raw(`'${json}'::jsonb`);
  });
  const names = [id, ...columns].map((column) => sql.identifier(column.name));
  await db.execute(sql`
    insert into ${goods} (${sql.join(names, sql`, `)})
    select n, ${sql.join(values, sql`, `)}
    from ${goods}, generate_series(${first}::int, ${first + count - 1}::int) as n
    where ${eq(id, like)}`);
}
