import { randomBytes } from "node:crypto";
import { plainHash } from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import { operatorSessions, operators } from "@storefront/marketplace/database/schema";
import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Actor } from "../audit/record-audit";
import type { Role } from "./manage-operators";

const MINUTE_MS = 60_000;
const LIFE_MS = 12 * 60 * MINUTE_MS;
const IDLE_MS = 60 * MINUTE_MS;
const TOKEN = /^[\w-]{43}$/;

/** The operator who is logged in. */
export interface SignedIn extends Actor {
  id: number;
  role: Role;
}

const RANK: Readonly<Record<Role, number>> = { viewer: 0, clerk: 1, owner: 2 };

/** Whether a role includes the rights of another. */
export const isAtLeast = (who: Pick<SignedIn, "role">, role: Role): boolean =>
  RANK[who.role] >= RANK[role];

/** @returns a new token of 256 random bits; only its hash is stored */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * Starts a session, and deletes expired ones.
 * @returns its token
 */
export async function beginSession(tx: Db, operatorId: number, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .delete(operatorSessions)
    .where(
      or(lte(operatorSessions.expiresAt, now), lte(operatorSessions.lastUsedAt, idleSince(now))),
    );
  await tx.insert(operatorSessions).values({
    tokenHash: plainHash(token),
    operatorId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return token;
}

/**
 * Finds a session. It ends 12 hours after the login, after an hour without use, with its operator, or by logging out.
 * @returns null when the token does not belong to a live session
 */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  if (!TOKEN.test(token)) return null;
  const tokenHash = plainHash(token);
  const [row] = await db
    .select({
      id: operators.id,
      name: operators.name,
      role: operators.role,
      lastUsedAt: operatorSessions.lastUsedAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash),
        gt(operatorSessions.expiresAt, now),
        gt(operatorSessions.lastUsedAt, idleSince(now)),
        isNull(operators.removedAt),
      ),
    );
  if (!row) return null;
  const { lastUsedAt, ...who } = row;
  // Throttled to once a minute rather than every page.
  if (now.getTime() - lastUsedAt.getTime() >= MINUTE_MS) {
    await db
      .update(operatorSessions)
      .set({ lastUsedAt: now })
      .where(eq(operatorSessions.tokenHash, tokenHash));
  }
  return who;
}

/** @returns whether there was such a session */
export async function endSession(tx: Db, token: string): Promise<boolean> {
  const ended = await tx
    .delete(operatorSessions)
    .where(eq(operatorSessions.tokenHash, plainHash(token)))
    .returning({ operatorId: operatorSessions.operatorId });
  return ended.length > 0;
}

const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);
