import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { ApiError } from "@storefront/contract/api-error";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { consents } from "../database/schema";
import type { Deps } from "../deps";

interface Consent {
  userId: number;
  /** Host whose documents were shown. */
  site: string;
}

/**
 * Records the agreement that a login expresses (登录即表示同意), in the login's transaction. A user who has agreed to an older
 * version must agree again: `agree`.
 * @returns whether the last accepted version is an older one
 */
export async function recordFirstConsent(
  db: Db,
  { userId, site }: Consent,
  now: Date,
): Promise<boolean> {
  const last = await lastConsent(db, userId);
  if (last === null) await insertConsent(db, { userId, site }, now);
  return last !== null && last.version !== AGREEMENT_VERSION;
}

/**
 * Records the agreement to the current version, once.
 * @throws ApiError `agreementChanged` when the shown version is not the current one
 */
export async function agree(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consent: Consent,
  version: string,
): Promise<void> {
  if (version !== AGREEMENT_VERSION) throw new ApiError("agreementChanged");
  await insertConsent(db, consent, clock.now());
}

/** @returns the newest version that a user has accepted; null without one */
export async function lastConsent(
  db: Db,
  userId: number,
): Promise<{ version: string; agreedAt: Date } | null> {
  const [row] = await db
    .select({ version: consents.version, agreedAt: consents.agreedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.version))
    .limit(1);
  return row ?? null;
}

async function insertConsent(db: Db, { userId, site }: Consent, now: Date): Promise<void> {
  await db
    .insert(consents)
    .values({ userId, site, version: AGREEMENT_VERSION, agreedAt: now })
    .onConflictDoNothing();
}
