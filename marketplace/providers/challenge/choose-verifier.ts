import { type ChallengeVerifier, noChallenge } from "./verifier";
import { webhookVerifier } from "./webhook-verifier";

/** Returns the operator's verifier if one is configured, else one that accepts every request. */
export const chooseVerifier = ({
  smsChallengeUrl,
}: {
  smsChallengeUrl?: string | undefined;
}): ChallengeVerifier =>
  smsChallengeUrl === undefined ? noChallenge : webhookVerifier(smsChallengeUrl);
