import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "../deps";
import { challengeRules, guard } from "../limits/limits";
import type { ChallengeVerifier } from "../providers/challenge/verifier";
import { countCodesOfDay } from "./count-codes";

interface Attempt {
  ip: string;
  challengeToken?: string | undefined;
}

/**
 * Requires the configured challenge of a browser that is unknown to the number, once a part of the day's codes is used up. Must run
 * before rate limiting by number: a client without a solution must not use up quotas.
 * @throws ApiError `challengeNeeded`, `smsFailed` (it cannot be verified), `tooFrequent`, `limiterDown`
 */
export async function checkChallenge(deps: Deps, { ip, challengeToken }: Attempt): Promise<void> {
  const { challenge, config } = deps;
  if (challenge === null) return;
  if (challengeToken === undefined) {
    const free = (config.smsCodesPerDay * config.smsChallengeAbovePercent) / 100;
    if ((await countCodesOfDay(deps)) >= free) throw new ApiError("challengeNeeded");
    return;
  }
  await guard(deps, challengeRules(ip));
  if (!(await isSolved(deps, challenge, challengeToken, ip))) throw new ApiError("challengeNeeded");
}

async function isSolved(
  { log }: Pick<Deps, "log">,
  challenge: ChallengeVerifier,
  token: string,
  ip: string,
): Promise<boolean> {
  try {
    return await challenge.verify(token, ip);
  } catch (error) {
    log.error({ err: error }, "challenge verification failed");
    throw new ApiError("smsFailed");
  }
}
