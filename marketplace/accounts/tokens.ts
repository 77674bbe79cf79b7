import { randomBytes } from "node:crypto";
import { ApiError } from "@storefront/contract/api-error";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { tokens, users } from "../database/schema";
import type { Deps } from "../deps";
import { plainHash } from "./keyed-hash";
import { isPersonBlocked } from "./persons";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Maximum lifetime of a session, even when it is in use. */
const SESSION_LIFE_MS = 30 * DAY_MS;

/** The last use is updated only when the recorded one is older, which limits writes to one per token and hour. */
const LAST_USE_STEP_MS = HOUR_MS;

const TOKEN = /^[\w-]{43}$/;

export type Device = 1 | 2;

/** A logged-in user. `device`: 1 phone, 2 desktop. `site`: the host the login is valid on, "" for the mobile site. */
export interface Session {
  userId: number;
  device: Device;
  site: string;
  tokenHash: string;
}

type Store = Pick<Deps, "db" | "clock">;

interface Client {
  device: Device;
  site: string;
  /** The browser's secret, "" for a client without cookies. */
  browser?: string;
}

/**
 * Logs a user in and ends the browser's previous login. Must be called in a transaction.
 * @returns a new token of 256 random bits; only its hash is stored
 * @throws ApiError `userBlocked` (any account of the person), `loginExpired` when the account has been closed meanwhile
 */
export async function issueToken(
  { db, clock }: Store,
  userId: number,
  { device, site, browser = "" }: Client,
): Promise<string> {
  // Locked, so that a concurrent block of the user also ends this token.
  const [user] = await db
    .select({ isBlocked: isPersonBlocked(users.id) })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("share");
  if (!user) throw new ApiError("loginExpired");
  if (user.isBlocked) throw new ApiError("userBlocked");
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

/** An advisory lock serializes logins of one browser; without it, they would miss each other's token. */
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

/** The place where a token is used: host and browser. */
interface Place {
  /** The requested host; a login is valid on its own host only. */
  site: string;
  /** The browser's secret, "" for none; a login of a browser is valid in that browser only. */
  browser: string;
}

/**
 * Finds a token's session. It expires 30 days after login, or up to an hour before SESSION_IDLE_DAYS without use.
 * @param header the Authorization header: the token itself
 * @returns null when the token is not live on that site and in that browser
 */
export async function findSession(
  deps: Store & Pick<Deps, "config">,
  header: string | undefined,
  place: Place,
): Promise<Session | null> {
  return (await findSessionWith(deps, header, place, findLive))?.session ?? null;
}

/** Returns when a live token must have been used last. */
export const usedAfter = (
  { sessionIdleDays }: Pick<Deps["config"], "sessionIdleDays">,
  now: Date,
) => new Date(now.getTime() - sessionIdleDays * DAY_MS);

/** Finds a token's session like findSession, and returns the result of `find` from the same statement. */
export async function findSessionWith<R extends LiveToken>(
  { db, clock, config }: Store & Pick<Deps, "config">,
  header: string | undefined,
  { site, browser }: Place,
  find: FindLive<R>,
): Promise<{ session: Session; found: R } | null> {
  if (!header || !TOKEN.test(header)) return null;
  const tokenHash = plainHash(header);
  const now = clock.now();
  const [found] = await find(db, { tokenHash, site, now, usedAfter: usedAfter(config, now) });
  const isItsBrowser = (hash: string | null) => hash === null || hash === plainHash(browser);
  if (!found || !isItsBrowser(found.browserHash)) return null;
  await recordUse(db, tokenHash, found.lastUsedAt, now);
  const device = found.device === 1 ? 1 : 2;
  return { session: { userId: found.userId, device, site, tokenHash }, found };
}

/** The condition lets only one of several concurrent requests write. */
async function recordUse(db: Db, tokenHash: string, lastUsedAt: Date, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LAST_USE_STEP_MS);
  if (lastUsedAt > before) return;
  await db
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokens.tokenHash, tokenHash), lte(tokens.lastUsedAt, before)));
}

/** Conditions that select a live token, as values or as placeholders of a statement. */
export interface TokenLookup {
  tokenHash: string;
  site: string;
  now: Date;
  usedAfter: Date;
}

/** Columns that every statement selects with a token. */
export const LIVE_TOKEN = {
  userId: tokens.userId,
  device: tokens.device,
  browserHash: tokens.browserHash,
  lastUsedAt: tokens.lastUsedAt,
};

export type LiveToken = Pick<typeof tokens.$inferSelect, keyof typeof LIVE_TOKEN>;

/** Finds a live token, and reads a call's data for its user in the same statement. */
export type FindLive<R extends LiveToken> = (db: Db, lookup: TokenLookup) => Promise<R[]>;

/** Matches a token that is neither revoked nor expired, on its site. */
export const isLiveToken = ({ tokenHash, site, now, usedAfter }: Placeholders<TokenLookup>) =>
  and(
    eq(tokens.tokenHash, tokenHash),
    eq(tokens.site, site),
    isNull(tokens.revokedAt),
    gt(tokens.expiresAt, sql.param(now, tokens.expiresAt)),
    gt(tokens.lastUsedAt, sql.param(usedAfter, tokens.lastUsedAt)),
  );

export const findLive = prepareOnce((db, lookup: Placeholders<TokenLookup>) =>
  db.select(LIVE_TOKEN).from(tokens).where(isLiveToken(lookup)),
);

export async function revokeToken({ db, clock }: Store, tokenHash: string): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(tokens.tokenHash, tokenHash), isNull(tokens.revokedAt)));
}

/** 退出所有设备: ends all logins of a user, on every device and site, including the current one. */
export async function revokeAllTokens({ db, clock }: Store, userId: number): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(tokens.userId, userId), isNull(tokens.revokedAt)));
}
