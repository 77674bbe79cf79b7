import type { CallAnswer } from "@storefront/contract/calls";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { tokens } from "../database/schema";
import type { Deps } from "../deps";
import { plainHash } from "./keyed-hash";
import { revokeToken, type Session, usedAfter } from "./tokens";

type LoginDeps = Pick<Deps, "db" | "clock" | "config">;

/** Most logins to show. */
const SHOWN = 50;

/** Reads the live logins of a user, the most recently used first. */
export async function readLogins(
  deps: LoginDeps,
  { userId, tokenHash: own }: Pick<Session, "userId" | "tokenHash">,
): Promise<CallAnswer<"logins">> {
  const rows = await findLogins(deps, userId);
  return {
    list: rows.slice(0, SHOWN).map(({ tokenHash, device, site, createdAt, lastUsedAt }) => ({
      login_id: loginId(tokenHash),
      device: device === 1 ? 1 : 2,
      site,
      current: tokenHash === own,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
  };
}

/** Ends one login of a user. One that has ended already, or is another user's, changes nothing. */
export async function endLogin(deps: LoginDeps, userId: number, id: string): Promise<void> {
  const rows = await findLogins(deps, userId);
  const login = rows.find(({ tokenHash }) => loginId(tokenHash) === id);
  if (login) await revokeToken(deps, login.tokenHash);
}

/** What is stored does not leave the server, not even the hash. */
const loginId = (tokenHash: string): string => plainHash(`login ${tokenHash}`);

function findLogins({ db, clock, config }: LoginDeps, userId: number) {
  const now = clock.now();
  return db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.userId, userId),
        isNull(tokens.revokedAt),
        gt(tokens.expiresAt, now),
        gt(tokens.lastUsedAt, usedAfter(config, now)),
      ),
    )
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.createdAt));
}
