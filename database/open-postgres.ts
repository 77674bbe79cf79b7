import { drizzle } from "drizzle-orm/postgres-js";
import pLimit from "p-limit";
import postgres, { type TransactionSql } from "postgres";
import { configErrorFrom } from "@/contract/config-error";
import { withTimeout } from "@/contract/with-timeout";
import type { OpenDatabase } from "./open";
import { prepareStatements } from "./prepare-statements";

const STATEMENT_CONNECTIONS = 6;
const TRANSACTION_CONNECTIONS = 10;
export const SEARCH_CONNECTIONS = 4;

/** A search takes some milliseconds; what takes this long would keep others waiting. */
export const SEARCH_TIMEOUT_MS = 1000;

/**
 * How many listings have a value decides how it is best looked for, so each search is planned by its values. The index of
 * listings is in memory, or on a disk that reads any page as fast as the next.
 */
export const SEARCH_SETTINGS = {
  statement_timeout: SEARCH_TIMEOUT_MS,
  plan_cache_mode: "force_custom_plan",
  random_page_cost: 1.1,
} as const;

/** Seconds before a lost connection is tried again. The driver's own wait grows to 20 s, and calls wait with it. */
const RECONNECT_S = 0.3;

/** A little more than the driver's own limit: where a port opens and shuts at once it would try for ever. */
const FIRST_ANSWER_MS = 12_000;

/**
 * Transactions have connections to themselves, and never more of them than connections: postgres.js sends what finds
 * no idle connection along with other statements, and a `begin` sent so can lose its connection to others.
 * @throws ConfigError when it does not answer
 */
export async function openPostgres(
  url: string,
  firstAnswerMs = FIRST_ANSWER_MS,
): Promise<OpenDatabase> {
  const options = { onnotice: () => {}, connect_timeout: 10, backoff: () => RECONNECT_S };
  const statements = prepareStatements(postgres(url, { ...options, max: STATEMENT_CONNECTIONS }));
  const transactions = prepareStatements(
    postgres(url, { ...options, max: TRANSACTION_CONNECTIONS }),
  );
  const searches = prepareStatements(
    postgres(url, {
      ...options,
      max: SEARCH_CONNECTIONS,
      connection: SEARCH_SETTINGS,
    }),
  );
  const inTurn = pLimit(TRANSACTION_CONNECTIONS);
  const begin = (work: (client: TransactionSql) => Promise<unknown>) =>
    inTurn(() => transactions.begin(work));
  const close = async (timeout: number) => {
    await Promise.all(
      [statements, transactions, searches].map((client) => client.end({ timeout })),
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
    load: () => ({
      running: inTurn.activeCount,
      waiting: inTurn.pendingCount,
      width: inTurn.concurrency,
    }),
    close: () => close(5),
  };
}
