import { sql } from "drizzle-orm";

/** Lifts the limits of statements for the rest of a transaction, which may read or change large tables. */
export const WITHOUT_LIMITS = sql`select set_config(name, '0', true)
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`;
