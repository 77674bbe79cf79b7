import { ApiError } from "@/contract/api-error";
import type { Deps } from "../../deps";
import { guard } from "../../limits/guard";
import { challengeRules } from "../../limits/rules";

interface Shown {
  ip: string;
  challengeToken?: string | undefined;
}

/**
 * Before anything is counted against a number: who solves no challenge uses up nobody's quota.
 * @throws ApiError challengeNeeded, smsFailed (it cannot be checked), tooFrequent, limiterDown
 */
export async function checkChallenge(deps: Deps, { ip, challengeToken }: Shown): Promise<void> {
  if (challengeToken !== undefined) await guard(deps, challengeRules(ip));
  if (!(await isSolved(deps, { ip, challengeToken }))) throw new ApiError("challengeNeeded");
}

async function isSolved({ challenge, log }: Deps, { ip, challengeToken }: Shown): Promise<boolean> {
  try {
    return await challenge.verify(challengeToken, ip);
  } catch (error) {
    log.error({ err: error }, "a challenge could not be verified");
    throw new ApiError("smsFailed");
  }
}
