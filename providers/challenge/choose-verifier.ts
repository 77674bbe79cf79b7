import { type ChallengeVerifier, noChallenge } from "./verifier";
import { webhookVerifier } from "./webhook-verifier";

/** The operator's service where one is set, else none. */
export const chooseVerifier = ({
  smsChallengeUrl,
}: {
  smsChallengeUrl?: string | undefined;
}): ChallengeVerifier =>
  smsChallengeUrl === undefined ? noChallenge : webhookVerifier(smsChallengeUrl);
