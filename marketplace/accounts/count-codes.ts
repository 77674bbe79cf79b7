import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "../deps";
import {
  allCodesRule,
  guard,
  newAction,
  noticeRules,
  publicCodesRule,
  type TakeBack,
} from "../limits/limits";

const OPEN_USED_UP = "短信验证码已达今日发送上限，请在以前登录过的浏览器上获取";

type CountDeps = Pick<Deps, "limiter" | "clock" | "log" | "config" | "wechat">;

/**
 * Counts a code against the cap of the day. Unknown browsers may use a part of it; the rest is for those that have logged in with the
 * number before.
 * @throws ApiError `smsCapReached`, `limiterDown`
 */
export async function countCodeOfDay(deps: CountDeps, isKnown: boolean): Promise<TakeBack> {
  const { log } = deps;
  const { all, open } = rulesOfDay(deps);
  const takeBack = await guard(deps, isKnown ? [all] : [all, open], (retryAfterS) => {
    log.error(
      {},
      isKnown
        ? "SMS_CODES_PER_DAY reached; no more codes are sent"
        : "public share of SMS_CODES_PER_DAY reached; only known browsers get codes",
    );
    const msg = isKnown
      ? {}
      : { msg: `${OPEN_USED_UP}，${deps.wechat ? "或使用微信登录" : "或稍后再试"}` };
    return new ApiError("smsCapReached", { ...msg, retryAfterS });
  });
  await noteHalf(deps);
  return takeBack;
}

/** Returns the codes of the last 24 hours. @throws ApiError `limiterDown` */
export async function countCodesOfDay(deps: CountDeps): Promise<number> {
  const { limiter, clock, log } = deps;
  try {
    return await limiter.count(rulesOfDay(deps).all, clock.now());
  } catch (error) {
    log.error({ err: error }, "rate limiter unavailable");
    throw new ApiError("limiterDown");
  }
}

/** Returns the used parts of the day's cap and of its public part, 0 to 1. */
export async function readCodeUse(
  deps: CountDeps,
): Promise<{ part: "all" | "public"; used: number }[]> {
  const { limiter, clock } = deps;
  const { all, open } = rulesOfDay(deps);
  const now = clock.now();
  return [
    { part: "all", used: (await limiter.count(all, now)) / all.limit },
    { part: "public", used: (await limiter.count(open, now)) / open.limit },
  ];
}

function rulesOfDay({ config }: Pick<CountDeps, "config">) {
  const cap = { perDay: config.smsCodesPerDay, reservePercent: config.smsReservePercent };
  return { all: allCodesRule(cap), open: publicCodesRule(cap) };
}

/** Writes one line a day when half of the codes have been sent. */
async function noteHalf(deps: CountDeps): Promise<void> {
  const { limiter, clock, log, config } = deps;
  const sent = await countCodesOfDay(deps);
  if (sent * 2 < config.smsCodesPerDay) return;
  const wait = await limiter.take(noticeRules("sms-half"), newAction(clock.now())).catch(() => 0);
  if (wait === null) log.warn({ sent }, "half of SMS_CODES_PER_DAY have been sent");
}
