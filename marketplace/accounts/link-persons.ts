import { PERSON_KEPT_DAYS } from "@storefront/contract/account/deletion-terms";
import { and, eq, inArray, isNotNull, lte, min, notExists, or, sql } from "drizzle-orm";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { orders, SOLD_STATUSES, userEnvelopes, users } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import { readAccounts } from "./persons";
import { hashPerson, readPhone } from "./phone-numbers";

type Config = Pick<Deps["config"], "operatorKey">;

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Returns what a closed account keeps, so that the person's next account is found, in the transaction that closes it. Live accounts need
 * no keys: their number and WeChat identity are unique.
 */
export async function rememberPerson(
  tx: Db,
  config: Config,
  user: typeof users.$inferSelect,
): Promise<Pick<typeof users.$inferSelect, "personId" | "phoneKey" | "wechatKey">> {
  const phone = readPhone(config, user);
  const { wechatUnionId } = user;
  const personId = user.personId ?? (await nextPersonId(tx));
  if (user.personId === null) await claimForPerson(tx, [user.id], personId);
  return {
    personId,
    phoneKey: phone === "" ? null : hashPerson(config, "phone", phone),
    wechatKey: wechatUnionId === null ? null : hashPerson(config, "wechat", wechatUnionId),
  };
}

async function nextPersonId(tx: Db): Promise<number> {
  const next = sql<number>`nextval('person_ids')::int`;
  return singleRow(await tx.select({ next }).from(sql`(values (1)) as one`)).next;
}

/** Finds the person who has closed an account with this number, for a new one. Their accounts cannot be linked to others meanwhile. */
export async function findPerson(db: Db, config: Config, phone: string): Promise<number | null> {
  const [closed] = await db
    .select({ personId: users.personId })
    .from(users)
    .where(eq(users.phoneKey, hashPerson(config, "phone", phone)))
    .limit(1)
    .for("key share");
  return closed?.personId ?? null;
}

/**
 * Links an account to those that had its WeChat identity before, in the transaction that binds it: from now on they count as one
 * person's. What each of them used before stays used.
 */
export async function linkWechat(
  tx: Db,
  config: Config,
  { userId, unionId }: { userId: number; unionId: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.wechatKey, hashPerson(config, "wechat", unionId)))
    .limit(1);
  if (!other) return;
  const ids = [...(await readAccounts(tx, userId)), ...(await readAccounts(tx, other.id))];
  // Orders and coupons of these accounts are written before, and seen below, or wait for the lock.
  const accounts = await tx
    .select({ id: users.id, personId: users.personId })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for("update");
  const persons = new Set(accounts.flatMap(({ personId }) => personId ?? []));
  // The account was forgotten meanwhile.
  if (persons.size === 0) return;
  const personId = Math.min(...persons);
  const linked = await tx
    .update(users)
    .set({ personId })
    .where(or(inArray(users.personId, [...persons]), eq(users.id, userId)))
    .returning({ id: users.id });
  await claimForPerson(
    tx,
    linked.map(({ id }) => id),
    personId,
  );
}

/**
 * Makes coupons and first-order discounts of these accounts count once for the person, by unique keys. Accounts that turn out to be one
 * person's may have used one each: the oldest has the key.
 */
async function claimForPerson(
  tx: Db,
  accounts: readonly number[],
  personId: number,
): Promise<void> {
  const ofAccounts = inArray(userEnvelopes.userId, [...accounts]);
  await tx.update(userEnvelopes).set({ personId: null }).where(ofAccounts);
  const oldest = tx
    .select({ id: min(userEnvelopes.id) })
    .from(userEnvelopes)
    .where(ofAccounts)
    .groupBy(userEnvelopes.envelopeId);
  await tx.update(userEnvelopes).set({ personId }).where(inArray(userEnvelopes.id, oldest));

  const discounted = and(inArray(orders.userId, [...accounts]), orders.firstBuy);
  const isActive = isOneOf(orders.status, "pending", "received", ...SOLD_STATUSES);
  await tx.update(orders).set({ firstBuyPersonId: null }).where(discounted);
  const first = tx
    .select({ id: min(orders.id) })
    .from(orders)
    .where(and(discounted, isActive));
  await tx
    .update(orders)
    .set({ firstBuyPersonId: personId })
    .where(and(discounted, or(sql`not ${isActive}`, inArray(orders.id, first))));
}

/**
 * Forgets whose the accounts were that were closed PERSON_KEPT_DAYS ago: the hashes, and what links them to other accounts. Unused
 * coupons go with them.
 * @returns the number of forgotten accounts
 */
export async function forgetPersons({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - PERSON_KEPT_DAYS * DAY_MS);
  let count = 0;
  let forgotten: number;
  do {
    forgotten = await forgetBatch(db, before);
    count += forgotten;
  } while (forgotten === BATCH);
  return count;
}

function forgetBatch(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(isNotNull(users.personId), lte(users.deletedAt, before)))
      .orderBy(users.deletedAt)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(users)
      .set({ personId: null, phoneKey: null, wechatKey: null })
      .where(inArray(users.id, ids));
    const ofThem = inArray(userEnvelopes.userId, ids);
    const usedBy = tx
      .select({ one: sql`1` })
      .from(orders)
      .where(eq(orders.userEnvelopeId, userEnvelopes.id));
    await tx
      .delete(userEnvelopes)
      .where(and(ofThem, eq(userEnvelopes.status, "unused"), notExists(usedBy)));
    await tx.update(userEnvelopes).set({ personId: null }).where(ofThem);
    await tx
      .update(orders)
      .set({ firstBuyPersonId: null })
      .where(and(inArray(orders.userId, ids), isNotNull(orders.firstBuyPersonId)));
    return ids.length;
  });
}
