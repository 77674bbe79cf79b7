import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { composeOnce, type Places } from "../../db/compose-once";
import { tokens } from "../../db/schema";
import type { Deps } from "../../deps";
import { plainHash } from "./keyed-hash";

/** Milliseconds a login lasts. */
const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const TOKEN = /^[\w-]{43}$/;

export type Device = 1 | 2;

/** Who is logged in. `device`: 1 a phone, 2 a desktop. `site`: the host the login belongs to, "" for the phone's. */
export interface Session {
  userId: number;
  device: Device;
  site: string;
  tokenHash: string;
}

type Store = Pick<Deps, "db" | "clock">;

/** @returns a new token of 256 random bits; only its hash is kept */
export async function issueToken(
  { db, clock }: Store,
  userId: number,
  { device, site }: { device: Device; site: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  await db.insert(tokens).values({
    tokenHash: plainHash(token),
    userId,
    device,
    site,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  });
  return token;
}

/**
 * @param header the Authorization header: the token itself
 * @param site the host the request came for; a login works on its own host only
 * @returns null for whatever is not a live token of that site
 */
export async function findSession(
  { db, clock }: Store,
  header: string | undefined,
  site: string,
): Promise<Session | null> {
  if (!header || !TOKEN.test(header)) return null;
  const tokenHash = plainHash(header);
  const [row] = await findLive(db, { tokenHash, site, now: clock.now() });
  if (!row) return null;
  return { userId: row.userId, device: row.device === 1 ? 1 : 2, site, tokenHash };
}

const findLive = composeOnce(
  (db, { tokenHash, site, now }: Places<{ tokenHash: string; site: string; now: Date }>) =>
    db
      .select({ userId: tokens.userId, device: tokens.device })
      .from(tokens)
      .where(
        and(
          eq(tokens.tokenHash, tokenHash),
          eq(tokens.site, site),
          isNull(tokens.revokedAt),
          gt(tokens.expiresAt, sql.param(now, tokens.expiresAt)),
        ),
      ),
);

export async function revokeToken({ db, clock }: Store, tokenHash: string): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(tokens.tokenHash, tokenHash), isNull(tokens.revokedAt)));
}
