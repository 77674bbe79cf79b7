import { configErrorFrom } from "@storefront/platform/environment/config-error";
import { withTimeout } from "@storefront/platform/with-timeout";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type TransactionSql } from "postgres";
import { ALWAYS_AVAILABLE, databaseAvailability } from "./availability/availability";
import { limitedQueue } from "./availability/limited-queue";
import { postgresSockets } from "./availability/postgres-sockets";
import type { OpenDatabase } from "./db";
import { listenPostgres } from "./listen-postgres";
import { prepareStatements } from "./prepare-statements";

const STATEMENT_CONNECTIONS = 6;
const TRANSACTION_CONNECTIONS = 10;
export const SEARCH_CONNECTIONS = 4;

/** A search normally takes milliseconds; a slower one is cancelled so that it does not block others. */
export const SEARCH_TIMEOUT_MS = 1000;

/**
 * The best plan depends on how many listings have a value, so each search gets a custom plan. `random_page_cost`
 * assumes that the listing index is in memory or on an SSD.
 */
export const SEARCH_SETTINGS = {
  statement_timeout: SEARCH_TIMEOUT_MS,
  plan_cache_mode: "force_custom_plan",
  random_page_cost: 1.1,
  // The listings that have a frequent word, each by itself.
  work_mem: "16MB",
  // What many listings match is found by walking an order, the rest by an index.
  enable_seqscan: "off",
  // It would take longer than the searches.
  jit: "off",
} as const;

/** Seconds between reconnection attempts. The driver's default backs off to 20 s, and calls wait for it. */
const RECONNECT_S = 0.3;

/** At a start; the driver retries for ever when a port accepts and closes connections. */
const FIRST_ANSWER_MS = 12_000;

/** Seconds until a connection that is not established is given up. */
const CONNECT_S = 2;

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
 * Transactions have their own pool and never outnumber its connections: without an idle connection postgres.js
 * pipelines a statement behind others, and a pipelined `begin` can lose its connection to them.
 * @throws ConfigError when the database does not answer
 */
export async function openPostgres(
  url: string,
  { limits, firstAnswerMs = FIRST_ANSWER_MS, onAvailable = () => {} }: Options = {},
): Promise<OpenDatabase> {
  const sockets = postgresSockets();
  const probeSockets = postgresSockets();
  const open = (max: number, connection: object = {}, { open: socket } = sockets) =>
    postgres(url, {
      max,
      connection: { ...limits, ...connection },
      onnotice: () => {},
      connect_timeout: CONNECT_S,
      backoff: () => RECONNECT_S,
      // Missing in the types of this option: the driver's documentation, "Custom socket".
      ...({ socket } as object),
    });
  const statements = prepareStatements(open(STATEMENT_CONNECTIONS));
  const transactions = prepareStatements(open(TRANSACTION_CONNECTIONS));
  // Not prepared: words make thousands of different statements, which PostgreSQL would keep for each connection.
  const searches = open(SEARCH_CONNECTIONS, SEARCH_SETTINGS);
  const probes = prepareStatements(open(1, {}, probeSockets));
  // Drizzle sets how a client writes JSON. Another client would write its text, again as JSON.
  drizzle(transactions);
  const queue = limitedQueue(TRANSACTION_CONNECTIONS, limits && TRANSACTION_WAIT);
  const begin = (work: (client: TransactionSql) => Promise<unknown>) =>
    queue.run(() => transactions.begin(work));
  const availability = limits
    ? databaseAvailability({
        probe: () => probes`select 1`,
        cut() {
          for (const each of [sockets, probeSockets]) each.cut();
        },
        probeSpace: () => probes.begin((tx) => tx.unsafe(NEEDS_SPACE)),
        onChange(isAvailable) {
          // A frozen server would answer hundreds of connections before the next probe.
          sockets.admit(isAvailable);
          onAvailable(isAvailable);
        },
      })
    : ALWAYS_AVAILABLE;
  const notices = listenPostgres(url, {
    reconnectS: RECONNECT_S,
    connectS: CONNECT_S,
    openSocket: sockets.open,
  });
  const close = async (timeout: number) => {
    await notices.close();
    availability.close();
    await Promise.all(
      [statements, transactions, searches, probes].map((client) => client.end({ timeout })),
    );
  };
  try {
    await withTimeout(statements`select 1`, firstAnswerMs);
  } catch (error) {
    await close(0);
    throw configErrorFrom("DATABASE_URL", error);
  }
  return {
    db: drizzle(Object.assign(statements, { begin })),
    searchDb: drizzle(searches),
    availability,
    notices,
    load: queue.load,
    close: () => close(5),
  };
}
