import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { lockedPersonIdOf } from "../../accounts/accounts";
import type { Db } from "../../database/db";
import { envelopes, userEnvelopes } from "../../database/schema";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Gives a coupon to a user, once per person and while stocks last. Must run in a transaction.
 * @returns the coupon and its expiry text; "had" or "gone", without a change, when it cannot be given
 */
export async function takeCoupon(
  tx: Db,
  {
    userId,
    envelope,
    now,
  }: {
    userId: number;
    envelope: Pick<typeof envelopes.$inferSelect, "id" | "validDays">;
    now: Date;
  },
): Promise<{ id: number; expireText: string } | "had" | "gone"> {
  const expiresAt = new Date(now.getTime() + envelope.validDays * DAY_MS);
  const [received] = await tx
    .insert(userEnvelopes)
    .values({
      userId,
      personId: lockedPersonIdOf(userId),
      envelopeId: envelope.id,
      status: "unused",
      expiresAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: userEnvelopes.id });
  if (received === undefined) return "had";
  const counted = await tx
    .update(envelopes)
    .set({ claimed: sql`${envelopes.claimed} + 1` })
    .where(and(eq(envelopes.id, envelope.id), lt(envelopes.claimed, envelopes.total), isOpen(now)))
    .returning({ id: envelopes.id });
  if (counted.length > 0)
    return { id: received.id, expireText: `有效期至 ${inChina.format(expiresAt)}` };
  await tx.delete(userEnvelopes).where(eq(userEnvelopes.id, received.id));
  return "gone";
}

/** Matches coupons that can still be claimed. */
export const isOpen = (now: Date) => or(isNull(envelopes.endsAt), gt(envelopes.endsAt, now));

const inChina = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Shanghai",
  dateStyle: "short",
  timeStyle: "short",
});
