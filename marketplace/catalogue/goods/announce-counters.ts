import { startLoop } from "@storefront/platform/start-loop";
import { sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { delayedChanges, goodsChanges, storefronts } from "../../database/schema";
import type { Deps } from "../../deps";

/** Longest delay of a counter's announcement. */
const EVERY_MS = 10_000;

/**
 * Announces changed counters: moves the due ones to the outbox in one statement, so that none is lost or announced by
 * two marketplaces. Triggers limit how often each tag is announced (migration `page-changes`).
 */
export async function announceCounters(db: Db): Promise<void> {
  await db.execute(sql`
    with due as (
      delete from ${delayedChanges} where ${delayedChanges.dueAt} <= clock_timestamp()
      returning ${delayedChanges.tag} as tag
    )
    insert into ${goodsChanges} (storefront, goods_id, seller_id, tag)
    select distinct ${storefronts.url}, 0, 0, due.tag from due cross join ${storefronts}`);
}

/** Announces counters until it is stopped. @returns a function that stops it */
export function startCounters({ db, log }: Pick<Deps, "db" | "log">): () => Promise<void> {
  const loop = startLoop(async () => {
    await announceCounters(db).catch((err: unknown) => log.warn({ err }, "counter events delayed"));
    return EVERY_MS;
  }, EVERY_MS);
  return loop.stop;
}
