import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import { addressGroup } from "@/contract/client-address";
import { smsCodes } from "@/database/schema";
import type { Deps } from "../../deps";
import { guard } from "../../limits/guard";
import { tryCodeRules } from "../../limits/rules";
import { keyedHash, plainHash, sameText } from "./keyed-hash";

interface Attempt {
  phone: string;
  event: "login" | "bind";
  verifyCode: string;
  ip: string;
  /** The secret of the browser that tries, "" for a client without a cookie. */
  browser: string;
}

/**
 * Uses up a code, in the browser that it was sent for. A try is taken before the code is compared, in one statement,
 * so that parallel guesses have five tries between them and not five each. Tries from elsewhere count against their
 * own address and leave the code alone. A client without a cookie is known by its network instead, with five tries of
 * its own.
 * @throws ApiError codeWrong, codeStale (none sent, too old, used, five wrong tries), tooFrequent, limiterDown
 */
export async function redeemCode(deps: Deps, attempt: Attempt): Promise<void> {
  const { phone, event, verifyCode, ip, browser } = attempt;
  // The tries of a browser's own code are few; a stranger at the same address must not use up the address for it.
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

/** Takes one of the five tries of the code that was sent for this browser. @returns undefined when there is none */
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

/** The same for a client without a cookie, and the newest code of its network. */
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

const isLive = ({ clock }: Pick<Deps, "clock">, { phone, event }: Attempt) =>
  and(
    eq(smsCodes.phone, phone),
    eq(smsCodes.event, event),
    isNull(smsCodes.usedAt),
    gt(smsCodes.expiresAt, clock.now()),
  );

/** Ends the number's other codes too: who holds the phone is logged in. @returns false when another was quicker */
async function useUp({ db, clock }: Deps, { phone, event }: Attempt, id: number): Promise<boolean> {
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
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.event, event), isNull(smsCodes.usedAt)));
  return true;
}
