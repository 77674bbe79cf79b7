import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "../../deps";
import { challengeRules } from "../../domain/limits/limit-rules";
import { guard } from "../../limits/guard";

interface Attempt {
  ip: string;
  challengeToken?: string | undefined;
}

/**
 * Verifies the challenge. Must run before rate limiting by number: a client without a solution must not use up quotas.
 * @throws ApiError `challengeNeeded`, `smsFailed` (it cannot be verified), `tooFrequent`, `limiterDown`
 */
export async function checkChallenge(deps: Deps, { ip, challengeToken }: Attempt): Promise<void> {
  if (challengeToken !== undefined) await guard(deps, challengeRules(ip));
  if (!(await isSolved(deps, { ip, challengeToken }))) throw new ApiError("challengeNeeded");
}

async function isSolved(
  { challenge, log }: Deps,
  { ip, challengeToken }: Attempt,
): Promise<boolean> {
  try {
    return await challenge.verify(challengeToken, ip);
  } catch (error) {
    log.error({ err: error }, "a challenge could not be verified");
    throw new ApiError("smsFailed");
  }
}
