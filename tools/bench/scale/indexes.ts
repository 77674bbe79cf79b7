import type { Sql } from "postgres";
import type { Job } from "./run-jobs";

interface Index {
  name: string;
  definition: string;
}

/**
 * Drops the indexes of tables, except those of keys, which every row that is written would change.
 * @returns jobs that create them again, those of the search first, which take longest
 */
export async function dropIndexes(client: Sql, tables: readonly string[]): Promise<Job[]> {
  const indexes = await client<Index[]>`
    select i.relname as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = any(${tables.map((table) => `public.${table}`)}::regclass[])
      and not exists (select from pg_constraint where conindid = i.oid)
    order by pg_relation_size(x.indrelid) desc`;
  for (const { name } of indexes) await client.unsafe(`drop index "${name}"`);
  return indexes
    .toSorted((a, b) => weight(b) - weight(a))
    .map(({ name, definition }) => ({
      name: `index ${name}`,
      run: (connection) => connection.unsafe(definition),
    }));
}

const weight = ({ definition }: Index): number => (definition.includes("USING gin") ? 1 : 0);
