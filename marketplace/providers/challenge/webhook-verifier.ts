import { PROVIDER_TIMEOUT_MS } from "../time-limit";
import type { ChallengeVerifier } from "./verifier";

/**
 * Verifies with the operator's service: POST of `{token, address}` as JSON to `url` (SMS_CHALLENGE_URL). 2xx with
 * `{"ok": true}` means solved, `{"ok": false}` not solved; any other answer throws.
 */
export function webhookVerifier(url: string): ChallengeVerifier {
  return {
    async verify(token, address) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token, address }),
        redirect: "error",
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      const { ok } = (await response.json()) as { ok?: unknown };
      if (!response.ok || typeof ok !== "boolean") {
        throw new Error(`challenge service responded with ${response.status}`);
      }
      return ok;
    },
  };
}

/** Returns the operator's verifier; null when none is configured. */
export const chooseVerifier = ({
  smsChallengeUrl,
}: {
  smsChallengeUrl?: string | undefined;
}): ChallengeVerifier | null =>
  smsChallengeUrl === undefined ? null : webhookVerifier(smsChallengeUrl);
