import { configErrorFrom } from "@storefront/platform/environment/config-error";
import { withTimeout } from "@storefront/platform/with-timeout";
import { sql } from "drizzle-orm";
import { ALWAYS_AVAILABLE, databaseAvailability } from "./availability/availability";
import { limitedQueue } from "./availability/limited-queue";
import { postgresSockets } from "./availability/postgres-sockets";
import type { OpenDatabase } from "./db";
import { listenPostgres } from "./listen-postgres";
import { endPool, openPool, ping, pooledDatabase } from "./postgres-pool";

const STATEMENT_CONNECTIONS = 6;
const TRANSACTION_CONNECTIONS = 10;
export const SEARCH_CONNECTIONS = 4;

/** A search normally takes milliseconds; a slower one is canceled so that it does not block others. */
export const SEARCH_TIMEOUT_MS = 1000;

/**
 * The best plan depends on how many listings have a value, so each search gets a custom plan. `random_page_cost`
 * assumes that the listing index is in memory or on an SSD.
 */
export const SEARCH_SETTINGS = {
  statement_timeout: SEARCH_TIMEOUT_MS,
  plan_cache_mode: "force_custom_plan",
  random_page_cost: 1.1,
  // The listings with a frequent word, separately for each word.
  work_mem: "16MB",
  // A walk along a sort order finds conditions that many listings match; an index finds the others.
  enable_seqscan: "off",
  // It would take longer than the searches.
  jit: "off",
} as const;

/** Between attempts to listen again. */
const RECONNECT_MS = 300;

/** At a start. */
const FIRST_ANSWER_MS = 12_000;

/** How long the shutdown waits for running statements. */
const END_MS = 5_000;

/**
 * What a statement of a call may take, in ms: a lock that another transaction holds, or a slow plan, ends in an error
 * instead of a call that hangs. A process that stops inside a transaction does not keep its locks for ever.
 */
export const CALL_LIMITS = {
  lock_timeout: 2_000,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** Fails unless four megabytes are free: with less, a full disk would be found full again at once. */
const NEEDS_SPACE = `create temporary table disk_space on commit drop as
  select repeat(md5(n::text), 60) from generate_series(1, 2000) n`;

/** How long a transaction may wait for a connection. */
const TRANSACTION_WAIT = { stalledMs: 2_000, busyMs: 4_000 } as const;

interface Options {
  /** Limits of statements, for a program that answers calls; none for commands, which may read whole tables. */
  limits?: typeof CALL_LIMITS | undefined;
  firstAnswerMs?: number;
  onAvailable?: (isAvailable: boolean) => void;
}

/**
 * Opens pools for statements, transactions, searches and probes, so that none waits for connections of another.
 * @throws ConfigError when the database does not answer
 */
export async function openPostgres(
  url: string,
  { limits, firstAnswerMs = FIRST_ANSWER_MS, onAvailable = () => {} }: Options = {},
): Promise<OpenDatabase> {
  const sockets = postgresSockets();
  const probeSockets = postgresSockets();
  const open = (max: number, settings: object = {}, { isPrepared = true, of = sockets } = {}) =>
    openPool(url, { max, settings: { ...limits, ...settings }, sockets: of, isPrepared });
  const statements = open(STATEMENT_CONNECTIONS);
  const transactions = open(TRANSACTION_CONNECTIONS);
  // Not prepared: words make thousands of different statements, and PostgreSQL would store them for each connection.
  const searches = open(SEARCH_CONNECTIONS, SEARCH_SETTINGS, { isPrepared: false });
  const probes = open(1, {}, { of: probeSockets });
  const queue = limitedQueue(TRANSACTION_CONNECTIONS, limits && TRANSACTION_WAIT);
  const db = pooledDatabase({ statements, transactions, turn: queue.run });
  const probeDb = pooledDatabase({ statements: probes, transactions: probes });
  const cut = () => {
    for (const each of [sockets, probeSockets]) each.cut();
  };
  const availability = limits
    ? databaseAvailability({
        probe: () => ping(probeDb),
        cut,
        probeSpace: () => probeDb.transaction((tx) => tx.execute(sql.raw(NEEDS_SPACE))),
        onChange(isAvailable) {
          // A frozen server would answer hundreds of connections before the next probe.
          sockets.admit(isAvailable);
          onAvailable(isAvailable);
        },
      })
    : ALWAYS_AVAILABLE;
  const databaseEvents = listenPostgres(url, {
    reconnectMs: RECONNECT_MS,
    openSocket: sockets.open,
  });
  const close = async (waitMs: number) => {
    availability.close();
    // A database that does not answer ends no connection.
    const timer = setTimeout(() => {
      sockets.admit(false);
      cut();
    }, waitMs);
    const pools = [statements, transactions, searches, probes];
    await Promise.all([databaseEvents.close(), ...pools.map(endPool)]);
    clearTimeout(timer);
  };
  try {
    await withTimeout(ping(db), firstAnswerMs);
  } catch (error) {
    await close(0);
    throw configErrorFrom("DATABASE_URL", error);
  }
  return {
    db,
    searchDb: pooledDatabase({ statements: searches, transactions: searches }),
    availability,
    databaseEvents,
    load: queue.load,
    close: () => close(END_MS),
  };
}
