import { is, Param, Placeholder, type Query, sql } from "drizzle-orm";
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from "drizzle-orm/pg-core";
import type { Db } from "./db";

/** A placeholder for each value, by name. */
export type Placeholders<V> = { readonly [K in keyof V]: Placeholder };

/** The part of Drizzle's statements that is used here. */
interface Statement<R> {
  prepare(name: string): { execute(): Promise<R> };
}

/**
 * Composes a statement once, with placeholders, to run on any database or transaction. Drizzle composes the SQL text on
 * every run, which takes longer than running it; this is for hot paths.
 * @param compose called once, on the first run; must use the placeholders for all values that vary between runs
 */
export function prepareOnce<V extends object, R>(
  compose: (db: Db, placeholders: Placeholders<V>) => Statement<R>,
): (db: Db, values: V) => Promise<R> {
  let composed: Composed | undefined;
  return (db, values) => {
    composed ??= compose(DETACHED_DB, PLACEHOLDERS as Placeholders<V>).prepare(
      "once",
    ) as unknown as Composed;
    return composed.run(db, values) as Promise<R>;
  };
}

type PrepareArguments = Parameters<PgSession["prepareQuery"]>;

/** A statement without a connection, and how to map its rows. */
class Composed extends PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }> {
  /** Set by a select with joins: which of them are nullable. */
  joinsNotNullableMap: Record<string, boolean> | undefined;
  private readonly how;

  constructor(...[query, ...how]: PrepareArguments) {
    super(query, undefined, undefined);
    this.how = how;
  }

  run(db: Db, values: object): Promise<unknown> {
    const query: Query = { ...this.query, params: fill(this.query.params, values) };
    const prepared = db._.session.prepareQuery(query, ...this.how);
    return Object.assign(prepared, { joinsNotNullableMap: this.joinsNotNullableMap }).execute();
  }

  async execute(): Promise<never> {
    throw new Error("a statement needs a database to run on");
  }
}

class DetachedSession extends PgSession {
  prepareQuery(...how: PrepareArguments) {
    return new Composed(...how) as never;
  }
  async transaction(): Promise<never> {
    throw new Error("statements are composed outside of transactions");
  }
}

const dialect = new PgDialect();
const DETACHED_DB = new PgDatabase(dialect, new DetachedSession(dialect), undefined) as Db;

const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

function fill(params: readonly unknown[], values: object): unknown[] {
  return params.map((param) => {
    if (is(param, Placeholder)) return placeholderValue(param, values);
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const value = placeholderValue(param.value, values);
    return value === null ? null : param.encoder.mapToDriverValue(value);
  });
}

function placeholderValue({ name }: Placeholder, values: object): unknown {
  const value: unknown = Reflect.get(values, name);
  if (value === undefined) throw new Error(`no value for ${name}`);
  return value;
}
