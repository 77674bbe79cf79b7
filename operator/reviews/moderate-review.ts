import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { comments } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { type Actor, type AuditAction, recordAudit } from "../audit/record-audit";

type Store = Pick<Deps, "db" | "clock">;
type Change = Partial<typeof comments.$inferInsert>;

/** Replies for the seller, once. @throws ApiError `reviewReplied`; nothing is changed then */
export function replyToReview(
  { db, clock }: Store,
  actor: Actor,
  id: number,
  reply: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const change = { reply, repliedAt: now, repliedBy: actor.name };
    await changeReview(
      tx,
      and(eq(comments.id, id), isNull(comments.reply)),
      change,
      "reviewReplied",
    );
    await record(
      tx,
      actor,
      { action: "review.reply", id, after: { characters: reply.length } },
      now,
    );
  });
}

/**
 * Hides a review from everyone but its buyer, who sees the reason. It no longer counts.
 * @throws ApiError `reviewMoved`; nothing is changed then
 */
export function hideReview(
  { db, clock }: Store,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const change = { hiddenAt: now, hiddenReason: reason, hiddenBy: actor.name };
    await changeReview(
      tx,
      and(eq(comments.id, id), isNull(comments.hiddenAt)),
      change,
      "reviewMoved",
    );
    await record(tx, actor, { action: "review.hide", id, after: { reason } }, now);
  });
}

/** Shows a hidden review again. @throws ApiError `reviewMoved`; nothing is changed then */
export function showReview({ db, clock }: Store, actor: Actor, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const change = { hiddenAt: null, hiddenReason: null, hiddenBy: null };
    await changeReview(
      tx,
      and(eq(comments.id, id), isNotNull(comments.hiddenAt)),
      change,
      "reviewMoved",
    );
    await record(tx, actor, { action: "review.show", id }, clock.now());
  });
}

async function changeReview(
  tx: Db,
  which: SQL | undefined,
  change: Change,
  refusal: "reviewReplied" | "reviewMoved",
): Promise<void> {
  const changed = await tx
    .update(comments)
    .set(change)
    .where(and(which, isNotNull(comments.orderId)))
    .returning({ id: comments.id });
  if (changed.length === 0) throw new ApiError(refusal);
}

interface Entry {
  action: AuditAction;
  id: number;
  after?: Record<string, unknown>;
}

const record = (tx: Db, actor: Actor, { id, ...entry }: Entry, now: Date) =>
  recordAudit(tx, actor, { ...entry, subject: `review ${id}` }, now);
