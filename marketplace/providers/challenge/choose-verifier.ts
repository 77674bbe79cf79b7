import type { ChallengeVerifier } from "./verifier";
import { webhookVerifier } from "./webhook-verifier";

/** Returns the operator's verifier; null when none is configured. */
export const chooseVerifier = ({
  smsChallengeUrl,
}: {
  smsChallengeUrl?: string | undefined;
}): ChallengeVerifier | null =>
  smsChallengeUrl === undefined ? null : webhookVerifier(smsChallengeUrl);
