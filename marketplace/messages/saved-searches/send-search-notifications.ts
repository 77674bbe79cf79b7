import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { accountChanges, savedSearches, searchNotices } from "../../database/schema";
import type { Deps } from "../../deps";
import { findNewListings } from "../../discovery/discovery";
import { type Attempt, sweepAll } from "../../sweeps/sweeps";
import { postNotification } from "../post-notification";
import { nextSearchAt } from "./save-search";

/** Listings younger than this wait for the next time: those that were listed before may be committed after them. */
const SETTLED_MS = 10_000;
/** Listings that a notification counts. */
const MOST = 99;

/**
 * Tells users of new listings that match their saved searches, each in a transaction of its own: the message in the
 * platform's conversation about the newest one, the event for open browsers, and how far was looked.
 * @returns the number of searches
 */
export const sendSearchNotifications = (
  deps: Pick<Deps, "db" | "clock" | "log">,
): Promise<number> => sweepAll(deps, "saved_searches", sendNext);

async function sendNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const [search] = await tx
    .select()
    .from(savedSearches)
    .where(
      and(
        // Not a parameter: a generic plan would not know that the index of due ones has it.
        sql`${savedSearches.isNotified}`,
        lte(savedSearches.nextAt, now),
        isReady(savedSearches.id),
      ),
    )
    .orderBy(asc(savedSearches.nextAt))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!search) return false;
  const { id, userId, title, query, seenUpTo } = search;
  begin(String(id));
  const upTo = new Date(Math.max(seenUpTo.getTime(), now.getTime() - SETTLED_MS));
  const found = await findNewListings(tx, query, { after: seenUpTo, upTo });
  await tx
    .update(savedSearches)
    .set({ seenUpTo: upTo, nextAt: nextSearchAt(now), ...(found && { notifiedAt: now }) })
    .where(eq(savedSearches.id, id));
  if (found === null) return true;
  const count = found.count > MOST ? `${MOST}+` : String(found.count);
  const text = `${count} 件新商品符合「${title}」，这是最新上架的一件。`;
  const messageId = await postNotification(tx, { userId, goodsId: found.newest }, text, now);
  await tx.insert(searchNotices).values({ messageId, searchId: id });
  await tx
    .insert(accountChanges)
    .values({ userId, kind: "alert", reference: String(id), state: "search" });
  return true;
}
