import { randomInt } from "node:crypto";
import { ApiError } from "@storefront/contract/api-error";
import { addressGroup } from "@storefront/platform/http/client-address";
import { and, eq, isNull } from "drizzle-orm";
import { smsCodes, tokens, users } from "../database/schema";
import type { Deps } from "../deps";
import {
  guard,
  RESEND_WAIT_S,
  sendCodeRules,
  sendKnownCodeRules,
  type TakeBack,
} from "../limits/limits";
import { SmsRefused } from "../providers/sms/sender";
import { checkChallenge } from "./check-challenge";
import { countCodeOfDay } from "./count-codes";
import { keyedHash, plainHash } from "./keyed-hash";
import { hashPhone, hasPhone } from "./phone-numbers";
import { plainPhone } from "./protect-phones";
import { readSmsPayload } from "./sms-payload";

const CODE_LIFE_MS = 5 * 60 * 1000;
const TRIES = 5;

/** The client that requests a code. */
interface Requester {
  ip: string;
  /** The browser's secret; only this browser can log in with the code. */
  browser: string;
  /** Proves a solved challenge, where one is required. */
  challengeToken?: string | undefined;
}

/** Purpose of a code; it is worthless for another purpose. */
export type CodeEvent = "login" | "bind" | "delete";

interface CodeRequest extends Requester {
  phone: string;
  event: CodeEvent;
}

/**
 * Sends a code of six random digits for one purpose (`login` or `bind`). The answer does not reveal whether the number
 * is registered. A new code replaces only the previous one of the same browser.
 * @throws ApiError `badPayload`, `challengeNeeded`, `tooFrequent`, `limiterDown`, `smsCapReached`, `smsFailed`
 */
export async function sendCode(
  deps: Deps,
  { data, ...requester }: Requester & { data: string },
): Promise<{ resend_after: number }> {
  const request: CodeRequest = { ...requester, ...readSmsPayload(deps.config, data) };
  const isKnown = await hasLoggedIn(deps, request.phone, request.browser);
  if (!isKnown) await checkChallenge(deps, request);
  return countAndSend(deps, request, isKnown);
}

/**
 * Sends a code to a number that has been established, without a challenge.
 * @throws ApiError `tooFrequent`, `limiterDown`, `smsCapReached`, `smsFailed`
 */
export async function sendCodeTo(
  deps: Deps,
  request: CodeRequest,
): Promise<{ resend_after: number }> {
  return countAndSend(deps, request, await hasLoggedIn(deps, request.phone, request.browser));
}

async function countAndSend(
  deps: Deps,
  request: CodeRequest,
  isKnown: boolean,
): Promise<{ resend_after: number }> {
  const takeBack = await countCode(deps, request, isKnown);
  const { phone, event } = request;
  const verifyCode = String(randomInt(1_000_000)).padStart(6, "0");
  await storeCode(deps, request, verifyCode);
  try {
    await deps.sms.send({
      phone,
      verifyCode,
      content: `验证码 ${verifyCode}，${event === "delete" ? "用于注销账号，" : ""}5 分钟内有效。请勿告诉他人。`,
    });
  } catch (error) {
    deps.log.error({ err: error }, "SMS code not sent");
    // After another error it may have been sent.
    if (error instanceof SmsRefused) await takeBack();
    throw new ApiError("smsFailed");
  }
  return { resend_after: RESEND_WAIT_S };
}

/**
 * Applies rate limits; a browser that has logged in with the number has a separate one (limits/limit-rules.ts). The
 * global cap is counted last, on its own: it is a single contended key, and refused requests need not wait for it. A code
 * that the cap refuses is not counted for its number either.
 */
async function countCode(
  deps: Deps,
  { phone, ip, browser }: CodeRequest,
  isKnown: boolean,
): Promise<TakeBack> {
  const number = hashPhone(deps.config, phone);
  const takeBack = await guard(
    deps,
    isKnown ? sendKnownCodeRules(number, plainHash(browser)) : sendCodeRules(number, ip),
  );
  try {
    const takeBackOfDay = await countCodeOfDay(deps, isKnown);
    return async () => {
      await Promise.all([takeBack(), takeBackOfDay()]);
    };
  } catch (error) {
    await takeBack();
    throw error;
  }
}

async function storeCode(
  deps: Deps,
  { phone, event, ip, browser }: CodeRequest,
  verifyCode: string,
): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const browserHash = plainHash(browser);
  await db.transaction(async (tx) => {
    await tx
      .update(smsCodes)
      .set({ usedAt: now })
      .where(
        and(
          hasPhone(config, smsCodes, phone),
          eq(smsCodes.event, event),
          eq(smsCodes.browserHash, browserHash),
          isNull(smsCodes.usedAt),
        ),
      );
    await tx.insert(smsCodes).values({
      phone: await plainPhone({ db: tx, clock }, phone),
      phoneHash: hashPhone(config, phone),
      event,
      codeHash: keyedHash(config, "sms-code", [phone, event, verifyCode]),
      browserHash,
      network: addressGroup(ip, 64),
      triesLeft: TRIES,
      networkTriesLeft: TRIES,
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    });
  });
}

/** Whether this browser has logged in with this number, for as long as its token is kept (31 days). */
async function hasLoggedIn(
  { db, config }: Pick<Deps, "db" | "config">,
  phone: string,
  browser: string,
): Promise<boolean> {
  const logins = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(hasPhone(config, users, phone), eq(tokens.browserHash, plainHash(browser))))
    .limit(1);
  return logins.length > 0;
}
