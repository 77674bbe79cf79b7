import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { searchPages } from "../../database/schema";
import type { SearchEngine } from "../../providers/search-engines/search-engine";

/** A process that has not ended a push by then is gone: another one sends the pages again. */
const CLAIM_MS = 120_000;
const WAITS = sql`${searchPages.state} IS DISTINCT FROM ${searchPages.pushedState}`;

/** Reads the hosts with pages that an engine has to be told of. */
export async function hostsToPush(db: Db, { name }: SearchEngine): Promise<string[]> {
  const rows = await db
    .selectDistinct({ host: searchPages.host })
    .from(searchPages)
    .where(and(eq(searchPages.engine, name), WAITS));
  return rows.map(({ host }) => host);
}

export interface Pushed {
  /** Pages that the engine accepted. */
  count: number;
  exhausted: boolean;
}

/**
 * Tells an engine of a batch of a host's changed pages. Processes claim pages, so that each change is pushed once.
 * @throws Error when the engine did not accept them; they wait for the next try
 */
export async function pushPages(
  db: Db,
  engine: SearchEngine,
  host: string,
  now: Date,
): Promise<Pushed> {
  const pages = await claimPages(db, engine, host, now);
  if (pages.length === 0) return { count: 0, exhausted: false };
  const claimed = and(
    eq(searchPages.engine, engine.name),
    inArray(
      searchPages.goodsId,
      pages.map(({ goodsId }) => goodsId),
    ),
  );
  const release = { claimedState: null, claimedUntil: null };
  try {
    const { accepted, exhausted } = await engine.push(
      host,
      pages.map(({ address }) => address),
    );
    const pushed = accepted ? { pushedState: sql`${searchPages.claimedState}` } : {};
    await db
      .update(searchPages)
      .set({ ...release, ...pushed })
      .where(claimed);
    return { count: accepted ? pages.length : 0, exhausted };
  } catch (error) {
    await db.update(searchPages).set(release).where(claimed);
    throw error;
  }
}

function claimPages(db: Db, engine: SearchEngine, host: string, now: Date) {
  const isFree = or(sql`${searchPages.claimedUntil} IS NULL`, lt(searchPages.claimedUntil, now));
  return db.transaction(async (tx) => {
    const free = await tx
      .select({ goodsId: searchPages.goodsId, address: searchPages.address })
      .from(searchPages)
      .where(and(eq(searchPages.engine, engine.name), eq(searchPages.host, host), WAITS, isFree))
      .orderBy(asc(searchPages.goodsId))
      .limit(engine.batchFor(host))
      .for("update", { skipLocked: true });
    if (free.length === 0) return [];
    await tx
      .update(searchPages)
      .set({
        claimedState: sql`${searchPages.state}`,
        claimedUntil: new Date(now.getTime() + CLAIM_MS),
      })
      .where(
        and(
          eq(searchPages.engine, engine.name),
          inArray(
            searchPages.goodsId,
            free.map(({ goodsId }) => goodsId),
          ),
        ),
      );
    return free;
  });
}
