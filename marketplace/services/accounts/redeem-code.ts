import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { smsCodes } from "../../db/schema";
import type { Deps } from "../../deps";
import { guard } from "../../limits/guard";
import { tryCodeRules } from "../../limits/rules";
import { keyedHash, sameText } from "./keyed-hash";

interface Attempt {
  phone: string;
  event: "login" | "bind";
  verifyCode: string;
  ip: string;
}

/**
 * Uses up a code. A try is taken before the code is compared, in one statement, so that parallel guesses
 * have five tries between them and not five each.
 * @throws ApiError codeWrong, codeStale (none sent, too old, used, five wrong tries), tooFrequent, limiterDown
 */
export async function redeemCode(
  deps: Deps,
  { phone, event, verifyCode, ip }: Attempt,
): Promise<void> {
  await guard(deps, tryCodeRules(ip));
  const { db, clock, config } = deps;
  const [code] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(
      and(
        eq(smsCodes.phone, phone),
        eq(smsCodes.event, event),
        isNull(smsCodes.usedAt),
        gt(smsCodes.triesLeft, 0),
        gt(smsCodes.expiresAt, clock.now()),
      ),
    )
    .returning({ id: smsCodes.id, codeHash: smsCodes.codeHash, triesLeft: smsCodes.triesLeft });
  if (!code) throw new ApiError("codeStale");
  if (!sameText(code.codeHash, keyedHash(config, "sms-code", [phone, event, verifyCode]))) {
    throw code.triesLeft > 0
      ? new ApiError("codeWrong")
      : new ApiError("codeStale", { msg: "验证码错误次数过多，请重新获取" });
  }
  const used = await db
    .update(smsCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(smsCodes.id, code.id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  if (used.length === 0) throw new ApiError("codeStale");
}
