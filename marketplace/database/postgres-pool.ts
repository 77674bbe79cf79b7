import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { LRUCache } from "lru-cache";
import pg from "pg";
import type { PostgresSockets } from "./availability/postgres-sockets";
import type { Db } from "./db";
import { hasStalePlan } from "./errors";

/** Until a connection that is not established is given up. */
export const CONNECT_MS = 2_000;

/** Connections are replaced now and then, because PostgreSQL never frees the memory of their prepared statements. */
const LIFETIME_S = 45 * 60;

/** Returns DATABASE_URL with `sslmode` meaning what it means to PostgreSQL's own programs: `require` does not verify. */
export const driverUrl = (url: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}uselibpqcompat=true`;

interface PoolOptions {
  /** Number of connections. */
  max: number;
  /** PostgreSQL's settings for the connections. */
  settings?: Readonly<Record<string, string | number>>;
  sockets: Pick<PostgresSockets, "open">;
  /** Statements are prepared once per connection: ours are few and have parameters. */
  isPrepared: boolean;
}

/** Opens a pool of PostgreSQL connections; each is made when it is first needed. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { max, settings = {}, sockets, isPrepared } = options;
  const config = {
    connectionString: driverUrl(url),
    max,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    stream: sockets.open,
    // Statements that a call does not wait for are sent together, as the reads at the start of an order.
    pipeline: true,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LIFETIME_S,
    Client: ImpatientClient,
  };
  const pool = new pg.Pool(config as pg.PoolConfig);
  // A lost connection rejects what runs on it. Without listeners its error would end the process as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (isPrepared) nameStatements(client);
  });
  return pool;
}

/** Gives up connecting. As an option of the pool, the limit would include the wait for a connection of others. */
class ImpatientClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Runs work, one transaction, when it is its turn. */
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

interface Pools {
  /** For statements outside of transactions. */
  statements: pg.Pool;
  transactions: pg.Pool;
  turn?: Turn;
}

/** A database whose transactions run on connections of their own. */
export function pooledDatabase({ statements, transactions, turn = (work) => work() }: Pools): Db {
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const databaseOf = (client: pg.PoolClient): NodePgDatabase => {
    const found = databases.get(client) ?? drizzle(client);
    databases.set(client, found);
    return found;
  };
  const client = {
    connect: () => statements.connect(),
    query: (query: pg.QueryConfig, values: unknown[]) =>
      onConnection(statements, (connection) => connection.query(query, values)),
  };
  const transaction: NodePgDatabase["transaction"] = (work, config) =>
    turn(() =>
      onConnection(transactions, (connection) => databaseOf(connection).transaction(work, config)),
    );
  return Object.assign(drizzle(client as unknown as pg.Pool), { transaction });
}

/** Work on a pool, or waiting for one of its connections. */
const works = new WeakMap<pg.Pool, Set<Promise<unknown>>>();

function onConnection<T>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const running = works.get(pool) ?? new Set();
  works.set(pool, running);
  const result = connectAndRun(pool, work);
  running.add(result);
  const end = () => running.delete(result);
  result.then(end, end);
  return result;
}

/** Ends a pool after the works on it. The pool itself would leave those that wait for a connection without an answer. */
export async function endPool(pool: pg.Pool): Promise<void> {
  for (let running = works.get(pool); running?.size; ) await Promise.allSettled(running);
  await pool.end();
}

async function connectAndRun<T>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  let isStale = false;
  try {
    return await work(connection);
  } catch (error) {
    isStale = hasStalePlan(error);
    throw error;
  } finally {
    connection.release(isStale);
  }
}

/** Begin and end of transactions, which PostgreSQL need not prepare. */
const CONTROL = /^(?:begin|commit|rollback|savepoint|release)\b/;

/** Far more than the marketplace has: the texts of some depend on how many rows they are about. */
const MOST_STATEMENTS = 1_000;

/**
 * Names statements, because PostgreSQL prepares a statement under its name. A name never passes to another text, which
 * a connection would refuse. What was prepared under a forgotten name ends with its connection.
 * @param most texts whose names are known; the one unused longest is forgotten
 */
export function createStatementNames(most = MOST_STATEMENTS): (text: string) => string {
  const names = new LRUCache<string, string>({ max: most });
  let given = 0;
  return (text) => {
    const name = names.get(text) ?? `s${given++}`;
    names.set(text, name);
    return name;
  };
}

const nameOf = createStatementNames();

function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (config: unknown, ...more: unknown[]) => unknown;
  const named = (config: unknown, ...more: unknown[]) =>
    query(isStatement(config) ? { ...config, name: nameOf(config.text) } : config, ...more);
  Object.assign(client, { query: named });
}

const isStatement = (config: unknown): config is pg.QueryConfig => {
  const { text } = config as Partial<pg.QueryConfig>;
  return typeof text === "string" && !CONTROL.test(text);
};

/** Whether the pool's server answers. */
export const ping = (db: Db): Promise<unknown> => db.execute(sql`select 1`);
