import { ApiError } from "@storefront/contract/api-error";
import { isOfPerson, revokeAllTokens } from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import { users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { inArray } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";

type UserDeps = Pick<Deps, "db" | "clock">;

/**
 * Blocks a user in all accounts of the person, and revokes all tokens. Orders continue: what was paid is delivered or refunded.
 * @throws ApiError `orderClosed` when the user is blocked already; `noSuchCall` when there is no such user
 */
export const blockUser = (
  { db, clock }: UserDeps,
  actor: Actor,
  userId: number,
  reason: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { blockedAt, accounts } = await lockUser(tx, userId);
    if (blockedAt) throw new ApiError("orderClosed", { msg: "这个用户已经停用" });
    await tx
      .update(users)
      .set({ blockedAt: now, blockedReason: reason })
      .where(inArray(users.id, accounts));
    for (const account of accounts) await revokeAllTokens({ db: tx, clock }, account);
    const subject = `user ${userId}`;
    await recordAudit(tx, actor, { action: "user.block", subject, after: { reason } }, now);
  });

/** @throws ApiError `orderClosed` when the user is not blocked; `noSuchCall` when there is no such user */
export const unblockUser = ({ db, clock }: UserDeps, actor: Actor, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { blockedAt, blockedReason: reason, accounts } = await lockUser(tx, userId);
    if (!blockedAt) throw new ApiError("orderClosed", { msg: "这个用户没有停用" });
    await tx
      .update(users)
      .set({ blockedAt: null, blockedReason: null })
      .where(inArray(users.id, accounts));
    const subject = `user ${userId}`;
    const entry = { action: "user.unblock", subject, before: { reason } } as const;
    await recordAudit(tx, actor, entry, clock.now());
  });

async function lockUser(tx: Db, userId: number) {
  const found = await tx
    .select({ id: users.id, blockedAt: users.blockedAt, blockedReason: users.blockedReason })
    .from(users)
    .where(isOfPerson(users.id, userId))
    .orderBy(users.id)
    .for("no key update");
  const user = found.find(({ id }) => id === userId);
  if (!user) throw new ApiError("noSuchCall", { msg: "没有这个用户" });
  return { ...user, accounts: found.map(({ id }) => id) };
}
