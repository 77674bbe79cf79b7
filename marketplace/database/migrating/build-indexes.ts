import type { Db } from "../db";
import { parseConcurrent } from "./concurrent-statement";
import { MIGRATION_LOCK, type Migration, takeTurns } from "./migration";
import { openSession, type Session } from "./session";

/**
 * Applies a migration of concurrent indexes, outside of transactions. Interrupted, it is applied again: complete indexes
 * stay, and one that PostgreSQL has left invalid is dropped and built anew.
 * @returns false when another process has applied it meanwhile
 */
export async function buildIndexes(db: Db, { hash, sql: text }: Migration): Promise<boolean> {
  const session = await openSession(db);
  try {
    await takeTurns(async () => {
      const [lock] = await session.run(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`);
      return lock?.["taken"] === true ? { done: undefined } : undefined;
    });
    try {
      const [before] = await session.run(`select 1 from migrations where hash = '${hash}'`);
      if (before) return false;
      for (const statement of text) await apply(session, statement);
      await session.run(`insert into migrations values ('${hash}')`);
      return true;
    } finally {
      await session.run(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  } finally {
    await session.close();
  }
}

async function apply(session: Session, statement: string): Promise<void> {
  const parsed = parseConcurrent(statement);
  if (!parsed) return;
  const { creates, index, text } = parsed;
  const [invalid] = creates
    ? await session.run(`select 1 from pg_index join pg_class on oid = indexrelid
        where relname = '${index}' and not indisvalid`)
    : [];
  if (invalid) await session.run(`drop index concurrently "${index}"`);
  await session.run(text);
}
