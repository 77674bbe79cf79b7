import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../database/db";
import { pendingBinds, users, wechatScans } from "../../database/schema";
import type { Deps } from "../../deps";
import { recordFirstConsent } from "../consents";
import { plainHash } from "../keyed-hash";
import { type Device, issueToken } from "../tokens";
import { recordBrandLogin, sharedWith } from "../user-brands";

/** Period in which a new identity can be bound to a phone number. */
const BIND_LIFE_MS = 10 * 60 * 1000;

interface WebLogin {
  code: string;
  state: string;
  browser: string;
  device: Device;
  site: string;
  /** Key of the site's brand, "" when not known. */
  brand: string;
}

/**
 * authorized → used: logs in the identity, once, in the requesting browser and site (product §7).
 * @throws ApiError `scanStale`; `bindPhone` with `union_id` when the identity has no phone number yet (code 50104)
 */
export async function webLogin(
  deps: Deps,
  { code, state, browser, device, site, brand }: WebLogin,
): Promise<CallAnswer<"webLogin">> {
  const now = deps.clock.now();
  const outcome = await deps.db.transaction(async (tx) => {
    const unionId = await redeemScan(tx, { code, state, browser, site }, now);
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.wechatUnionId, unionId));
    if (user) {
      await recordFirstConsent(tx, { userId: user.id, site }, now);
      const brands = await recordBrandLogin(tx, { userId: user.id, brand }, now);
      const authorization = await issueToken({ ...deps, db: tx }, user.id, {
        device,
        site,
        browser,
      });
      return { authorization, user_id: user.id, ...sharedWith(brands) };
    }
    await waitForPhone(tx, unionId, browser, new Date(now.getTime() + BIND_LIFE_MS));
    return { unionId };
  });
  if ("unionId" in outcome) {
    throw new ApiError("bindPhone", { data: { union_id: outcome.unionId } });
  }
  return outcome;
}

async function redeemScan(
  db: Db,
  { code, state, browser, site }: Omit<WebLogin, "device" | "brand">,
  now: Date,
): Promise<string> {
  const [scan] = await db
    .update(wechatScans)
    .set({ status: "used" })
    .where(
      and(
        eq(wechatScans.codeHash, plainHash(code)),
        eq(wechatScans.state, state),
        eq(wechatScans.browserHash, plainHash(browser)),
        eq(wechatScans.site, site),
        eq(wechatScans.status, "authorised"),
        gt(wechatScans.expiresAt, now),
      ),
    )
    .returning({ unionId: wechatScans.unionId });
  if (!scan?.unionId) throw new ApiError("scanStale");
  return scan.unionId;
}

async function waitForPhone(db: Db, unionId: string, browser: string, until: Date): Promise<void> {
  const row = { browserHash: plainHash(browser), expiresAt: until };
  await db
    .insert(pendingBinds)
    .values({ unionId, ...row })
    .onConflictDoUpdate({ target: pendingBinds.unionId, set: row });
}
