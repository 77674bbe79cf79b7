import type { CallAnswer } from "@storefront/contract/calls";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { accountEvents } from "../../database/schema";
import type { Deps } from "../../deps";
import { accountTopic } from "../../providers/storefront/account-topic";

/** Events of one answer. */
const PAGE = 100;

/**
 * Reads a user's events after an id (product §7). List and ends of the log come from one statement: an event that it does
 * not see has a greater id than all that it sees, because the log is written by one transaction at a time.
 * @param after undefined: from now on
 */
export async function readEvents(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: number,
  after: number | undefined,
): Promise<CallAnswer<"accountEvents">> {
  const bounds = db
    .select({ first: sql<string>`min(id)`.as("first"), last: sql<string>`max(id)`.as("last") })
    .from(accountEvents)
    .as("bounds");
  const { id, kind, reference, state } = accountEvents;
  const found = db
    .select({ id, kind, reference, state })
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, userId), gt(id, after ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(asc(id))
    .limit(PAGE + 1)
    .as("found");
  const rows = await db.select().from(bounds).leftJoin(found, sql`true`).orderBy(asc(found.id));
  const list = rows.flatMap(({ found: event }) => (event?.id ? [event] : []));
  const first = Number(rows[0]?.bounds.first ?? 1);
  const last = Number(rows[0]?.bounds.last ?? 0);
  const more = list.length > PAGE;
  if (more) list.pop();
  return {
    topic: accountTopic(config.internalSecret, userId),
    list,
    last_id: more ? (list.at(-1)?.id ?? last) : last,
    more,
    complete: after === undefined || (after >= first - 1 && after <= last),
  };
}
