/** Valid values of `challenge_token` (contract/account/account.ts). */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/**
 * Reads the token that the challenge page posts by `postMessage({ challenge_token }, <origin of this page>)`.
 * @param page address of the challenge page; messages of other origins are ignored
 */
export function readChallengeToken(
  { origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">,
  page: string,
): string | null {
  if (origin !== new URL(page).origin || typeof data !== "object" || data === null) return null;
  const { challenge_token: token } = data as { challenge_token?: unknown };
  return typeof token === "string" && TOKEN.test(token) ? token : null;
}
