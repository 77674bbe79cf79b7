import { configErrorFrom } from "@storefront/platform/environment/config-error";
import { withTimeout } from "@storefront/platform/with-timeout";
import { drizzle } from "drizzle-orm/postgres-js";
import pLimit from "p-limit";
import postgres, { type TransactionSql } from "postgres";
import type { OpenDatabase } from "./db";
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
} as const;

/** Seconds between reconnection attempts. The driver's default backs off to 20 s, and calls wait for it. */
const RECONNECT_S = 0.3;

/**
 * Slightly more than `connect_timeout`, because the driver retries forever when a port accepts and closes connections.
 */
const FIRST_ANSWER_MS = 12_000;

/**
 * Transactions have their own pool and never outnumber its connections: without an idle connection postgres.js
 * pipelines a statement behind others, and a pipelined `begin` can lose its connection to them.
 * @throws ConfigError when the database does not answer
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
  // Drizzle sets how a client writes JSON. Another client would write its text, again as JSON.
  drizzle(transactions);
  const limitTransactions = pLimit(TRANSACTION_CONNECTIONS);
  const begin = (work: (client: TransactionSql) => Promise<unknown>) =>
    limitTransactions(() => transactions.begin(work));
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
      running: limitTransactions.activeCount,
      waiting: limitTransactions.pendingCount,
      width: limitTransactions.concurrency,
    }),
    close: () => close(5),
  };
}
