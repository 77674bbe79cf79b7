import type { Sql, TransactionSql } from "postgres";

type Client = Sql | TransactionSql;

/**
 * Drizzle runs every query through `unsafe`, which parses the statement anew each time and requests its types in a
 * round trip of its own. Our statements carry their values as parameters and are few, so they are prepared once per
 * connection instead.
 * @returns the same client, changed, so that its transactions and savepoints do so too
 */
export function prepareStatements<T extends Client>(client: T): T {
  const { unsafe } = client;
  const changed: Partial<Sql & TransactionSql> = {
    unsafe: ((text: string, params?: never[], options?: object) =>
      unsafe(text, params, { ...options, prepare: true })) as Client["unsafe"],
  };
  if ("begin" in client) changed.begin = within(client.begin);
  if ("savepoint" in client) changed.savepoint = within(client.savepoint);
  return Object.assign(client, changed);
}

/** The callback of a transaction comes last, behind an optional name or mode. */
function within<F extends (...args: never[]) => unknown>(open: F): F {
  return ((...args: unknown[]) => {
    const work = args.pop() as (client: TransactionSql) => unknown;
    const wrapped = (client: TransactionSql) => work(prepareStatements(client));
    return (open as unknown as (...args: unknown[]) => unknown)(...args, wrapped);
  }) as unknown as F;
}
