import type { Sql, TransactionSql } from "postgres";

type Client = Sql | TransactionSql;

/**
 * Prepares statements once per connection. Drizzle runs queries through `unsafe`, which parses the statement each time
 * and fetches its types in an extra round trip; ours are few and parameterized, so they can be reused.
 * @returns the same client, patched together with its transactions and savepoints
 */
export function prepareStatements<T extends Client>(client: T): T {
  const { unsafe } = client;
  const patched: Partial<Sql & TransactionSql> = {
    unsafe: ((text: string, params?: never[], options?: object) =>
      unsafe(text, params, { ...options, prepare: true })) as Client["unsafe"],
  };
  if ("begin" in client) patched.begin = withPreparedClient(client.begin);
  if ("savepoint" in client) patched.savepoint = withPreparedClient(client.savepoint);
  return Object.assign(client, patched);
}

/**
 * Patches the client passed to a transaction's callback, which is the last argument, after an optional name or mode.
 */
function withPreparedClient<F extends (...args: never[]) => unknown>(open: F): F {
  return ((...args: unknown[]) => {
    const work = args.pop() as (client: TransactionSql) => unknown;
    const wrapped = (client: TransactionSql) => work(prepareStatements(client));
    return (open as unknown as (...args: unknown[]) => unknown)(...args, wrapped);
  }) as unknown as F;
}
