import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { Db } from "@/database/open";
import { type Placeholders, prepareOnce } from "@/database/prepared-query";
import { tokens, users } from "@/database/schema";
import type { Deps } from "../../deps";
import { plainHash } from "./keyed-hash";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds a login lasts, however much it is used. */
const SESSION_LIFE_MS = 30 * DAY_MS;

/** The last use is written again when the one on record is older: one write an hour for a token, not one a request. */
const LAST_USE_STEP_MS = HOUR_MS;

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

interface Place {
  device: Device;
  site: string;
  /** The browser's secret, "" for a client without a cookie. */
  browser?: string;
}

/**
 * Logs a user in; what the same browser was logged in with before ends. To be called in a transaction.
 * @returns a new token of 256 random bits; only its hash is kept
 * @throws ApiError userBlocked
 */
export async function issueToken(
  { db, clock }: Store,
  userId: number,
  { device, site, browser = "" }: Place,
): Promise<string> {
  // Locked, so that blocking the user ends this token too.
  const [user] = await db
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  if (user?.blockedAt) throw new ApiError("userBlocked");
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  const browserHash = browser === "" ? null : plainHash(browser);
  if (browserHash !== null) await revokePrevious(db, { browserHash, device, site, now });
  await db.insert(tokens).values({
    tokenHash: plainHash(token),
    userId,
    device,
    site,
    browserHash,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  });
  return token;
}

/** Logins of one browser take turns, or two at once would each miss the other's token. */
async function revokePrevious(
  db: Db,
  {
    browserHash,
    device,
    site,
    now,
  }: { browserHash: string; device: Device; site: string; now: Date },
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${browserHash}, 1))`);
  await db
    .update(tokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(tokens.browserHash, browserHash),
        eq(tokens.site, site),
        eq(tokens.device, device),
        isNull(tokens.revokedAt),
      ),
    );
}

/**
 * A token ends 30 days after the login, or when it was not used for SESSION_IDLE_DAYS (up to an hour earlier).
 * @param header the Authorization header: the token itself
 * @param site the host the request came for; a login works on its own host only
 * @returns null when it is not a live token of that site
 */
export async function findSession(
  { db, clock, config }: Store & Pick<Deps, "config">,
  header: string | undefined,
  site: string,
): Promise<Session | null> {
  if (!header || !TOKEN.test(header)) return null;
  const tokenHash = plainHash(header);
  const now = clock.now();
  const usedAfter = new Date(now.getTime() - config.sessionIdleDays * DAY_MS);
  const [row] = await findLive(db, { tokenHash, site, now, usedAfter });
  if (!row) return null;
  await recordUse(db, tokenHash, row.lastUsedAt, now);
  return { userId: row.userId, device: row.device === 1 ? 1 : 2, site, tokenHash };
}

/** Requests that find the same old last use at once write it once: the others find it written. */
async function recordUse(db: Db, tokenHash: string, lastUsedAt: Date, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LAST_USE_STEP_MS);
  if (lastUsedAt > before) return;
  await db
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokens.tokenHash, tokenHash), lte(tokens.lastUsedAt, before)));
}

interface Lookup {
  tokenHash: string;
  site: string;
  now: Date;
  usedAfter: Date;
}

const findLive = prepareOnce((db, { tokenHash, site, now, usedAfter }: Placeholders<Lookup>) =>
  db
    .select({ userId: tokens.userId, device: tokens.device, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .where(
      and(
        eq(tokens.tokenHash, tokenHash),
        eq(tokens.site, site),
        isNull(tokens.revokedAt),
        gt(tokens.expiresAt, sql.param(now, tokens.expiresAt)),
        gt(tokens.lastUsedAt, sql.param(usedAfter, tokens.lastUsedAt)),
      ),
    ),
);

export async function revokeToken({ db, clock }: Store, tokenHash: string): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(tokens.tokenHash, tokenHash), isNull(tokens.revokedAt)));
}

/** 退出所有设备: ends every login of a user, on every device and site, this one included. */
export async function revokeAllTokens({ db, clock }: Store, userId: number): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(tokens.userId, userId), isNull(tokens.revokedAt)));
}
