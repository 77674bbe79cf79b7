import { ApiError } from "@storefront/contract/api-error";
import { addressGroup } from "@storefront/platform/http/client-address";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { smsCodes } from "../database/schema";
import type { Deps } from "../deps";
import { guard, tryCodeRules } from "../limits/limits";
import { keyedHash, plainHash, sameText } from "./keyed-hash";
import { hasPhone } from "./phone-numbers";
import type { CodeEvent } from "./send-code";

interface Attempt {
  phone: string;
  event: CodeEvent;
  verifyCode: string;
  ip: string;
  /** The browser's secret, "" for a client without cookies. */
  browser: string;
}

/**
 * Redeems a code in the browser that requested it. A try is deducted before the code is compared, in one statement, so
 * that concurrent guesses share five tries. Tries from other browsers count against their address and leave the code
 * untouched. A client without cookies is identified by its network, with five separate tries.
 * @throws ApiError `codeWrong`, `codeStale` (not sent, expired, used, five wrong tries), `tooFrequent`, `limiterDown`
 */
export async function redeemCode(deps: Deps, attempt: Attempt): Promise<void> {
  const { phone, event, verifyCode, ip, browser } = attempt;
  // Only without a browser cookie: a stranger must not use up the address's limit for the code's own browser.
  if (browser === "") await guard(deps, tryCodeRules(ip));
  const code =
    browser === "" ? await tryInNetwork(deps, attempt) : await tryInBrowser(deps, attempt);
  if (!code && browser !== "") await guard(deps, tryCodeRules(ip));
  if (!code) throw new ApiError("codeStale");
  const { id, codeHash, triesLeft } = code;
  if (!sameText(codeHash, keyedHash(deps.config, "sms-code", [phone, event, verifyCode]))) {
    throw triesLeft > 0
      ? new ApiError("codeWrong")
      : new ApiError("codeStale", { msg: "验证码错误次数过多，请重新获取" });
  }
  if (!(await useUp(deps, attempt, id))) throw new ApiError("codeStale");
}

/** Deducts one of the five tries of this browser's code. @returns undefined when there is no code or no try left */
async function tryInBrowser(deps: Deps, attempt: Attempt) {
  const [code] = await deps.db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(
      and(
        isLive(deps, attempt),
        eq(smsCodes.browserHash, plainHash(attempt.browser)),
        gt(smsCodes.triesLeft, 0),
      ),
    )
    .returning({ id: smsCodes.id, codeHash: smsCodes.codeHash, triesLeft: smsCodes.triesLeft });
  return code;
}

/** Like tryInBrowser, for a client without cookies: uses the newest code of its network. */
async function tryInNetwork(deps: Deps, attempt: Attempt) {
  const newest = deps.db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(isLive(deps, attempt), eq(smsCodes.network, addressGroup(attempt.ip, 64))))
    .orderBy(desc(smsCodes.id))
    .limit(1);
  const [code] = await deps.db
    .update(smsCodes)
    .set({ networkTriesLeft: sql`${smsCodes.networkTriesLeft} - 1` })
    .where(and(eq(smsCodes.id, newest), gt(smsCodes.networkTriesLeft, 0)))
    .returning({
      id: smsCodes.id,
      codeHash: smsCodes.codeHash,
      triesLeft: smsCodes.networkTriesLeft,
    });
  return code;
}

const isLive = ({ clock, config }: Pick<Deps, "clock" | "config">, { phone, event }: Attempt) =>
  and(
    hasPhone(config, smsCodes, phone),
    eq(smsCodes.event, event),
    isNull(smsCodes.usedAt),
    gt(smsCodes.expiresAt, clock.now()),
  );

/** Marks all live codes of the number as used, not only this one. @returns false when it was used concurrently */
async function useUp(
  { db, clock, config }: Deps,
  { phone, event }: Attempt,
  id: number,
): Promise<boolean> {
  const usedAt = clock.now();
  const used = await db
    .update(smsCodes)
    .set({ usedAt })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  if (used.length === 0) return false;
  await db
    .update(smsCodes)
    .set({ usedAt })
    .where(
      and(hasPhone(config, smsCodes, phone), eq(smsCodes.event, event), isNull(smsCodes.usedAt)),
    );
  return true;
}
