import { is, Param, Placeholder, type Query, sql } from "drizzle-orm";
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from "drizzle-orm/pg-core";
import type { Db } from "./open";

/** A place for each value, by its name. */
export type Placeholders<V> = { readonly [K in keyof V]: Placeholder };

/** What every statement of drizzle's can do. */
interface Statement<R> {
  prepare(name: string): { execute(): Promise<R> };
}

/**
 * Drizzle composes the text of a statement anew each time it runs, which takes longer than running it. A statement
 * of a busy path is composed once instead, with a place for each value, and then run on any database or transaction.
 * @param compose called once, when the statement first runs; what changes from run to run stands in its places
 */
export function prepareOnce<V extends object, R>(
  compose: (db: Db, places: Placeholders<V>) => Statement<R>,
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

/** A statement without a connection, and how its rows are read. */
class Composed extends PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }> {
  /** Set by a select with joins: which of them may be missing from a row. */
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

class DrawingSession extends PgSession {
  prepareQuery(...how: PrepareArguments) {
    return new Composed(...how) as never;
  }
  async transaction(): Promise<never> {
    throw new Error("statements are composed outside of transactions");
  }
}

const dialect = new PgDialect();
const DETACHED_DB = new PgDatabase(dialect, new DrawingSession(dialect), undefined) as Db;

const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

function fill(params: readonly unknown[], values: object): unknown[] {
  return params.map((param) => {
    if (is(param, Placeholder)) return given(param, values);
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const value = given(param.value, values);
    return value === null ? null : param.encoder.mapToDriverValue(value);
  });
}

function given({ name }: Placeholder, values: object): unknown {
  const value: unknown = Reflect.get(values, name);
  if (value === undefined) throw new Error(`no value for ${name}`);
  return value;
}
