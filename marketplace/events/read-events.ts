import type { CallAnswer } from "@storefront/contract/calls";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { accountEvents, accountLogs } from "../database/schema";
import type { Deps } from "../deps";
import { accountTopic } from "../providers/storefront/account-topic";

/** Events of one answer. */
const PAGE = 100;

/**
 * Reads a user's events after one (product §7), by their place in the user's log. List and ends of the log come from one
 * statement: an event that it does not see has a later place than all that it sees, because the log is written by one
 * transaction at a time.
 * @param after undefined: from now on
 */
export async function readEvents(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: number,
  after: number | undefined,
): Promise<CallAnswer<"accountEvents">> {
  const { kind, reference, state } = accountEvents;
  const place = sql`coalesce(${accountEvents.number}, ${accountEvents.id})`;
  const isOfUser = eq(accountEvents.userId, userId);
  const bounds = db
    .select({
      first: sql<string | null>`(select min(${place}) from ${accountEvents} where ${isOfUser})`.as(
        "first",
      ),
      last: sql<string>`coalesce(max(${accountLogs.lastNumber}), 0)`.as("last"),
    })
    .from(accountLogs)
    .where(eq(accountLogs.userId, userId))
    .as("bounds");
  const id = sql<number>`${place}`.mapWith(accountEvents.id).as("place");
  const found = db
    .select({ id, kind, reference, state })
    .from(accountEvents)
    .where(and(isOfUser, gt(place, after ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(asc(id))
    .limit(PAGE + 1)
    .as("found");
  const rows = await db.select().from(bounds).leftJoin(found, sql`true`).orderBy(asc(found.id));
  const list = rows.flatMap(({ found: event }) => (event?.id ? [event] : []));
  const last = Number(rows[0]?.bounds.last ?? 0);
  const first = Number(rows[0]?.bounds.first ?? last + 1);
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
