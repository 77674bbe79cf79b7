import {
  openSecret,
  plainHash,
  sealSecret,
  UnopenedSecret,
} from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import { operatorSessions, operators } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { guard } from "@storefront/marketplace/limits/limits";
import { and, eq, isNull, lt, ne } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit";
import { newTotpSecret, stepOfCode } from "./one-time-code";
import { hashPassword, isPassword } from "./password";
import type { SignedIn } from "./sessions";
import { openTotp, sealTotp } from "./totp-secrets";

type Operator = typeof operators.$inferSelect;

/** Re-authentication of an operator who is logged in. */
export interface Proof {
  password: string;
  code: string;
  /** The current session, which stays. The operator's other sessions end. */
  session: string;
  /** The real time, which authenticator apps use. */
  codeTime: Date;
}

/** How long a new secret may wait for its first code. */
const RENEWAL_MS = 10 * 60 * 1000;

/**
 * Changes an operator's own password.
 * @returns false when password and code do not match
 * @throws ApiError `tooFrequent` or `limiterDown`
 */
export async function changePassword(
  deps: Deps,
  who: SignedIn,
  proof: Proof,
  password: string,
): Promise<boolean> {
  const proven = await prove(deps, who, proof);
  if (!proven) return false;
  const columns = { passwordHash: await hashPassword(password), lastCodeStep: proven.step };
  return replace(deps, who, {
    proven,
    columns,
    session: proof.session,
    action: "operator.password",
  });
}

/**
 * Starts to replace an operator's own secret. The old one stays valid until the new one is confirmed.
 * @returns the new secret, to be shown once, and the same sealed, for the form that confirms it; null when password and
 *   code do not match
 * @throws ApiError `tooFrequent` or `limiterDown`
 */
export async function beginTotpRenewal(
  deps: Deps,
  who: SignedIn,
  proof: Proof,
): Promise<{ secret: string; sealed: string } | null> {
  const proven = await prove(deps, who, proof);
  if (!proven || !(await useCode(deps.db, proven))) return null;
  const secret = newTotpSecret();
  const until = proof.codeTime.getTime() + RENEWAL_MS;
  const sealed = sealSecret(deps.config.operatorKey, `${until} ${secret}`, renewalOf(who, proof));
  return { secret, sealed };
}

/**
 * Replaces an operator's own secret when a code of the new one is entered.
 * @param sealed as returned by `beginTotpRenewal` in the same session
 * @returns "expired" when it has to be started again; "wrong" for a wrong code
 */
export async function finishTotpRenewal(
  deps: Deps,
  who: SignedIn,
  { sealed, code, session, codeTime }: Omit<Proof, "password"> & { sealed: string },
): Promise<"done" | "expired" | "wrong"> {
  await guard(deps, rules(who));
  const secret = openRenewal(deps, sealed, renewalOf(who, { session }), codeTime);
  if (secret === null) return "expired";
  const step = stepOfCode(secret, code, codeTime);
  if (step === null) return "wrong";
  const [operator] = await deps.db.select().from(operators).where(isActive(who));
  if (!operator) return "expired";
  const columns = { totpSecret: sealTotp(deps, operator.name, secret), lastCodeStep: step };
  const proven = { operator, step: Number.MAX_SAFE_INTEGER };
  const isDone = await replace(deps, who, { proven, columns, session, action: "operator.totp" });
  return isDone ? "done" : "expired";
}

interface Proven {
  operator: Operator;
  step: number;
}

async function prove(
  deps: Deps,
  who: SignedIn,
  { password, code, codeTime }: Proof,
): Promise<Proven | null> {
  await guard(deps, rules(who));
  const [operator] = await deps.db.select().from(operators).where(isActive(who));
  const isRight = await isPassword(password, operator?.passwordHash);
  const step = operator ? stepOfCode(openTotp(deps, operator), code, codeTime) : null;
  return operator && isRight && step !== null ? { operator, step } : null;
}

const isActive = ({ id }: SignedIn) => and(eq(operators.id, id), isNull(operators.removedAt));

/** Guards against races: neither credential has changed since it was read, and the code was not used before. */
const isUnused = ({ operator, step }: Proven) =>
  and(
    eq(operators.id, operator.id),
    eq(operators.passwordHash, operator.passwordHash),
    eq(operators.totpSecret, operator.totpSecret),
    lt(operators.lastCodeStep, Math.min(step, MAX_STEP)),
    isNull(operators.removedAt),
  );

/** Largest value of the column. */
const MAX_STEP = 2_147_483_647;

async function useCode(db: Db, proven: Proven): Promise<boolean> {
  const used = await db
    .update(operators)
    .set({ lastCodeStep: proven.step })
    .where(isUnused(proven))
    .returning({ id: operators.id });
  return used.length > 0;
}

interface Replacement {
  proven: Proven;
  columns: Partial<Operator>;
  session: string;
  action: "operator.password" | "operator.totp";
}

async function replace(
  { db, clock }: Deps,
  who: SignedIn,
  { proven, columns, session, action }: Replacement,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const replaced = await tx
      .update(operators)
      .set(columns)
      .where(isUnused(proven))
      .returning({ id: operators.id });
    if (replaced.length === 0) return false;
    await tx
      .delete(operatorSessions)
      .where(
        and(
          eq(operatorSessions.operatorId, who.id),
          ne(operatorSessions.tokenHash, plainHash(session)),
        ),
      );
    await recordAudit(tx, who, { action, subject: `operator ${who.id}` }, now);
    return true;
  });
}

/** Limits the attempts of an operator, over all their sessions. */
const rules = ({ id }: SignedIn) => [{ key: `operator:own:${id}`, limit: 10, windowS: 600 }];

const renewalOf = ({ id }: SignedIn, { session }: Pick<Proof, "session">) =>
  `totp renewal ${id} ${plainHash(session)}`;

function openRenewal(deps: Deps, sealed: string, purpose: string, now: Date): string | null {
  try {
    const [until, secret] = openSecret(deps.config.operatorKey, sealed, purpose).split(" ");
    return secret && Number(until) > now.getTime() ? secret : null;
  } catch (error) {
    if (error instanceof UnopenedSecret) return null;
    throw error;
  }
}
