import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, gt, isNull } from "drizzle-orm";
import { violatedConstraint } from "../database/errors";
import { pendingBinds, users } from "../database/schema";
import type { Deps } from "../deps";
import { recordFirstConsent } from "./consents";
import { plainHash } from "./keyed-hash";
import { linkWechat } from "./link-persons";
import type { LoginRequest } from "./login";
import { redeemCode } from "./redeem-code";
import { issueToken } from "./tokens";
import { recordBrandLogin, sharedWith } from "./user-brands";
import { findOrRegister } from "./users";

/** `browser` must be the one that showed the QR code; the identity can only be bound there. */
interface BindRequest extends LoginRequest {
  unionId: string;
}

/**
 * Binds a verified WeChat identity to a phone number, and logs in (product §4 Login).
 * @throws ApiError `bindStale` (no such identity waits in this browser), `bindTaken`, and those of redeemCode
 */
export async function bindPhone(
  deps: Deps,
  { phone, verifyCode, ip, device, site, brand, unionId, browser }: BindRequest,
): Promise<CallAnswer<"bindPhone">> {
  await redeemCode(deps, { phone, event: "bind", verifyCode, ip, browser });
  const now = deps.clock.now();
  try {
    return await deps.db.transaction(async (tx) => {
      const waiting = await tx
        .delete(pendingBinds)
        .where(
          and(
            eq(pendingBinds.unionId, unionId),
            eq(pendingBinds.browserHash, plainHash(browser)),
            gt(pendingBinds.expiresAt, now),
          ),
        )
        .returning({ unionId: pendingBinds.unionId });
      if (waiting.length === 0) throw new ApiError("bindStale");
      const userId = await findOrRegister({ ...deps, db: tx }, phone);
      await recordFirstConsent(tx, { userId, site }, now);
      const bound = await tx
        .update(users)
        .set({ wechatUnionId: unionId })
        .where(and(eq(users.id, userId), isNull(users.wechatUnionId)))
        .returning({ id: users.id });
      if (bound.length === 0) throw new ApiError("bindTaken");
      await linkWechat(tx, deps.config, { userId, unionId });
      const brands = await recordBrandLogin(tx, { userId, brand }, now);
      const authorization = await issueToken({ ...deps, db: tx }, userId, {
        device,
        site,
        browser,
      });
      return { authorization, user_id: userId, ...sharedWith(brands) };
    });
  } catch (error) {
    throw violatedConstraint(error) === "users_wechat_union_id_unique"
      ? new ApiError("bindTaken")
      : error;
  }
}
