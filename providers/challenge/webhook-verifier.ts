import type { ChallengeVerifier } from "./verifier";

/** Milliseconds. */
const TIME_LIMIT_MS = 5_000;

/**
 * Asks the operator's own service: POST of `{token, address}` as JSON to `url` (SMS_CHALLENGE_URL). 2xx with
 * `{"ok": true}` is a challenge that was solved, `{"ok": false}` one that was not; anything else cannot be checked.
 */
export function webhookVerifier(url: string): ChallengeVerifier {
  return {
    async verify(token, address) {
      if (token === undefined) return false;
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token, address }),
        redirect: "error",
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const { ok } = (await response.json()) as { ok?: unknown };
      if (!response.ok || typeof ok !== "boolean") {
        throw new Error(`the challenge service answered ${response.status}`);
      }
      return ok;
    },
  };
}
