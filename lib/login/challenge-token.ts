/** What may be sent as `challenge_token` (contract/account.ts). */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/**
 * Reads what the challenge's page posts to this one by `postMessage({ challenge_token }, <origin of this page>)`.
 * @param page the challenge's address; messages of other origins say nothing
 */
export function readChallengeToken(
  { origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">,
  page: string,
): string | null {
  if (origin !== new URL(page).origin || typeof data !== "object" || data === null) return null;
  const { challenge_token: token } = data as { challenge_token?: unknown };
  return typeof token === "string" && TOKEN.test(token) ? token : null;
}
