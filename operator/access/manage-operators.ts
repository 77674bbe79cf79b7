import type { Db } from "@storefront/marketplace/database/db";
import { violatedConstraint } from "@storefront/marketplace/database/errors";
import {
  type OPERATOR_ROLES,
  operatorSessions,
  operators,
} from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, isNull } from "drizzle-orm";
import { COMMAND_LINE, recordAudit } from "../audit/record-audit";
import { newTotpSecret } from "./one-time-code";
import { hashPassword, newPassword } from "./password";
import { sealTotp } from "./totp-secrets";

type AccessDeps = Pick<Deps, "db" | "clock" | "config">;
export type Role = (typeof OPERATOR_ROLES)[number];
type Operator = typeof operators.$inferSelect;

/** Login credentials of an operator, shown once: only the password's hash and the encrypted secret are stored. */
export interface Credentials {
  password: string;
  totpSecret: string;
}

/**
 * Adds an operator.
 * @returns null when the name is taken
 */
export async function addOperator(
  deps: AccessDeps,
  name: string,
  role: Role,
): Promise<Credentials | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const { credentials, columns } = await newCredentials(deps, name);
  try {
    await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(operators)
        .values({ name, role, ...columns, createdAt: now })
        .returning({ id: operators.id });
      const subject = `operator ${added?.id}`;
      await recordAudit(
        tx,
        COMMAND_LINE,
        { action: "operator.add", subject, after: { name, role } },
        now,
      );
    });
  } catch (error) {
    if (violatedConstraint(error) === "operators_name") return null;
    throw error;
  }
  return credentials;
}

/**
 * Gives an operator a new password and secret, and ends their sessions.
 * @returns null when there is no operator of that name
 */
export async function resetOperator(deps: AccessDeps, name: string): Promise<Credentials | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const { credentials, columns } = await newCredentials(deps, name);
  return db.transaction(async (tx) => {
    const [reset] = await tx
      .update(operators)
      .set({ ...columns, lastCodeStep: 0 })
      .where(isNamed(name))
      .returning();
    if (!reset) return null;
    await endSessions(tx, reset);
    const subject = `operator ${reset.id}`;
    await recordAudit(
      tx,
      COMMAND_LINE,
      { action: "operator.reset", subject, after: { name } },
      now,
    );
    return credentials;
  });
}

/**
 * Removes an operator and ends their sessions.
 * @returns whether there was an operator of that name
 */
export async function removeOperator(
  { db, clock }: Omit<AccessDeps, "config">,
  name: string,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .update(operators)
      .set({ removedAt: now })
      .where(isNamed(name))
      .returning();
    if (!removed) return false;
    await endSessions(tx, removed);
    const subject = `operator ${removed.id}`;
    const before = { name, role: removed.role };
    await recordAudit(tx, COMMAND_LINE, { action: "operator.remove", subject, before }, now);
    return true;
  });
}

export const listOperators = (db: Db): Promise<Pick<Operator, "name" | "role" | "createdAt">[]> =>
  db
    .select({ name: operators.name, role: operators.role, createdAt: operators.createdAt })
    .from(operators)
    .where(isNull(operators.removedAt))
    .orderBy(operators.name);

/** Whether there is any operator; without one the console is closed. */
export async function hasOperators(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: operators.id })
    .from(operators)
    .where(isNull(operators.removedAt))
    .limit(1);
  return one !== undefined;
}

const isNamed = (name: string) => and(eq(operators.name, name), isNull(operators.removedAt));

const endSessions = (tx: Db, { id }: Pick<Operator, "id">) =>
  tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));

async function newCredentials(deps: AccessDeps, name: string) {
  const credentials: Credentials = { password: newPassword(), totpSecret: newTotpSecret() };
  const totpSecret = sealTotp(deps, name, credentials.totpSecret);
  const passwordHash = await hashPassword(credentials.password);
  return { credentials, columns: { passwordHash, totpSecret } };
}
